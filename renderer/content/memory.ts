import { createHash, hash } from 'node:crypto'
import type { Surroundings } from './checks/references.ts'
import type { KeptRecord } from './kept-record.ts'
import type { Finding } from './problem.ts'
import { type Chunk, hashOfText } from './split.ts'
import { createStore, type Store } from './store.ts'

/** What is known from before, so that nothing need be found out again of what has not changed. */
export interface Memory {
  /** The records of pages. */
  records: Store<KeptRecord>
  /** What was found in whole sites. */
  findings: Store<readonly Finding[]>
}

/** A memory for this process alone; what was not asked for in two turns is forgotten. */
export function createMemory(): Memory & { turn: () => void } {
  const records = createStore<KeptRecord>()
  const findings = createStore<readonly Finding[]>()
  const turn = () => {
    records.turn()
    findings.turn()
  }
  return { records, findings, turn }
}

/** Everything outside a page that its record follows from, as a short text. */
export function scopeOf(frame: Record<string, unknown>, surroundings: Surroundings, today: string): string {
  const scope = createHash('sha1').update(today).update(JSON.stringify(frame, asText))
  for (const names of [surroundings.images, surroundings.icons, surroundings.files ?? ['any']]) {
    scope.update(`\n${names.length}\n${names.join('\n')}`)
  }
  return scope.digest('base64')
}

/** JSON has no numbers such as ".inf", which YAML has. */
const asText = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? { number: `${value}` } : value

/** Everything outside the pages. */
export function scopeOfSite(scope: string, chunks: readonly Chunk[]): string {
  const site = createHash('sha1').update(scope)
  for (const chunk of chunks) if (chunk.route === undefined) site.update(chunk.text)
  return site.digest('base64')
}

/** The key of a page's record; for a page that a template makes, `made` is its address. */
export const keyOf = (scope: string, chunk: Chunk, made = '') => `${scope}${hashOfText(chunk)}${made}`

/** The key of what is found in a site when no more of each page is looked at than `part` tells. */
export function keyOfSite(
  scope: string,
  records: ReadonlyMap<string, KeptRecord>,
  part: (record: KeptRecord) => string,
): string {
  const pages = [...records].map(([route, record]) => `${route} ${part(record)}`)
  return hash('sha1', `${scope}\n${pages.join('\n')}`, 'base64')
}
