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
] satisfies OpeningLayout[]

export const needsPicture = (layout: unknown) => OF_PICTURES.includes(layout)

/** The arrangements whose picture stands for itself, and can have a shape. */
export const takesShape = (layout: OpeningLayout) => layout === 'split' || layout === 'framed'

/** How an opening is shown: without the picture that its layout needs, as text on the page's ground; with one of several, beside it. */
export function shownLayout(
  layout: OpeningLayout = 'cover',
  { image, pictures }: Record<string, unknown>,
): OpeningLayout {
  if (needsPicture(layout) && image === undefined) return 'plain'
  return (layout === 'collage' || layout === 'slides') && pictures === undefined ? 'framed' : layout
}
