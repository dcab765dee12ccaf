/** The rules of a form, made from its declaration. The browser and the server both use this, so they cannot disagree. */
import * as z from 'zod/mini'
import { isDay } from '../common/iso-day.ts'
import { readPostalCode } from '../common/postal-code.ts'
import { fill, type Words } from '../languages/words.ts'
import type { Form } from '../schema/types.generated.ts'
import { boundMessage, numberIn } from './bounds.ts'
import { chosenIn, TICKED } from './entries.ts'
import type { FormField } from './form.ts'

export type { FormField }
export type FormValues = Record<string, string>

/** One "@", and a dot in what follows, with something before and after it. No part can match in two ways: it stays quick. */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
/** Digits with the signs that people put between them, and an extension. */
const phonePattern = /^[\p{Nd}\s()+./\u2010-\u2015-]+(?:(?:,|;|#|x|ext\.?|extension)[\s\p{Nd}]*)?$/iu
/** The digits of a number within a town; with less nobody can be called back. */
const LEAST_DIGITS = 7
const lengthsByName = new Map([
  ['name', 200],
  ['phone', 40],
  ['zip', 20],
])
const lengthsByType: Record<FormField['type'], number> = {
  text: 200,
  email: 254,
  tel: 40,
  'postal-code': 20,
  textarea: 5000,
  select: 60,
  radio: 60,
  checkboxes: 5000,
  checkbox: 60,
  consent: 60,
  date: 10,
  number: 20,
  file: Number.POSITIVE_INFINITY, // the names of the files
}

/** The most characters a field takes: its own limit, else the usual one for its name or type. */
export function fieldMaxLength(field: FormField): number {
  return field.maxLength ?? lengthsByName.get(field.name) ?? lengthsByType[field.type]
}

/** What a form says of a field that has no message of its own. */
export type FormWords = Pick<Words['form'], 'tooLong' | 'invalid'> & {
  /** Given where a form has a field that can be out of bounds, with the language in which bounds are said. */
  kinds?: Words['formKinds'] | undefined
  language?: string | undefined
}

export type FormRules = ReturnType<typeof makeRules>

const rulesOfForms = new WeakMap<Form, FormRules>()

/**
 * The values a form has to give, checked. A missing value counts as empty; spaces alone do too. Ask for them when there
 * are values: to make them takes longer than to apply them, and more memory than to draw the form.
 */
export function formRules(form: Form, words: FormWords): FormRules {
  const rules = rulesOfForms.get(form) ?? makeRules(form, words)
  rulesOfForms.set(form, rules)
  return rules
}

function makeRules(form: Form, words: FormWords) {
  return z.object(Object.fromEntries(form.fields.map((field) => [field.name, fieldRules(field, words)])))
}

function fieldRules(field: FormField, words: FormWords) {
  const { label, required, invalid = fill(words.invalid, { label }) } = field
  const maxLength = fieldMaxLength(field)
  const text = z.string().check(
    z.refine((value) => !required || value.trim() !== '', { error: required ?? '', abort: true }),
    z.refine((value) => field.type === 'textarea' || value.trim().length <= maxLength, {
      error: fill(words.tooLong, { label, count: maxLength }),
      abort: true,
    }),
    z.refine((value) => hasRightForm(field, value.trim()), {
      error: invalid,
      abort: true,
    }),
    z.refine((value) => outOfBounds(field, value.trim(), words) === undefined, {
      error: ({ input }) => field.invalid ?? outOfBounds(field, String(input).trim(), words),
    }),
  )
  return z._default(text, '')
}

function hasRightForm(field: FormField, value: string): boolean {
  if (value === '') return true
  if (field.type === 'email') return emailPattern.test(value)
  if (field.type === 'tel') return isPhone(value)
  if (field.type === 'date') return isDay(value)
  if (field.type === 'number') return isStep(numberIn(value), field)
  if (field.type === 'checkbox' || field.type === 'consent') return value === TICKED
  if (field.type === 'checkboxes') return chosenIn(value).every((chosen) => isOption(field, chosen))
  if (field.pattern) return readPostalCode(value, field.pattern) !== undefined
  return isOption(field, value)
}

const isOption = ({ options }: FormField, value: string) =>
  !options || options.some((option) => option.value.trim() === value)

/** Whether a number is a whole one, or one of the steps that the field says. */
function isStep(value: number, { step = 1 }: FormField): boolean {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function outOfBounds(field: FormField, value: string, { kinds, language = 'en' }: FormWords): string | undefined {
  return kinds && value !== '' ? boundMessage(field, value, kinds, language) : undefined
}

function isPhone(value: string): boolean {
  const [number = ''] = value.split(/[,;#ex]/i)
  return phonePattern.test(value) && (number.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS
}
