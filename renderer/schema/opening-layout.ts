import type { HeroBlock } from './types.generated.ts'

export type OpeningLayout = NonNullable<HeroBlock['layout']>

/** The arrangements of openings that are nothing without a picture. */
const OF_PICTURES: readonly unknown[] = [
  'split',
  'framed',
  'banner',
  'overlap',
  'collage',
  'slides',
  'corner',
  'column',
] satisfies OpeningLayout[]

export const needsPicture = (layout: unknown) => OF_PICTURES.includes(layout)

/** The arrangements whose pictures stand for themselves, and can have a shape. */
export const takesShape = (layout: OpeningLayout) =>
  ['split', 'framed', 'overlap', 'collage', 'slides'].includes(layout)

/** The arrangements with one picture, over which a film can run. */
export const hasPicture = (layout: OpeningLayout) => !['plain', 'words', 'collage', 'slides'].includes(layout)

/** The arrangements whose picture lies behind the words. */
export const isBehindWords = (layout: OpeningLayout) => ['cover', 'open', 'centered', 'corner'].includes(layout)

/** What stands under the title keeps together in another place than it. */
export const isGrouped = (layout: OpeningLayout) => ['plain', 'row', 'block', 'column'].includes(layout)

export type WordsPlace = NonNullable<HeroBlock['wordsPlace']>

/** Where the words stand over a picture, unless that is where they begin anyway. Beside a form they have one place. */
export function shownPlace(
  shown: OpeningLayout,
  { wordsPlace, form }: { wordsPlace?: unknown; form?: unknown },
): WordsPlace | undefined {
  return shown === 'cover' && !form && wordsPlace !== 'start' ? (wordsPlace as WordsPlace | undefined) : undefined
}

export type Veil = NonNullable<HeroBlock['veil']>

/** How much a picture behind words is darkened, where that is not as much as any picture needs. */
export function shownVeil(shown: OpeningLayout, { veil, form }: { veil?: unknown; form?: unknown }): Veil | undefined {
  return isBehindWords(shown) && shown !== 'corner' && !form ? (veil as Veil | undefined) : undefined
}

/** The one that sets a text as large as a title is nothing without it. */
export const lacksText = (layout: unknown, { text }: Record<string, unknown>) =>
  layout === 'statement' && text === undefined

/**
 * How an opening is shown: without the picture or the text that its layout needs, as words on the page's ground or
 * beside its picture; with one picture of several, beside it.
 */
export function shownLayout(layout: OpeningLayout = 'cover', fields: Record<string, unknown>): OpeningLayout {
  const { image, pictures } = fields
  if (needsPicture(layout) && image === undefined) return 'plain'
  if (lacksText(layout, fields)) return image === undefined ? 'plain' : 'framed'
  return (layout === 'collage' || layout === 'slides') && pictures === undefined ? 'framed' : layout
}
