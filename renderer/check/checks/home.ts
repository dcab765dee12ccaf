import { worded } from '../../common/problem.ts'
import { type Check, error } from './check.ts'

/** The page that visitors of the site see first. */
export const home = {
  when: 'always',
  codes: {
    'no-home': error(
      'The site has no page with the address "/", which is the first that visitors see. Give one page that address.',
    ),
  },
  ofSite: ({ site: { pages } }) =>
    // That there is no page at all is said by itself.
    pages.has('/') || pages.size === 0
      ? []
      : [{ ...worded('no-home', undefined, { kind: { choice: 'home' } }), place: { path: ['pages'], key: true } }],
} satisfies Check
