import { placeName, quote } from '../messages/names.ts'
import type { Finding } from '../problem.ts'
import { isStarterText } from '../starter-texts.ts'
import type { Text } from '../walk.ts'

/** Texts with which "npm run new" and the gallery begin a section, left as they were: they speak of another business. */
export function checkStarters(texts: readonly Text[]): Finding[] {
  const left = texts.filter(({ text }) => isStarterText(text))
  return left.map(({ text, path }) => ({
    code: 'starter-text',
    severity: 'warning',
    about: String(path[1]),
    place: { path },
    message: `${quote(text)} in ${placeName(path)} is starter text, which was there before the page was written`,
    hint: 'Write in its place what is true of your business, or remove it.',
  }))
}
