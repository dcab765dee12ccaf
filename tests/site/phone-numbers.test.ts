import { describe, expect, test } from 'vitest'
import { formRules } from '../../renderer/forms/rules.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { siteFile } from '../server/fixtures/forms.ts'

/** What is said of a phone number; undefined when it will do. */
function verdict(form: Form | undefined, phone: string): string | undefined {
  if (!form) throw new Error('no such form')
  const values = { name: 'Ada', email: 'ada@example.com', message: 'A leak', zip: '40217', serviceType: 'roofing' }
  return formRules(form, wordsOf('en-US').form).safeParse({ ...values, phone }).error?.issues[0]?.message
}

const { quote, contact } = siteFile.forms

describe('a phone number', () => {
  test.each([
    '555-0101',
    '(502) 555-0101',
    '502.555.0101',
    '502/555 0101',
    '+1 502 555 0101',
    '+44 (0)114 496 0000',
    '502\u2013555\u20110101',
    '502\u00a0555\u00a00101',
    '(502) 555-0101 ext. 12',
    '502-555-0101 x12',
    '502 555 0101, 3',
  ])('%s will do', (phone) => expect(verdict(quote, phone)).toBeUndefined())

  test.each([
    '12',
    '555-010',
    '()-- -+',
    'none',
    'call me at noon',
    '12 ext. 3456789',
    '<script>5550101',
    '555-0101@home',
  ])('%s will not', (phone) => expect(verdict(quote, phone)).toBe('Please check “Phone”'))

  test('may be left out where it is optional, and not where it is required', () => {
    expect(verdict(contact, ' ')).toBeUndefined()
    expect(verdict(contact, '12')).toBe('Please check “Phone”')
    expect(verdict(quote, ' ')).toBe('Phone is required')
  })
})
