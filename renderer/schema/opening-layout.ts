import type { HeroBlock } from './types.generated.ts'

export type OpeningLayout = NonNullable<HeroBlock['layout']>

/** The arrangements of openings that are nothing without a picture. */
const OF_PICTURES: readonly unknown[] = ['split', 'framed', 'banner'] satisfies OpeningLayout[]

export const needsPicture = (layout: unknown) => OF_PICTURES.includes(layout)

/** How an opening is shown: without the picture that its layout needs, as text on the page's ground. */
export const shownLayout = (layout: OpeningLayout = 'cover', hasPicture = false): OpeningLayout =>
  needsPicture(layout) && !hasPicture ? 'plain' : layout
