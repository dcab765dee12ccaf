import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath, placeName, quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { needsPicture } from '../../schema/opening-layout.ts'
import { isOpeningType } from '../../schema/schemas.ts'
import type { Check } from './check.ts'

/** Arrangements of openings around a picture that there is not. */
export const layouts = {
  when: 'in full',
  codes: {
    'layout-without-picture': {
      severity: 'warning',
      about:
        'The layout of an opening is made around a picture, and there is none, so the opening is shown as "plain". Give it a picture, or choose another layout.',
    },
  },
  ofPage: ({ route, data }) =>
    blocksOf(data).flatMap((block, index): Finding[] => {
      const { type, layout, image } = Object(block)
      if (!isOpeningType(String(type)) || !needsPicture(layout) || image !== undefined) return []
      const path = [...blockPath(route, index), 'layout']
      const message = `The layout ${quote(layout)} in ${placeName(path.slice(0, -1))} is made around a picture, and there is none`
      const hint = 'Add "image:" with "src:" and "alt:", or write "layout: plain".'
      return [{ code: 'layout-without-picture', place: { path }, message, hint }]
    }),
} satisfies Check
