import type { Answers } from './estimate.ts'

/** The questions in their order; each is also the name of its field. */
export const questions = ['size', 'pitch', 'storeys', 'material'] as const
export type Question = (typeof questions)[number]

/** Square feet between which a house is taken for a house and not for a slip of the finger. */
const SMALLEST = 200
const LARGEST = 50_000

/** What a question's form says at this moment, also before its code was loaded: the form itself keeps the values. */
export function readAnswers(form: HTMLFormElement): Partial<Answers> {
  const given = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { size, ...choices } = given
  return size === undefined ? choices : { ...choices, size: squareFeet(size) }
}

/** "1,500", "1 500.5", as people write a number. Commas and spaces stand before three digits; else "1,5" would be 15. */
const NUMBER = /^(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/
/** What may stand beside the number without changing it. Squares, yards and meters would. */
const AROUND = /^(about|approx\.?|ca\.?|~)|(sf|(sq(uare)?\.?\s*)?(ft|feet|foot)(\^?2|²)?)?\.?$/gi

/** The number of square feet that a visitor wrote; NaN where it is not certain. */
export function squareFeet(text: string): number {
  const number = text.trim().replace(AROUND, '').trim()
  return NUMBER.test(number) ? Number(number.replace(/[,\s]/g, '')) : Number.NaN
}

/** What is wrong with the answer to a question, in words for the visitor; undefined when it will do. */
export function problemWith(question: Question, answers: Partial<Answers>): string | undefined {
  if (question !== 'size') return answers[question] ? undefined : 'Please choose one'
  const { size } = answers
  if (size && size >= SMALLEST && size <= LARGEST) return undefined
  return `Please enter the size in square feet, between ${SMALLEST} and ${LARGEST.toLocaleString('en-US')}`
}
