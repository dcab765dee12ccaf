import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { at } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { lacksText, needsPicture } from '../../schema/opening-layout.ts'
import { isOpeningType } from '../../schema/schemas.ts'
import { type Check, warning } from './check.ts'

/** Arrangements of openings around a picture or a text that there is not. */
export const layouts = {
  when: 'in full',
  codes: {
    'layout-without-picture': warning(
      'The layout of an opening is made around a picture, and there is none, so the opening is shown as "plain". Give it a picture, or choose another layout.',
    ),
    'layout-without-text': warning(
      'The layout "statement" sets the text of an opening as large as a title, and there is none, so the opening is shown in another layout. Write the text, or choose another layout.',
    ),
  },
  ofPage: ({ route, data }) =>
    blocksOf(data).flatMap((block, index): Finding[] => {
      const { type, layout, image } = Object(block)
      if (!isOpeningType(String(type))) return []
      const path = blockPath(route, index)
      const values = { layout: shown(String(layout)), place: at(path) }
      const place = { path: [...path, 'layout'] }
      if (needsPicture(layout) && image === undefined) return [{ ...worded('layout-without-picture', values), place }]
      return type === 'page-hero' && lacksText(layout, Object(block))
        ? [{ ...worded('layout-without-text', values), place }]
        : []
    }),
} satisfies Check
