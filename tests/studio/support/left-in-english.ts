import type { Said } from '../../../renderer/common/problem.ts'
import { sayAllIn } from '../../../renderer/messages/english.ts'

/** What of the check, of changes and of refusals a German or a Spanish studio would show in English. */
export const leftInEnglish = (texts: readonly (Said | string)[]) =>
  ['de', 'es'].flatMap((language) =>
    texts.filter((text) => sayAllIn('en')(text) !== '' && sayAllIn(language)(text) === sayAllIn('en')(text)),
  )

/** The same of the messages and hints of problems. */
export const problemsInEnglish = (problems: readonly { said: { message: Said; hint: Said } }[]) =>
  leftInEnglish(problems.flatMap(({ said }) => [said.message, said.hint]))
