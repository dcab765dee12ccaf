import { type Check, error } from './check.ts'

/** Templates and the sets of items under "data:" from which they make pages, which are judged as pages are made. */
export const templates = {
  when: 'always',
  codes: {
    'unknown-set': error(
      'A field under "data:" says that it names items of another set ("of" or "by"), and there is no set of that name. Correct the name, or declare the set.',
    ),
    'unknown-item': error(
      'An item under "data:" names an item of another set that is not there. Correct the name, or add the item.',
    ),
    'repeated-text': error(
      'Two items under "data:" have the same long text, so that the page of one says what is true of the other. Write what is true of each.',
    ),
    'too-many-pages': error(
      'A template would make more pages than anybody can read before they go online. Take a set out of its address, or items out of a set.',
    ),
  },
  ofSite: ({ expansion }) => expansion.findings,
} satisfies Check
