import type { Message } from './message.ts'
import { type OnScreen, sayIn } from './say.ts'

/** What is said to somebody: one sentence, or several in a row. */
export type Said = Message | readonly Message[]

/** One sentence after the other, without those that are not there. */
export const sentences = (...said: (Said | undefined)[]): readonly Message[] => said.flatMap((one) => one ?? [])

/** What is said, in a language; words that somebody else wrote, such as an assistant's own label, stay as they are. */
export const sayAllIn = (language: string, screen?: OnScreen) => {
  const say = sayIn(language, screen)
  return (said: Said | string): string => (typeof said === 'string' ? said : say(said))
}

export const inEnglish = (said: Said | string): string => sayAllIn('en')(said)
