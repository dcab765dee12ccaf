import { openingTypes } from './types.generated.ts'

type OpeningType = (typeof openingTypes)[number]

/** Whether a section opens a page, with the first-level heading of it: for code that is bundled without the schemas. */
export function isOpening<Section extends { type: string }>(
  section: Section,
): section is Extract<Section, { type: OpeningType }> {
  return (openingTypes as readonly string[]).includes(section.type)
}

/** Where a page begins: notices may stand above its opening. 0 for a page of notices alone. */
export const startOf = (types: readonly string[]): number =>
  Math.max(
    types.findIndex((type) => type !== 'notice'),
    0,
  )
