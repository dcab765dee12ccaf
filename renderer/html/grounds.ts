import { groundOfCall, isBehindCall } from '../common/call.ts'
import { shownLayout } from '../schema/opening-layout.ts'
import type { Block, SiteSettings } from '../schema/types.generated.ts'
import { footOf } from './document/foot/ground.ts'

/** So many dark grounds on end are one block, in which sections cannot be told apart. */
const TOO_MANY = 3

/** Openings with a picture, or the ink, from side to side. */
const DARK_OPENINGS: readonly unknown[] = ['cover', 'open', 'centered', 'corner']

/**
 * The sections of a page, in which one that asks visitors to act and says nothing of its ground has a tint where dark
 * would make three dark blocks on end with those around it, and with the footer under the last one.
 */
export function groundsOf(blocks: Block[], hasDarkFoot: boolean): Block[] {
  const shown: Block[] = []
  for (const [index, block] of blocks.entries()) {
    const isLight = isOpen(block) && darkAround(shown, blocks.slice(index + 1), hasDarkFoot) + 1 >= TOO_MANY
    shown.push(isLight ? { ...block, tone: 'tint' } : block)
  }
  return shown
}

/** Whether the foot of the pages is a dark block under the last section; around a panel the page's own ground shows. */
export function isFooterDark(settings: Pick<SiteSettings, 'theme'>): boolean {
  const { layout, ground } = footOf(settings)
  return layout !== 'panel' && (ground === 'dark' || ground === 'brand')
}

const isOpen = (block: Block): block is Extract<Block, { type: 'cta' }> =>
  block.type === 'cta' && block.tone === undefined && groundOfCall(block) === 'dark' && !isPictured(block)

/** How many dark sections touch a place, with a dark footer. */
function darkAround(before: Block[], after: Block[], hasDarkFoot: boolean): number {
  const above = before.length - 1 - before.findLastIndex((block) => !isDark(block))
  const below = after.findIndex((block) => !isDark(block) || isOpen(block))
  return above + (below === -1 ? after.length + (hasDarkFoot ? 1 : 0) : below)
}

/** Whether a page begins with a picture, or the ink, from side to side. */
export const isOverPicture = (first: Block | undefined): boolean =>
  (first?.type === 'hero' || first?.type === 'page-hero') &&
  DARK_OPENINGS.includes(shownLayout(first.layout, { ...first }))

function isDark(block: Block): boolean {
  if (block.type === 'hero' || block.type === 'page-hero') return isOverPicture(block) || block.layout === 'block'
  if (isPictured(block)) return veilOf({ ...block }) !== 'paper'
  const tone = block.type === 'cta' ? groundOfCall(block) : Object(block).tone
  return tone === 'dark' || tone === 'brand'
}

const veilOf = ({ backdrop, veil }: Record<string, unknown>) => (backdrop ? Object(backdrop).veil : veil)

const isPictured = (block: Block) => Object.hasOwn(block, 'backdrop') || (block.type === 'cta' && isBehindCall(block))
