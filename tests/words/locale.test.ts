import { expect, test } from 'vitest'
import { addressLines, townOf } from '../../renderer/library/address.ts'
import { weekdays } from '../../renderer/library/weekdays.ts'
import { tokensOf } from '../../renderer/making/tokens.ts'
import { businessCard } from '../../renderer/page/document/structured-data/business.ts'
import { checkPages } from '../../renderer/site/index.ts'
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
  const said = (language: string, country: string) =>
    tokensOf({ site: { language, serviceRadiusMiles: 30, address: { country } } }).get('serviceRadius')
  expect(said('en-US', 'US')).toBe('30 miles')
  expect(said('es-US', 'US')).toBe('30 millas')
  expect(said('de-DE', 'DE')).toBe('48 Kilometer')
  expect(said('no such language', 'US')).toBe('30 miles')
})

test('a language has seven days, from its Monday on', () => {
  expect(weekdays('fr')).toEqual(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])
})
