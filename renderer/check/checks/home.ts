import { message } from '../../messages/message.ts'
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
      : [
          {
            code: 'no-home',
            place: { path: ['pages'], key: true },
            message: message('no-home'),
            hint: message('no-home.hint', { kind: { choice: 'home' } }),
          },
        ],
} satisfies Check
