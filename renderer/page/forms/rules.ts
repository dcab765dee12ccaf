/** The rules of a form, made from its declaration. The browser and the server both use this, so they cannot disagree. */
import * as z from 'zod/mini'
import { readPostalCode } from '../../library/postal-code.ts'
import { fill, type Words } from '../../library/words/words.ts'
import type { FormField } from '../../making/forms.ts'
import type { Form } from '../../schema/types.generated.ts'

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
  file: Number.POSITIVE_INFINITY, // the names of the files
}

/** The most characters a field takes: its own limit, else the usual one for its name or type. */
export function fieldMaxLength(field: FormField): number {
  return field.maxLength ?? lengthsByName.get(field.name) ?? lengthsByType[field.type]
}

/** What a form says of a field that has no message of its own. */
export type FormWords = Pick<Words['form'], 'tooLong' | 'invalid'>

export type FormRules = ReturnType<typeof makeRules>

const known = new WeakMap<Form, FormRules>()

/**
 * The values a form has to give, checked. A missing value counts as empty; spaces alone do too. Ask for them when there
 * are values: to make them takes longer than to apply them, and more memory than to draw the form.
 */
export function formRules(form: Form, words: FormWords): FormRules {
  const rules = known.get(form) ?? makeRules(form, words)
  known.set(form, rules)
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
    }),
  )
  return z._default(text, '')
}

function hasRightForm(field: FormField, value: string): boolean {
  if (value === '') return true
  if (field.type === 'email') return emailPattern.test(value)
  if (field.type === 'tel') return isPhone(value)
  if (field.pattern) return readPostalCode(value, field.pattern) !== undefined
  return !field.options || field.options.some((option) => option.value === value)
}

function isPhone(value: string): boolean {
  const [number = ''] = value.split(/[,;#ex]/i)
  return phonePattern.test(value) && (number.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS
}
