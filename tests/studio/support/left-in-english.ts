import type { Said } from '../../../renderer/common/problem.ts'
import { sayAllIn } from '../../../renderer/messages/english.ts'
import { others } from './catalogues.ts'

/** What of the check, of changes and of refusals the studio would show in English in another language. */
export const leftInEnglish = (texts: readonly (Said | string)[]) =>
  others.flatMap((language) =>
    texts.filter((text) => sayAllIn('en')(text) !== '' && sayAllIn(language)(text) === sayAllIn('en')(text)),
  )

/** The same of the messages and hints of problems. */
export const problemsInEnglish = (problems: readonly { said: { message: Said; hint: Said } }[]) =>
  leftInEnglish(problems.flatMap(({ said }) => [said.message, said.hint]))
