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
  return size === undefined ? choices : { ...choices, size: Number(size.replace(/[,\s]/g, '')) }
}

/** What is wrong with the answer to a question, in words for the visitor; undefined when it will do. */
export function problemWith(question: Question, answers: Partial<Answers>): string | undefined {
  if (question !== 'size') return answers[question] ? undefined : 'Please choose one'
  const { size } = answers
  if (size && size >= SMALLEST && size <= LARGEST) return undefined
  return `Please enter the size in square feet, between ${SMALLEST} and ${LARGEST.toLocaleString('en-US')}`
}
