import { createHash, hash } from 'node:crypto'
import type { Surroundings } from '../check/surroundings.ts'
import { hashOwn } from '../common/files-hash.ts'
import { oncePer } from '../common/once-per.ts'
import type { Chunk } from '../read/split.ts'

export interface Around extends Surroundings {
  /** yyyy-mm-dd */
  today: string
}

/** Tells with which key the index of a page is kept: everything that it follows from, by hashes. */
export function createKeyOf(frame: Record<string, unknown>, around: Around) {
  const scope = scopeOf(frame, around)
  /** `madeRoute` is the address of a page that a template makes, or of one that is made of posts. */
  return (chunk: Pick<Chunk, 'text'>, madeRoute = '') => `${scope}${hashOf(chunk)}${madeRoute}`
}

/** Of the text of a page, worked out once. */
export const hashOf = oncePer(({ text }: Pick<Chunk, 'text'>) => hash('sha1', text, 'base64'))

/** Everything outside a page that its index follows from, as a short text. */
function scopeOf(
  frame: Record<string, unknown>,
  { today, images, icons, files = ['any'], videoBytes }: Around,
): string {
  const scope = createHash('sha1')
    .update(today)
    .update(JSON.stringify(frame, asText))
    .update(hashOwn('sections/*/schema.json'))
    .update(JSON.stringify(videoBytes ?? {}))
  for (const names of [images, icons, files]) scope.update(`\n${names.length}\n${names.join('\n')}`)
  return scope.digest('base64')
}

/** JSON has no numbers such as ".inf", which YAML has. */
const asText = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? { number: `${value}` } : value
