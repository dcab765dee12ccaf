import type { Message } from './message.ts'
import { inRow, sayIn } from './say.ts'

type Piece = string | Message
type Said = Piece | readonly Piece[]

const isList = (said: Said): said is readonly Piece[] => Array.isArray(said)

/** One sentence after the other, without those that are not there. */
export const sentences = (...said: (Said | undefined)[]): readonly Piece[] =>
  said.flatMap((one) => (one === undefined || one === '' ? [] : isList(one) ? one : [one]))

/** What is said, in a language, where some of it may be an English sentence still. */
export function wordsOf(said: Said, language: string, ofText: (text: string) => string = String): string {
  const say = sayIn(language)
  return inRow(sentences(said).map((one) => (typeof one === 'string' ? ofText(one.trim()) : say(one))))
}

export const inEnglish = (said: Said): string => wordsOf(said, 'en')
