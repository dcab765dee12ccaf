import { isBehindCall } from '../common/call.ts'
import { groundsOfPlace } from '../common/heading-place.ts'
import { isRecord } from '../common/is-record.ts'
import { layoutOfBlock } from '../common/layout-by-content.ts'
import { classesOfPictures } from '../common/picture-look.ts'
import { isShortSplit } from '../common/short-split.ts'
import { classesOfVeil } from '../common/veil.ts'
import {
  hasPicture,
  type OpeningLayout,
  shownLayout,
  shownPlace,
  shownVeil,
  takesShape,
} from '../schema/opening-layout.ts'
import { isOpeningType } from '../schema/schemas.ts'
import { hasEmphasis } from './emphasis.ts'

/** Fields of a section, or of its items, that bring classes of their own (renderer/html/styles/classes.ts). */
const FIELDS = ['details', 'image', 'leadParagraph', 'pullQuotes']

/**
 * The arrangements of openings, each once, of other sections what they choose and have ("cards rows", "ground-brand"), and
 * "italics" where words are stressed.
 */
export function layoutsOf(sections: Record<string, unknown>[]): string[] {
  const chosen = sections.flatMap(({ type, layout, ...fields }) => {
    if (isOpeningType(String(type))) {
      const shown = shownLayout(layout as OpeningLayout | undefined, fields)
      const { pictureShape, pictureTint } = fields
      const place = shownPlace(shown, fields)
      const places = place ? [`at-${place}`] : []
      return [
        shown,
        ...places,
        ...classesOfVeil(shownVeil(shown, fields)),
        ...(fields.film !== undefined && fields.image !== undefined && hasPicture(shown) ? ['film'] : []),
        ...classesOfPictures({ pictureTint, pictureShape: takesShape(shown) ? pictureShape : undefined }),
      ]
    }
    const name = arrangementOf({ type, layout, ...fields })
    const own = [...name, ...FIELDS.filter((field) => hasField(fields, field))].map((name) => `${type} ${name}`)
    return [...own, ...groundsOf({ type, layout, ...fields }), ...classesOfPictures(fields)]
  })
  return [...new Set([...chosen, ...(hasEmphasis(sections) ? ['italics'] : [])])]
}

/** What a section chooses, or has by how much there is to show. */
function arrangementOf({ type, layout, ...fields }: Record<string, unknown>): string[] {
  if (type === 'split' && (layout ?? 'beside') === 'beside' && isShortSplit(fields)) return ['short']
  const shown = layoutOfBlock({ type, layout, ...fields })
  return shown === undefined ? [] : [shown]
}

/** The classes of styles/grounds.css that a section has (Section.tsx). */
function groundsOf({
  type,
  layout,
  tone,
  edge,
  backdrop,
  image,
  veil,
  headingPlace,
}: Record<string, unknown>): string[] {
  const picture = backdrop ?? (type === 'cta' && isBehindCall({ layout, image }) ? { veil } : undefined)
  return [
    ...(picture ? ['ground-picture', ...classesOfVeil(Object(picture).veil)] : []),
    ...(tone === 'brand' || tone === 'pattern' ? [`ground-${tone}`] : []),
    ...(edge === undefined ? [] : ['ground-edge', `ground-${edge}`]),
    ...groundsOfPlace(headingPlace),
  ]
}

function hasField(fields: Record<string, unknown>, name: string): boolean {
  const items = Array.isArray(fields.items) ? fields.items.filter(isRecord) : []
  return [fields, ...items].some((part) => part[name] !== undefined && part[name] !== false)
}
