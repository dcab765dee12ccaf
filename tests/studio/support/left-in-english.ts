import { sayIn } from '../../../studio/phrases/say.ts'

/** What of the check, of changes and of refusals a German or a Spanish studio would show in English. */
export const leftInEnglish = (texts: readonly string[]) =>
  ['de', 'es'].flatMap((language) => texts.filter((text) => text !== '' && sayIn(language)(text) === text))

/** The same of the messages and hints of problems. */
export const problemsInEnglish = (problems: readonly { message: string; hint: string }[]) =>
  leftInEnglish(problems.flatMap(({ message, hint }) => [message, hint]))
