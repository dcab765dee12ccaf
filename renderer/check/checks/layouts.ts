import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { hasRule, layoutOf } from '../../common/layout-by-content.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { at, type Path } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import {
  hasPicture,
  lacksText,
  needsPicture,
  type OpeningLayout,
  shownLayout,
  shownVeil,
  takesShape,
} from '../../schema/opening-layout.ts'
import { isOpeningType, schemaOf } from '../../schema/schemas.ts'
import { type Check, warning } from './check.ts'

type Shows = (layout: string) => boolean

/** Settings that some layouts have no use for, with those that have. */
const ofOpenings: Record<string, Shows> = {
  film: (layout) => hasPicture(layout as OpeningLayout),
  pictures: (layout) => layout === 'collage' || layout === 'slides',
  pictureShape: (layout) => takesShape(layout as OpeningLayout),
  wordsPlace: (layout) => layout === 'cover',
  veil: (layout) => shownVeil(layout as OpeningLayout, { veil: 'light' }) !== undefined,
}
const ofSections: Record<string, Record<string, Shows>> = {
  hero: ofOpenings,
  'page-hero': ofOpenings,
  cards: { columns: (layout) => !['rows', 'mosaic', 'featured'].includes(layout) },
  split: { side: (layout) => layout !== 'stacked' },
}

/** Layouts around a picture or a text that there is not, and what a layout does not show. */
export const layouts = {
  when: 'in full',
  codes: {
    'layout-without-picture': warning(
      'The layout of an opening is made around a picture, and there is none, so the opening is shown as "plain". Give it a picture, or choose another layout.',
    ),
    'layout-without-text': warning(
      'The layout "statement" sets the text of an opening as large as a title, and there is none, so the opening is shown in another layout. Write the text, or choose another layout.',
    ),
    'setting-not-shown': warning(
      'The layout of a section has no use for one of its settings: cards of unequal sizes have no number of columns, and an opening of words alone has no place for a film. Choose another layout, or remove the setting.',
    ),
  },
  ofPage: ({ route, data }) =>
    blocksOf(data).flatMap((block, index): Finding[] => {
      const { type, layout, image } = Object(block)
      const path = blockPath(route, index)
      if (!isOpeningType(String(type))) return idleSettings(Object(block), path)
      const values = { layout: shown(String(layout)), place: at(path) }
      const place = { path: [...path, 'layout'] }
      if (needsPicture(layout) && image === undefined) return [{ ...worded('layout-without-picture', values), place }]
      return type === 'page-hero' && lacksText(layout, Object(block))
        ? [{ ...worded('layout-without-text', values), place }]
        : idleSettings(Object(block), path)
    }),
} satisfies Check

function idleSettings(block: Record<string, unknown>, path: Path): Finding[] {
  const type = String(block.type)
  const settings = Object.entries(ofSections[type] ?? {}).filter(([name]) => block[name] !== undefined)
  if (settings.length === 0) return []
  const layout = layoutShown(block)
  return settings
    .filter(([, shows]) => !shows(layout))
    .map(([name, shows]) => {
      const layouts = (schemaOf(`sections/${type}`).properties?.layout?.enum ?? []).map(String).filter(shows)
      const place = [...path, name]
      return {
        ...worded(
          'setting-not-shown',
          { place: at(place), layout: shown(layout) },
          { name, layouts: { list: layouts, word: 'or', quoted: true } },
        ),
        place: { path: place, key: true },
      }
    })
}

function layoutShown({ type, layout, ...fields }: Record<string, unknown>): string {
  if (isOpeningType(String(type))) return shownLayout(layout as OpeningLayout | undefined, fields)
  const items = Array.isArray(fields.items) ? fields.items.filter(isRecord) : []
  return hasRule(type) ? layoutOf(type, layout as string | undefined, items, fields.columns) : String(layout)
}
