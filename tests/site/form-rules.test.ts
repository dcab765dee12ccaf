import { describe, expect, test } from 'vitest'
import { dayOf, nextDay } from '../../renderer/forms/bounds.ts'
import { entryOf, shownEntry } from '../../renderer/forms/entries.ts'
import { type FormField, formRules } from '../../renderer/forms/rules.ts'
import { formProps } from '../../renderer/html/components/form/props.ts'
import { readSite } from '../../renderer/pipeline/index.ts'

const { site } = await readSite('tests/fixture/pages.yaml')
const form = site?.forms.booking
if (!site || !form) throw new Error('the fixture has no booking form')
const { form: words, formKinds: kinds } = site.words
const tomorrow = dayOf('in 1 day', 'America/Los_Angeles')
const sound = { name: 'Ada', email: 'ada@example.com', bikes: '2', day: tomorrow, part: 'am', agreed: 'yes' }

/** The messages for a booking that differs from a sound one, by field. */
function messages(changes: Record<string, string>) {
  const { error } = formRules(form as NonNullable<typeof form>, { ...words, kinds, language: 'en-US' }).safeParse({
    ...{ ...sound, ...changes },
  })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
}
const field = (name: string) => form.fields.find((one) => one.name === name) as FormField

describe('a booking', () => {
  test('is sound as it stands, with halves of hours, several extras and a tick', () => {
    expect(messages({})).toEqual({})
    expect(messages({ hours: '1,5', extras: 'helmet\nmap', first: 'yes' })).toEqual({})
  })

  test.each([
    ['bikes', '0', 'Please enter 1 or more'],
    ['bikes', '9', 'Please enter 8 or less'],
    ['bikes', '2.5', 'Please check “How many bikes?”'],
    ['bikes', '1,200', 'Please check “How many bikes?”'],
    ['bikes', 'two', 'Please check “How many bikes?”'],
    ['hours', '0.75', 'Please check “Hours per day (optional)”'],
    ['day', '2027-02-31', 'Please check “First day”'],
    ['day', 'tomorrow', 'Please check “First day”'],
    ['part', 'night', 'Please check “When do you come?”'],
    ['extras', 'helmet\nyacht', 'Please check “What do you take along? (optional)”'],
    ['first', 'maybe', 'Please check “It is my first time”'],
    ['agreed', '', 'Please tick the box, so that we may call you'],
  ])('is refused with %s "%s"', (name, value, message) => {
    expect(messages({ [name]: value })).toEqual({ [name]: message })
  })

  test('begins today at the earliest, and says so in words', () => {
    expect(messages({ day: '2020-03-05' }).day).toMatch(/^Please choose \w+day, \w+ \d+, \d{4} or a later day$/)
    expect(messages({ day: dayOf('today', 'America/Los_Angeles') })).toEqual({})
    expect(messages({ day: dayOf('in 366 days', 'America/Los_Angeles') }).day).toMatch(/ or an earlier day$/)
  })
})

describe('a date of some days of the week', () => {
  const rules = (days: FormField['days'], language = 'en-US') =>
    formRules({ fields: [{ name: 'day', label: 'Day', type: 'date', days }] } as Parameters<typeof formRules>[0], {
      ...words,
      kinds,
      language,
    })

  // A Monday, and so on.
  const week = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07']

  test('is one of them, in every clock, and no other', () => {
    const taken = week.map((day) => rules(['Sunday', 'Monday']).safeParse({ day }).success)
    expect(taken).toEqual([true, false, false, false, false, false, true])
    expect(week.every((day) => rules(undefined).safeParse({ day }).success)).toBe(true)
    expect(rules(['Monday']).safeParse({ day: '' }).success).toBe(true)
  })

  test.each([
    [['Sunday', 'Saturday'], 'en-US', 'Please choose another day: Saturday or Sunday'],
    [['Friday'], 'en-US', 'Please choose another day: Friday'],
    [['Monday', 'Tuesday', 'Sunday'], 'de-DE', 'Please choose another day: Montag, Dienstag oder Sonntag'],
  ] as const)('names %j in %s, in the order of the week', (days, language, message) => {
    const { error } = rules([...days], language).safeParse({ day: '2027-03-04' })
    expect(error?.issues.map(({ message }) => message)).toEqual([message])
  })

  test('begins on the first of them', () => {
    expect(nextDay('2027-03-01', ['Saturday', 'Sunday'])).toBe('2027-03-06')
    expect(nextDay('2027-03-06', ['Saturday', 'Sunday'])).toBe('2027-03-06')
    expect(nextDay('2027-02-28', undefined)).toBe('2027-02-28')
  })
})

test('what a browser, a plain post and JSON hold is one text', () => {
  expect(entryOf(field('first'), true)).toBe('yes')
  expect(entryOf(field('first'), false)).toBe('')
  expect(entryOf(field('extras'), ['helmet', 'map'])).toBe('helmet\nmap')
  expect(entryOf(field('extras'), false)).toBe('')
  expect(entryOf(field('extras'), 'map')).toBe('map')
  expect(entryOf(field('bikes'), 2)).toBe('2')
})

test('people read labels, and days in their language', () => {
  const english = { language: 'en-US', yes: 'Yes' }
  expect(shownEntry(field('extras'), 'helmet\nmap', english)).toBe('Helmets, A map of quiet streets')
  expect(shownEntry(field('first'), 'yes', english)).toBe('Yes')
  expect(shownEntry(field('day'), '2027-03-05', { language: 'es', yes: 'Sí' })).toBe('viernes, 5 de marzo de 2027')
})

test('a list says that something is to be chosen, in the words of its author or of the language', () => {
  const fields = [
    { name: 'roof', label: 'Roof', type: 'select' as const, options: [{ value: 'slate', label: 'Slate' }] },
    { name: 'day', label: 'Day', type: 'select' as const, placeholder: 'Any day', options: [] },
    { name: 'name', label: 'Name', type: 'text' as const },
  ]
  const frame = { ...site, forms: { ...site.forms, lists: { ...form, fields } } }
  const shown = formProps(frame, 'lists').form.fields.map(({ placeholder }) => placeholder)
  expect(shown).toEqual(['Please choose', 'Any day', undefined])
})
