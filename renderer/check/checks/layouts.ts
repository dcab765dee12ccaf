import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { at } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { needsPicture } from '../../schema/opening-layout.ts'
import { isOpeningType } from '../../schema/schemas.ts'
import { type Check, warning } from './check.ts'

/** Arrangements of openings around a picture that there is not. */
export const layouts = {
  when: 'in full',
  codes: {
    'layout-without-picture': warning(
      'The layout of an opening is made around a picture, and there is none, so the opening is shown as "plain". Give it a picture, or choose another layout.',
    ),
  },
  ofPage: ({ route, data }) =>
    blocksOf(data).flatMap((block, index): Finding[] => {
      const { type, layout, image } = Object(block)
      if (!isOpeningType(String(type)) || !needsPicture(layout) || image !== undefined) return []
      const path = blockPath(route, index)
      return [
        {
          ...worded('layout-without-picture', { layout: shown(layout), place: at(path) }),
          place: { path: [...path, 'layout'] },
        },
      ]
    }),
} satisfies Check
