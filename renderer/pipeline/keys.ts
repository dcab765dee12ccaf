import { createHash, hash } from 'node:crypto'
import type { Surroundings } from '../check/surroundings.ts'
import { hashOwn } from '../common/files-hash.ts'
import type { Chunk } from '../read/split.ts'

export interface Around extends Surroundings {
  /** yyyy-mm-dd */
  today: string
}

/** Tells with which key the index of a page is kept: everything that it follows from, by hashes. */
export function createKeys(frame: Record<string, unknown>, around: Around) {
  const scope = scopeOf(frame, around)
  const hashes = new Map<Chunk, string>()
  /** Of the text of a page, worked out once. */
  const hashOf = (chunk: Chunk) => {
    const chunkHash = hashes.get(chunk) ?? hash('sha1', chunk.text, 'base64')
    hashes.set(chunk, chunkHash)
    return chunkHash
  }
  /** `madeRoute` is the address of a page that a template makes. */
  return { hashOf, keyOf: (chunk: Chunk, madeRoute = '') => `${scope}${hashOf(chunk)}${madeRoute}` }
}

/** Everything outside a page that its index follows from, as a short text. */
function scopeOf(frame: Record<string, unknown>, { today, images, icons, files = ['any'] }: Around): string {
  const scope = createHash('sha1')
    .update(today)
    .update(JSON.stringify(frame, asText))
    .update(hashOwn('sections/*/schema.json'))
  for (const names of [images, icons, files]) scope.update(`\n${names.length}\n${names.join('\n')}`)
  return scope.digest('base64')
}

/** JSON has no numbers such as ".inf", which YAML has. */
const asText = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? { number: `${value}` } : value
