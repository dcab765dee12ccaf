import { blocksOf } from '../../common/blocks-of.ts'
import { layoutOfBlock, layoutWith } from '../../common/layout-by-content.ts'
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
  cta: {
    image: (layout) => layout !== 'card' && layout !== 'line',
    veil: (layout) => layout === 'band' || layout === 'large',
    side: (layout) => layout === 'picture',
  },
  form: { image: (layout) => layout === 'picture', side: (layout) => layout === 'picture' },
}

/** Layouts around a picture or a text that there is not, and what a layout does not show. */
export const layouts = {
  when: 'in full',
  codes: {
    'layout-without-picture': warning(
      'The layout of a section is made around a picture, and there is none, so an opening is shown as "plain", another section as without a layout. Give it a picture, or choose another layout.',
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
      const isOpening = isOpeningType(String(type))
      const values = { layout: shown(String(layout)), place: at(path) }
      const place = { path: [...path, 'layout'] }
      const isAround = isOpening ? needsPicture(layout) : layoutWith(undefined, layout) !== layout
      if (isAround && image === undefined) {
        const usual = isOpening ? 'plain' : String(layoutsOf(type)[0])
        return [{ ...worded('layout-without-picture', values, { usual: shown(usual) }), place }]
      }
      if (!isOpening) return idleSettings(Object(block), path)
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
      const layouts = layoutsOf(type).filter(shows)
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

/** Which a type of section has, its usual one first. */
const layoutsOf = (type: unknown) => (schemaOf(`sections/${type}`).properties?.layout?.enum ?? []).map(String)

function layoutShown({ type, layout, ...fields }: Record<string, unknown>): string {
  if (isOpeningType(String(type))) return shownLayout(layout as OpeningLayout | undefined, fields)
  return layoutOfBlock({ type, layout, ...fields }) ?? layoutsOf(type)[0] ?? ''
}
