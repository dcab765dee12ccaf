import { fill } from '../../renderer/languages/words.ts'
import type { Answers, Speech } from './estimate.ts'

/** The questions in their order; each is also the name of its field. */
export const questions = ['size', 'pitch', 'storeys', 'material'] as const
export type Question = (typeof questions)[number]

/** Sizes between which a house is taken for a house and not for a slip of the finger, in square feet and meters. */
const SIZES_IN_FEET = [200, 50_000]
const SIZES_IN_METERS = [20, 5_000]

/** What a question's form says at this moment, also before its code was loaded: the form itself keeps the values. */
export function readAnswers(form: HTMLFormElement, language: string, inMeters: boolean): Partial<Answers> {
  const given = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { size, ...choices } = given
  return size === undefined ? choices : { ...choices, size: sizeOf(size, language, inMeters) }
}

/**
 * "1,500", "1 500.5", and with the other sign "1.500,5", as people write a number. Signs that group stand before three
 * digits; else "1,5" would be 15.
 */
const NUMBERS = [/^(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/, /^(\d+|\d{1,3}([.\s]\d{3})+)(,\d+)?$/] as const
/** What may stand beside the number without changing it. Squares, yards and the other unit would. */
const BEFORE = /^(about|approx\.?|ca\.?|circa|cerca de|około|ok\.|ongeveer|unos|alrededor de|etwa|rund|environ|~)/i
const FEET = /(sf|pies(\s+cuadrados)?|quadratfuß|pieds(\s+carrés)?|(sq(uare)?\.?\s*)?(ft|feet|foot)(\^?2|²)?)?\.?$/i
const METERS =
  /(sqm|qm|quadratmetern?|metros(\s+[cq]uadrados)?|metri(\s+quadr(at)?i)?|mq|vierkante\s+meter|metr(y|ów)(\s+kw\.?|\s+kwadratow(e|ych))?|mètres(\s+carrés)?|(sq(uare)?\.?\s*)(m|met(er|re)s?)|m(\^?2|²))?\.?$/i

/** The size that a visitor wrote, with the decimal sign of the language; NaN where it is not certain. */
export function sizeOf(text: string, language: string, inMeters: boolean): number {
  const number = text
    .trim()
    .replace(BEFORE, '')
    .replace(inMeters ? METERS : FEET, '')
    .trim()
  const isPoint = (1.5).toLocaleString(language).includes('.')
  if (!NUMBERS[isPoint ? 0 : 1].test(number)) return Number.NaN
  return Number(isPoint ? number.replace(/[,\s]/g, '') : number.replace(/[.\s]/g, '').replace(',', '.'))
}

/** What is wrong with the answer to a question, in words for the visitor; undefined when it will do. */
export function problemWith(
  question: Question,
  answers: Partial<Answers>,
  { words, language }: Speech,
  inMeters: boolean,
): string | undefined {
  if (question !== 'size') return answers[question] ? undefined : words.choose
  const { size } = answers
  const [least = 0, most = 0] = inMeters ? SIZES_IN_METERS : SIZES_IN_FEET
  if (size && size >= least && size <= most) return undefined
  return fill(words.wrongSize, { least: least.toLocaleString(language), most: most.toLocaleString(language) })
}
