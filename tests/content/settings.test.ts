/** Settings that have the right form and are wrong all the same. */
import { describe, expect, test } from 'vitest'
import { edit, fixture, problemsOf } from './fixture.ts'

describe('the phone number', () => {
  const withPhone = (phone: string, code = '+1') =>
    edit(
      edit(fixture, 'phone: (502) 555-0142', `phone: "${phone}"`),
      'phoneCountryCode: "+1"',
      `phoneCountryCode: "${code}"`,
    )

  test('without its area code is refused with what would be dialled', () => {
    expect(problemsOf(withPhone('555-0142'))).toMatchObject([
      {
        code: 'bad-phone',
        severity: 'error',
        line: 7,
        message: 'The phone number "555-0142" cannot be called: links would dial "+15550142", which has too few digits',
        hint: expect.stringContaining('Write all its digits, area code included: (201) 555-0123.'),
      },
    ])
  })

  test.each([
    ['1-502-555-0142', '+1', false],
    ['+1 502 555 0142', '+1', true],
    ['+1 555 0142', '+1', false],
    ['502.555.0142', '+1', true],
    ['030 123456', '+49', true],
    ['+44 20 7946 0000', '+1', true],
    ['+49 30 1234567890123', '+1', false],
    ['01 23 45 67', '+33', false],
    ['+999 123 4567', '+1', false],
  ])('%s after %s can be called: %s', (phone, code, isRight) => {
    expect(problemsOf(withPhone(phone, code)).map((problem) => problem.code)).toEqual(isRight ? [] : ['bad-phone'])
  })

  test.each([
    ['language: en-US', 'language: de-DE', '+49', '01512 3456789'],
    ['country: US', 'country: GB', '+44', '07400 123456'],
  ])('is shown as one of the country of the site: %s, %s', (before, after, code, example) => {
    const there = (phone: string) =>
      edit(withPhone(phone, code), before, after).replace(after.startsWith('language') ? ', country: US' : 'none', '')
    const hintOf = (source: string) =>
      problemsOf(source).find(({ code, line }) => line === 7 && /phone|format/.test(code))?.hint
    expect(hintOf(there('555-ROOF'))).toContain(example)
    expect(hintOf(there('0123456789012345'))).toContain(example)
    expect(hintOf(there('01234567').replace(/ {2}phoneCountryCode.*\n/, ''))).toContain(`phoneCountryCode: "${code}"`)
  })

  test('of another country than the address has no example', () => {
    expect(problemsOf(withPhone('0123456789012345', '+49'))[0]?.hint).toMatch(/area code included\. /)
  })

  test('that breaks the schema is reported once', () => {
    expect(problemsOf(withPhone('555-ROOF'))).toMatchObject([{ code: 'bad-format' }])
  })
})

test('the address has state and ZIP code in the United States, and what is usual elsewhere', () => {
  const address = 'region: KY, postalCode: "40217", country: US'
  const codes = (words: string) => problemsOf(edit(fixture, address, words)).map(({ code }) => code)
  expect(codes('region: South Yorkshire, postalCode: S1 2NS, country: GB')).toEqual([])
  expect(codes('region: Kentucky, postalCode: S1 2NS, country: US')).toEqual(['bad-format', 'bad-format'])
  expect(codes('region: Sachsen, postalCode: "4229", country: DE')).toEqual(['bad-format'])
  expect(codes('postalCode: A-1010, country: XX')).toEqual([])
})

test('an address has a postal code where its country has any, that of a further place too', () => {
  const code = ', postalCode: "40217", country: US }'
  const codes = (words: string) => problemsOf(edit(fixture, code, words)).map(({ code }) => code)
  expect(codes(', country: US }')).toEqual(['missing-field'])
  const place = (country: string) =>
    `${code}\n  locations: [{ name: Yard, address: { street: 2 Pier Road, locality: Far, country: ${country} } }]`
  expect(codes(place('DE'))).toEqual(['missing-field'])
  expect(codes(place('HK'))).toEqual([])
})

describe('the time zone', () => {
  const withZone = (zone: string) =>
    edit(fixture, '  keywords: [roofing]\n', `  timeZone: ${zone}\n  keywords: [roofing]\n`)

  test.each(['America/Kentucky/Louisville', 'America/New_York', 'Etc/GMT+5', 'UTC'])('%s is known', (zone) => {
    expect(problemsOf(withZone(zone))).toEqual([])
  })

  test('that no clock knows is refused with the one that was meant', () => {
    expect(problemsOf(withZone('America/New_Yorck'))).toMatchObject([
      {
        code: 'unknown-time-zone',
        message: 'Cannot find the time zone "America/New_Yorck"',
        hint: expect.stringContaining('Did you mean "America/New_York"?'),
      },
    ])
    for (const zone of ['EST', 'eastern', '"+05:00"', '"-5"'])
      expect(problemsOf(withZone(zone))).toMatchObject([
        { code: 'bad-format', hint: expect.stringContaining('America/New_York') },
      ])
  })
})

test.each([
  ['07:00', '06:00', true],
  ['11:00', '02:00', true],
  ['18:00', '07:00', true],
  ['17:00', '02:00', false],
  ['08:00', '00:00', false],
])('opening at %s and closing at %s is a warning: %s', (opens, closes, isOdd) => {
  const source = edit(
    fixture,
    'text: 7 AM to 6 PM, opens: "07:00", closes: "18:00"',
    `text: By day, opens: "${opens}", closes: "${closes}"`,
  )
  expect(problemsOf(source).map(({ code }) => code)).toEqual(isOdd ? ['hours-order'] : [])
})

test('a text of several lines is quoted on one', () => {
  const address =
    'address: { street: 1 Slate Street, locality: Louisville, region: KY, postalCode: "40217", country: US }'
  const source = edit(fixture, address, 'address: |\n    1 Slate Street\n    Louisville')
  expect(problemsOf(source)).toMatchObject([
    { message: '"address" in "site" is "1 Slate Street Louisville", text, where a group of keys is meant' },
  ])
})

describe('a service that counts visits', () => {
  const counted = (given: string) =>
    edit(fixture, '  keywords: [roofing]\n', `  analytics: { ${given} }\n  keywords: [roofing]\n`)
  const saidOf = (given: string) => problemsOf(counted(given)).map(({ code, message }) => `${code}: ${message}`)
  const told = 'privacyPage: /roof-leaks'
  const untold = (name: string) =>
    `untold-analytics: The page /roof-leaks does not tell visitors that ${name} counts visits`

  test.each([
    [`provider: plausible, ${told}`, [untold('Plausible')]],
    [`provider: plausible, domain: "https://oak.example.com", ${told}`, ['bad-format', untold('Plausible')]],
    [
      `provider: umami, ${told}`,
      ['missing-field: Umami counts visits only where "analytics" has "siteId"', untold('Umami')],
    ],
    [`provider: umami, siteId: "7", ${told}`, ['bad-format: "7" is no ID of Umami', untold('Umami')]],
    [
      `provider: matomo, siteId: "7", cookies: true, ${told}`,
      ['missing-field: Matomo counts visits only where "analytics" has "host"', untold('Matomo')],
    ],
    [
      `provider: matomo, host: "https://s.example.com", siteId: seven, ${told}`,
      ['bad-format: "seven" is no ID of Matomo', untold('Matomo')],
    ],
    [`provider: matomo, host: "https://s.example.com", siteId: "7", consent: never, ${told}`, [untold('Matomo')]],
    [
      `provider: matomo, host: "https://s.example.com", siteId: "7", cookies: true, consent: never, ${told}`,
      ['consent-skipped: Matomo leaves cookies with visitors, and nobody asks them', untold('Matomo')],
    ],
    [
      'provider: ga4, measurementId: G-ABCDE12345, domain: oak.example.com',
      [
        'untold-analytics: The question about counting visits leads to no page that explains it',
        'idle-setting: Google Analytics knows no "domain"',
      ],
    ],
    ['provider: plausible', ['untold-analytics: No page explains what Plausible counts']],
    [`provider: googel, ${told}`, ['unknown-value']],
    ['provider: plausible, privacyPage: /privat', ['dead-link']],
  ])('with %s', (given, expected) => {
    const said = saidOf(given)
    expect(said.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected)
  })
})
