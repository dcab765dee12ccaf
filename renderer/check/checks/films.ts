import { type Finding, worded } from '../../common/problem.ts'
import { at } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, warning } from './check.ts'

/** Megabytes that a visitor with a phone has in a few seconds, and that ten to twenty seconds of film fit into. */
const MOST_MEGABYTES = 5

/** Films of openings that come late. */
export const films = {
  when: 'in full',
  codes: {
    'large-film': warning(
      'The film of an opening is so large that many visitors leave before it comes, and pay for it with their data. Cut it to ten to twenty seconds, without sound, at most 1280 pixels wide.',
    ),
  },
  ofTexts: (texts, { surroundings: { videoBytes = {} } }) =>
    texts.flatMap(({ text, path, schema }): Finding[] => {
      const megabytes = (schema.content === 'film' ? (videoBytes[text] ?? 0) : 0) / 1e6
      if (megabytes <= MOST_MEGABYTES) return []
      const values = { file: shown(text), place: at(path), megabytes: Math.round(megabytes) }
      return [{ ...worded('large-film', values, { most: MOST_MEGABYTES }), place: { path } }]
    }),
} satisfies Check
