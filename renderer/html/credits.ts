import { isRecord } from '../common/is-record.ts'
import { isOpening } from '../schema/opening.ts'
import { shownLayout } from '../schema/opening-layout.ts'
import type { Block } from '../schema/types.generated.ts'

/** Sections whose pictures have words under them, and with these whose they are (Caption.tsx). */
const CAPTIONED: readonly string[] = ['article', 'before-after', 'gallery', 'services-hub', 'split', 'timeline']

/** Whose the pictures of a page are that have no place for words under them, each once. */
export const creditsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => creditsIn(isCaptioned(block) ? Object(block).backdrop : block))),
]

const isCaptioned = (block: Block) =>
  isOpening(block) ? shownLayout(block.layout, { ...block }) === 'slides' : CAPTIONED.includes(block.type)

function creditsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(creditsIn)
  if (!isRecord(value)) return []
  if (typeof value.src === 'string') return typeof value.credit === 'string' ? [value.credit] : []
  return Object.values(value).flatMap(creditsIn)
}
