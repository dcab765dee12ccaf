import { createHash, hash } from 'node:crypto'
import type { Surroundings } from './checks/references.ts'
import type { PageRecord } from './record.ts'
import type { Chunk } from './split.ts'

/** Records of pages by what they follow from, so that a page that has not changed need not be read again. */
export interface Memory {
  get(key: string): PageRecord | undefined
  set(key: string, record: PageRecord): void
}

/** Keeps what was asked for or set since the last call of `turn`, and what was so in the turn before. */
export function createMemory(): Memory & { turn: () => void } {
  let before = new Map<string, PageRecord>()
  let now = new Map<string, PageRecord>()
  return {
    turn() {
      before = now
      now = new Map()
    },
    get(key) {
      const record = now.get(key) ?? before.get(key)
      if (record) now.set(key, record)
      return record
    },
    set: (key, record) => void now.set(key, record),
  }
}

/** Everything outside the pages that a record follows from, as a short text. */
export function scopeOf(chunks: readonly Chunk[], surroundings: Surroundings, today: string): string {
  const scope = createHash('sha1').update(today)
  for (const { route, text } of chunks) if (route === undefined) scope.update(text)
  for (const names of [surroundings.images, surroundings.icons, surroundings.files ?? ['any']]) {
    scope.update(`\n${names.length}\n${names.join('\n')}`)
  }
  return scope.digest('base64')
}

/** The key of a page's record; for a page that a template makes, `made` is its address. */
export const keyOf = (scope: string, chunk: Chunk, made = '') => `${scope}${hashOfText(chunk)}${made}`

const hashes = new WeakMap<Chunk, string>()

/** A hash of the text of a chunk, worked out once. */
export function hashOfText(chunk: Chunk): string {
  const known = hashes.get(chunk) ?? hash('sha1', chunk.text, 'base64')
  hashes.set(chunk, known)
  return known
}
