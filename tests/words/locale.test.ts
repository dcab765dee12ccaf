import { expect, test } from 'vitest'
import { addressLines, townOf } from '../../renderer/common/address.ts'
import { shownPhone, waysToType } from '../../renderer/common/phone.ts'
import { readPostalCode } from '../../renderer/common/postal-code.ts'
import { postalCodeOf } from '../../renderer/common/postal-codes.ts'
import { weekdays } from '../../renderer/common/weekdays.ts'
import { tokensOf } from '../../renderer/expand/tokens.ts'
import { businessCard } from '../../renderer/html/document/structured-data/business.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { fixture, options } from '../content/fixture.ts'

test.each([
  ['US', 'KY', ['1 Elm Street', 'Springfield, KY 40217'], 'Springfield, KY'],
  ['DE', 'Sachsen', ['1 Elm Street', '40217 Springfield'], 'Springfield'],
  ['MX', 'Jalisco', ['1 Elm Street', '40217 Springfield, Jalisco'], 'Springfield, Jalisco'],
  ['GB', undefined, ['1 Elm Street', 'Springfield 40217'], 'Springfield'],
])('an address in %s stands in the order of the country', (country, region, lines, town) => {
  const address = { street: '1 Elm Street', locality: 'Springfield', region, postalCode: '40217', country }
  expect(addressLines(address)).toEqual(lines)
  expect(townOf(address)).toBe(town)
})

test('the days of the opening hours may be written in the language of the site', () => {
  const german = fixture.replace('language: en-US', 'language: de-DE')
  const { site, problems } = checkPages(german.replace('days: [Monday]', 'days: [Montag, sonntag, Tuesday]'), options)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(site && businessCard(site.settings).openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Sunday', 'Tuesday'] },
  ])
  const spanish = checkPages(german.replace('days: [Monday]', 'days: [lunes]'), options)
  expect(spanish.problems).toMatchObject([{ code: 'unknown-value' }])
})

test('the service radius is said in the unit of the country and the words of the language', () => {
  const said = (language: string, country?: string) =>
    tokensOf({ site: { language, serviceRadiusMiles: 30, address: country && { country } } }).get('serviceRadius')
  expect(said('en-US', 'US')).toBe('30 miles')
  expect(said('es-US', 'US')).toBe('30 millas')
  expect(said('de-DE', 'DE')).toBe('48 Kilometer')
  expect(said('no such language', 'US')).toBe('30 miles')
  expect(said('no such language')).toBe('30 miles')
  // Without an address it is the country of the language, as on the map.
  expect(said('de-DE')).toBe('48 Kilometer')
  expect(said('en-GB')).toBe('30 miles')
  expect(said('fr')).toMatch(/^48\skilomètres$/)
})

test('a telephone number keeps its order in a text that is read from right to left, and there alone', () => {
  const phoneIn = (language?: string) =>
    tokensOf({ site: { phone: '050 123 4567', ...(language && { language }) } }).get('phone')
  expect(phoneIn('ar-AE')).toBe('\u2066050\u00a0123\u00a04567\u2069')
  expect(phoneIn('he')).toBe('\u2066050\u00a0123\u00a04567\u2069')
  expect(phoneIn('en-US')).toBe('050\u00a0123\u00a04567')
  expect(phoneIn('no language'), 'a language that is none is said by itself').toBe('050 123 4567')
  expect(phoneIn()).toBe('050 123 4567')
  expect(tokensOf({ site: { language: 'ar-AE', phone: '' } }).get('phone'), 'no signs around nothing').toBe('')
})

test('a language has seven days, from its Monday on', () => {
  expect(weekdays('fr')).toEqual(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])
})

test.each([
  ['US', ['40217', '40217-1234', ' 40217 '], ['4021', '40217-12', 'S1 2NS', '']],
  ['DE', ['04229'], ['4229', '04229-1234', 'D4229']],
  ['AT', ['1010'], ['10100']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'BS1', 'M1 1AA'], ['SW1A 1A', '12345', 'BS']],
  ['CA', ['K1A 0B1', 'k1a-0b1', 'K1A'], ['D1A 0B1', 'K1A 0B']],
  ['NL', ['1012 AB', '1012'], ['0012 AB', '1012 A']],
  ['FR', ['75001'], ['7500']],
  ['PL', ['31-042', '31042'], ['31-04']],
  ['BR', ['01310-100'], ['01310-10']],
  ['XX', ['A-1010'], ['A', '<script>']],
])('in %s a postal code is %j, and not %j', (country, right, wrong) => {
  const { pattern, example } = postalCodeOf(country)
  const isOne = (text: string) => readPostalCode(text, pattern) !== undefined
  expect([example, ...right].filter((text) => !isOne(text))).toEqual([])
  expect(wrong.filter(isOne)).toEqual([])
})

test('a postal code is found by its district too, however it is typed', () => {
  const read = (text: string, country: string) => readPostalCode(text, postalCodeOf(country).pattern)
  expect(read('40217-1234', 'US')).toEqual({ code: '402171234', district: '40217' })
  expect(read('bs1 4st', 'GB')).toEqual({ code: 'BS14ST', district: 'BS1' })
  expect(read('BS14 4ST', 'GB')).toEqual({ code: 'BS144ST', district: 'BS14' })
  expect(read('１０１１５', 'DE')).toEqual({ code: '10115', district: '10115' })
})

test('number keys are offered where a code has no letters', () => {
  const numeric = ['US', 'DE', 'BR', 'GB', 'NL', 'XX'].filter((country) => postalCodeOf(country).isNumeric)
  expect(numeric).toEqual(['US', 'DE', 'BR'])
})

test('a postal code is called as in the country of the business and the language of the page', () => {
  const called = (language: string, country: string) => wordsOf(language, {}, country).lookup.label
  expect(called('en-US', 'US')).toBe('ZIP code')
  expect(called('en', 'GB')).toBe('Postcode')
  expect(called('en-US', 'CA')).toBe('Postal code')
  expect(called('de-AT', 'AT')).toBe('Postleitzahl')
  expect(called('es-US', 'US')).toBe('Código postal')
})

test.each([
  ['5025550142', 'US', '(502) 555-0142'],
  ['+44 (0)114 496 0000', 'US', '+44 114 496 0000'],
  ['01713920045', 'DE', '0171 3920045'],
  ['+49 171 3920045', 'DE', '0171 3920045'],
  ['0039 06 1234567', 'DE', '+39 06 123 4567'],
  ['502-555-0101 x12', 'US', '(502) 555-0101 ext. 12'],
  ['555-0101', 'US', '555-0101'],
  ['ask Bo', 'XX', 'ask Bo'],
])('%s, typed in %s, is shown as %s', (typed, country, shown) => {
  expect(shownPhone(typed, country)).toBe(shown)
})

test('one number is known however it was typed, from within its country and from abroad', () => {
  const digits = (ways: string[]) => ways.map((way) => way.replaceAll(/\D/g, ''))
  expect(digits(waysToType('+33 6 12 34 56 78', 'FR'))).toEqual(expect.arrayContaining(['0612345678', '33612345678']))
  expect(digits(waysToType('06 12 34 56 78', 'FR'))).toEqual(expect.arrayContaining(['0612345678', '33612345678']))
  expect(waysToType('555-0101', 'US')).toEqual(['555-0101'])
})
