import { type Finding, worded } from '../../common/problem.ts'
import { at } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { isStarterText } from '../../schema/starter-texts.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Texts with which "npm run new" and the gallery begin a section, left as they were: they say nothing of this business. */
export const starters = {
  when: 'in full',
  codes: {
    'starter-text': warning(
      'A text is still the one with which a new section begins; it says nothing of your business. Write your own, or remove it.',
      { joins: true },
    ),
  },
  ofTexts: checkStarters,
} satisfies Check

/** Texts with which "npm run new" and the gallery begin a section, left as they were. */
function checkStarters(texts: readonly Text[]): Finding[] {
  const left = texts.filter(({ text }) => isStarterText(text))
  return left.map(({ text, path }) => ({
    ...worded('starter-text', { text: shown(text), place: at(path) }),
    about: String(path[1]),
    place: { path },
  }))
}
