import { expect, test } from 'vitest'
import { formRules } from '../../renderer/forms/rules.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const withField = (field: string) =>
  edit(
    fixture,
    '    submit: Send Message\n',
    `      - { name: more, label: More, ${field} }\n    submit: Send Message\n`,
  )

test.each([
  ['0.1', '0.3', true],
  ['0.1', '2.7', true],
  ['0.1', '0.35', false],
  ['0.25', '0.75', true],
  ['5', '15', true],
  ['5', '12', false],
  [undefined, '3', true],
  [undefined, '3.5', false],
])('of a number in steps of %s, %s is one: %s', (step, value, isStep) => {
  const field = { name: 'size', label: 'Size', type: 'number', ...(step !== undefined && { step: Number(step) }) }
  const { success } = formRules({ fields: [field] } as Form, { tooLong: '', invalid: 'no step' }).safeParse({
    size: value,
  })
  expect(success).toBe(isStep)
})

test.each([
  ['type: date, earliest: today, latest: in 60 days', []],
  ['type: number, min: -1.5, max: 3, step: 0.5', []],
  ['type: consent', []],
  ['type: date, earliest: "2027-02-31"', ['bad-value']],
  ['type: date, earliest: "2027-03-02", latest: "2027-03-01"', ['bad-value']],
  ['type: date, earliest: soon', ['bad-format']],
  ['type: date, days: [Saturday, Sunday]', []],
  ['type: date, days: [weekends]', ['unknown-value']],
  ['type: date, days: Saturday', ['wrong-type']],
  ['type: text, days: [Saturday]', ['idle-bounds']],
  ['type: text, days: Saturday', ['wrong-type']],
  ['type: number, min: 3, max: 2', ['bad-value']],
  ['type: text, max: 2', ['idle-bounds']],
  ['type: number, latest: today', ['idle-bounds']],
  ['type: checkboxes', ['missing-field']],
  ['type: checkbox, options: [{ value: a, label: A }, { value: b, label: B }]', ['idle-options']],
])('a field with "%s" has the problems %j', (field, codes) => {
  expect(problemsOf(withField(field)).map(({ code }) => code)).toEqual(codes)
})
