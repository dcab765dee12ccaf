/** Mistakes that break nothing and that nobody means: each is said, and what only looks like it is not. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { liesIn } from '../../renderer/common/country-boxes.ts'
import { phonesIn } from '../../renderer/common/phone.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

/** The fixture's day is 2026-01-15. */
const codesOf = (source: string) => problemsOf(source).map(({ code }) => code)
/** The fixture with sections before the last one of its guide, or with lines under "site:". */
const withSections = (...sections: string[]) =>
  edit(
    fixture,
    '      - use: estimate\n',
    `${sections.map((text) => `      - ${text}\n`).join('')}      - use: estimate\n`,
  )
const inSite = (line: string) => edit(fixture, '  keywords: [roofing]\n', `  ${line}\n  keywords: [roofing]\n`)
const PICTURE = '        image: { src: hero.jpg, decorative: true }\n'
/** A further page, to which the menu leads. */
const withPage = (page: string) =>
  edit(
    `${fixture}  /gutters:\n${page}`,
    '- { label: Leaks, href: /roof-leaks }',
    '- { label: Leaks, href: /roof-leaks }\n    - { label: Gutters, href: /gutters }',
  )

test.each([
  ['2026-01-14', ['past-date']],
  ['2026-01-15', []],
])('an announcement until %s', (until, codes) => {
  expect(codesOf(inSite(`announcement: { text: We are closed., until: "${until}" }`))).toEqual(codes)
})

describe('events', () => {
  const withEvents = (...events: string[]) => {
    const items = events.map((event, index) => `{ title: Event ${index}, ${event} }`).join(', ')
    const zoned = '      - { type: events, heading: Dates, none: None yet., items: '
    const source = withSections(`${zoned.trimStart().slice(2)}[${items}] }`)
    return edit(source, '  keywords: [roofing]\n', '  timeZone: America/New_York\n  keywords: [roofing]\n')
  }
  const on = (...days: string[]) => codesOf(withEvents(...days.map((day) => `date: "${day}"`)))

  test('behind one to come, a past one is dated last year', () => {
    expect(on('2026-02-01', '2025-03-01')).toEqual(['past-event'])
    expect(on('2025-11-01', '2026-02-01', '2025-03-01', '2026-04-01')).toEqual(['past-event'])
  })

  test('before those to come, past ones have simply passed', () => {
    expect(on('2025-03-01', '2025-11-01', '2026-02-01')).toEqual([])
  })

  test('before those to come, one that would be the next a year later is dated last year', () => {
    expect(on('2025-01-20', '2026-02-01', '2026-03-01')).toEqual(['past-event'])
    expect(on('2025-01-10', '2026-02-01'), 'its day of this year has passed too').toEqual([])
    const weekly = 'date: "2026-06-01", repeats: weekly'
    expect(codesOf(withEvents(weekly, 'date: "2025-01-20"', 'date: "2026-02-01"'))).toEqual(['past-event'])
    expect(codesOf(withEvents('date: "2025-01-20"', weekly)), 'among what repeats no order can be told').toEqual([])
  })

  test('in a list with the newest first, past ones stand last', () => {
    expect(on('2026-04-01', '2026-02-01', '2025-11-01')).toEqual([])
  })

  test('that would be out of order in the next year too are old ones', () => {
    expect(on('2026-02-01', '2026-06-01', '2025-03-01')).toEqual([])
    expect(on('2026-02-01', '2022-03-01')).toEqual([])
  })

  test('of which none is to come are said once', () => {
    expect(on('2025-03-01', '2025-04-01')).toEqual(['past-event'])
    expect(codesOf(withEvents('date: "2025-03-01", repeats: weekly'))).toEqual([])
    expect(codesOf(withEvents('date: "2025-12-01", until: "2026-01-15"'))).toEqual([])
    expect(codesOf(withEvents())).toEqual([])
  })
})

describe('latitude and longitude', () => {
  const at = (latitude: number, longitude: number, country?: string) => {
    const source = edit(
      fixture,
      'latitude: 38.2527, longitude: -85.7585',
      `latitude: ${latitude}, longitude: ${longitude}`,
    )
    const [code = '', example = ''] = country?.split(' ') ?? []
    const address = 'region: KY, postalCode: "40217", country: US'
    return problemsOf(country ? edit(source, address, `postalCode: "${example}", country: ${code}`) : source)
  }

  test.each([
    ['exchanged', -85.7585, 38.2527],
    ['without its minus', 38.2527, 85.7585],
    ['exchanged and without its minus', 85.7585, 38.2527],
  ])('%s are said with what is meant', (_, latitude, longitude) => {
    expect(at(latitude, longitude)).toMatchObject([
      { code: 'wrong-coordinates', hint: expect.stringContaining('latitude: 38.2527, longitude: -85.7585') },
    ])
  })

  test('are right at a border, across the line of the date, and abroad', () => {
    for (const [latitude, longitude] of [
      [52.9, 174.2],
      [19.7, -155.1],
      [71.9, -156.8],
      [48.86, 2.35],
    ] as const)
      expect(at(latitude, longitude), `${latitude} ${longitude}`).toEqual([])
  })

  test('are compared with the country of the address', () => {
    expect(at(11.58, 48.14, 'DE 80331')).toMatchObject([{ code: 'wrong-coordinates' }])
    expect(at(48.14, 11.58, 'DE 80331')).toEqual([])
    expect(at(33.86, 151.2, 'AU 2000')).toMatchObject([{ code: 'wrong-coordinates' }])
    expect(at(11.58, 48.14, 'XX 80331')).toEqual([])
  })

  test('of further places and of a map are compared too', () => {
    const address =
      'address: { street: 2 Slate Street, locality: Louisville, region: KY, postalCode: "40217", country: US }'
    const place = `locations: [{ name: Yard, ${address}, geo: { latitude: -85.7, longitude: 38.2 } }]`
    expect(codesOf(inSite(place))).toEqual(['wrong-coordinates'])
    const map = (point: string) => withSections(`{ type: map, heading: Where, places: [{ name: Yard, ${point} }] }`)
    expect(codesOf(map('latitude: -85.7, longitude: 38.2'))).toEqual(['wrong-coordinates'])
    expect(codesOf(map('latitude: 38.2, longitude: -85.7'))).toEqual([])
  })

  test('lie in a country whatever meridian it crosses', () => {
    expect(liesIn('FJ', -17.7, 178)).toBe(true)
    expect(liesIn('FJ', -17.7, -179.5)).toBe(true)
    expect(liesIn('FJ', -17.7, 0)).toBe(false)
    expect(liesIn('XX', 0, 0)).toBeUndefined()
  })
})

describe('a link to a section that is not there', () => {
  const planned = (lines: string, text = 'Soon.') =>
    withPage(`    kind: guide
${lines}    title: Gutters for Every Roof
    description: What gutters do for a house, and how to tell from the ground that yours no longer do it at all.
    blocks:
      - { type: page-hero, heading: Gutters, text: "${text}" }
`)
  const linking = (source: string) => edit(source, '/roof-leaks#causes', '/gutters#guards')

  test('is none while its page is a draft, which may still get it', () => {
    expect(codesOf(linking(planned('')))).toContain('dead-anchor')
    expect(codesOf(linking(planned('    draft: true\n')))).not.toContain('dead-anchor')
  })

  test('is none either on the draft itself', () => {
    expect(codesOf(planned('', 'See [guards](#guards).'))).toContain('dead-anchor')
    expect(codesOf(planned('    draft: true\n', 'See [guards](#guards).'))).not.toContain('dead-anchor')
  })

  test('is one to the form of an opening that has none, and such a link is proposed by nobody', () => {
    const source = linking(planned('')).replace('/gutters#guards', '/gutters#estimate')
    expect(codesOf(source)).toEqual(['dead-anchor'])
    expect(problemsOf(linking(planned('')))[0]?.hint).toBe(
      'Give the section that you mean "id: guards", or link to the page alone.',
    )
    const asking = 'form: contact, serviceType: general, formHeading: Ask us'
    expect(codesOf(edit(source, 'heading: Gutters, text', `${asking}, heading: Gutters, text`))).toEqual([])
  })

  test('is one where the page is ready', () => {
    expect(codesOf(edit(fixture, '/roof-leaks#causes', '/roof-leaks#reasons'))).toEqual(['dead-anchor'])
  })
})

test('before and after are two pictures', () => {
  const pictures = (after: string) =>
    `{ type: before-after, heading: Then and now, before: { src: hero.jpg, alt: An old roof }, after: { src: ${after}, alt: A new roof } }`
  expect(codesOf(withSections(pictures('hero.jpg')))).toEqual(['same-picture'])
  expect(codesOf(withSections(pictures('other.jpg')))).toEqual(['missing-image'])
  const begun = pictures('hero.jpg').replace('A new roof', 'Say in one sentence what is there now.')
  expect(codesOf(withSections(begun)), 'a section just begun').toEqual(['starter-text'])
})

describe('a section that shows one place', () => {
  const ADDRESS =
    '  address: { street: 1 Slate Street, locality: Louisville, region: KY, postalCode: "40217", country: US }\n'
  const YARD =
    '  locations: [{ name: Mill Yard, phone: (502) 555-0143, address: { street: 2 Mill Lane, locality: Shively, country: US } }]\n'
  const only = (place: string, lines = ADDRESS, mainName = '') =>
    codesOf(
      edit(
        withSections(`{ type: locations, heading: Where to find us, only: ${place}${mainName} }`),
        ADDRESS,
        lines + YARD,
      ),
    ).filter((code) => code === 'unknown-place')

  test.each([
    ['Mill Yard', []],
    ['Louisville', []],
    ['Louisvile', ['unknown-place']],
  ])('names %s', (place, codes) => {
    expect(only(place)).toEqual(codes)
  })

  test('names the place of the address as the site or the section does', () => {
    expect(only('The Shop', `${ADDRESS}  placeName: The Shop\n`)).toEqual([])
    expect(only('Louisville', `${ADDRESS}  placeName: The Shop\n`)).toEqual(['unknown-place'])
    expect(only('Here', ADDRESS, ', mainName: Here')).toEqual([])
  })

  test('has only its further places where a business has no address', () => {
    expect(only('Mill Yard', '')).toEqual([])
    expect(only('Louisville', '')).toEqual(['unknown-place'])
  })
})

test.each([
  ['statement', ['layout-without-text']],
  ['plain', []],
  ['cover', []],
])('an opening of layout %s without a text, and none with one', (layout, codes) => {
  const opening = `      - { type: page-hero, layout: ${layout}, heading: Gutters, text: By hand. }\n`
  const arranged = edit(fixture, / {6}- type: page-hero\n(?: {8}.*\n)*/.exec(fixture)?.[0] ?? '', opening)
  const told = (text: string) => codesOf(text).filter((code) => /layout|missing-field/.test(code))
  expect(told(arranged)).toEqual([])
  expect(told(edit(arranged, ', text: By hand. }', ' }'))).toEqual(codes)
})

test.each([
  ['banner', ['layout-without-picture']],
  ['framed', ['layout-without-picture']],
  ['split', ['layout-without-picture']],
  ['cover', []],
  ['centered', []],
  ['plain', []],
])('an opening of layout %s without a picture, and none with one', (layout, codes) => {
  const arranged = edit(
    fixture,
    '        heading: Roof leaks\n',
    `        heading: Roof leaks\n        layout: ${layout}\n`,
  )
  expect(codesOf(arranged)).toEqual([])
  expect(codesOf(arranged.replace(PICTURE, ''))).toEqual(codes)
})

describe('the key of forms', () => {
  afterEach(() => void vi.unstubAllEnvs())
  const sending = edit(fixture, '    validation: browser\n', '    sendsKey: true\n    validation: browser\n')

  test('that is gone is one problem', () => {
    expect(codesOf(sending)).toEqual(['missing-forms-key'])
    expect(
      codesOf(edit(fixture, '    validation: browser\n', '    sendsKey: false\n    validation: browser\n')),
    ).toEqual([])
  })

  test('may come from the site or from who builds it', () => {
    expect(codesOf(edit(sending, '  keywords:', '  formsKey: public-key\n  keywords:'))).toEqual([])
    vi.stubEnv('PUBLIC_FORMS_KEY', 'public-key')
    expect(codesOf(sending)).toEqual([])
  })
})

describe('the description of another page', () => {
  const described = (
    more = '',
    description = 'Where leaks come from, how to find the place, and what to do until someone comes.',
  ) =>
    withPage(`    kind: guide
    title: Gutters
    description: ${description}
${more}    blocks:
      - { type: page-hero, heading: Gutters, text: By hand. }
      - use: estimate
`)

  test('is said at the second', () => {
    expect(problemsOf(described())).toMatchObject([
      {
        code: 'duplicate-description',
        message: expect.stringContaining('/gutters has the same description as /roof-leaks'),
      },
    ])
  })

  test('may stand on a page that search results do not show, or show as the other', () => {
    expect(codesOf(described('    noindex: true\n'))).toEqual([])
    expect(codesOf(described('    draft: true\n'))).not.toContain('duplicate-description')
    expect(codesOf(described('    canonical: /roof-leaks\n'))).toEqual([])
    expect(codesOf(described('', 'How often gutters need a hand in them, and what it costs in a year.'))).toEqual([])
  })
})

describe('on one page', () => {
  const prose = (heading: string) => `{ type: prose, heading: ${heading}, text: Water travels far. }`

  test('a heading stands once, whatever its capitals', () => {
    expect(codesOf(withSections(prose('Common  Causes')))).toEqual(['heading-twice'])
  })

  test('a section may be headed as the page, as one of another page, and by a shared section twice', () => {
    expect(codesOf(withSections(prose('Roof leaks'), prose('In figures'), 'use: estimate'))).toEqual([])
  })

  test('small headings may be alike', () => {
    const item = '[{ title: What it costs, icon: house }, { title: How long it takes, icon: house }]'
    const cards = (heading: string) => `{ type: cards, heading: ${heading}, items: ${item} }`
    expect(codesOf(withSections(cards('Shingles'), cards('Tiles')))).toEqual([])
  })

  test('a question is asked once, and may be asked on another page again', () => {
    const faq = (heading: string, question: string) =>
      `{ type: faq, heading: ${heading}, categories: [{ name: Leaks, entries: [{ question: ${question}, answer: Soon. }] }] }`
    const asked = (question: string) =>
      withSections(faq('Asked often', 'When do you come?'), faq('Asked at night', question))
    expect(codesOf(asked('When do you come?'))).toEqual(['heading-twice'])
    expect(codesOf(asked('Do you come at night?'))).toEqual([])
    const home = edit(
      asked('Do you come at night?'),
      '      - type: stats\n',
      `      - ${faq('Asked first', 'When do you come?')}\n      - type: stats\n`,
    )
    expect(codesOf(home)).toEqual([])
  })
})

describe('a menu', () => {
  const header = (entries: string) => edit(fixture, '    - { label: Leaks, href: /roof-leaks }', `    - ${entries}`)

  test('leads to a page once', () => {
    expect(codesOf(header('{ label: Leaks, href: /roof-leaks }\n    - { label: Roofs, href: /roof-leaks }'))).toEqual([
      'link-twice',
    ])
  })

  test('may lead to sections of a page, and to one page from an entry and its dropdown', () => {
    expect(
      codesOf(header('{ label: Leaks, href: /roof-leaks }\n    - { label: Causes, href: /roof-leaks#causes }')),
    ).toEqual([])
    const items = 'items: [{ label: All leaks, href: /roof-leaks }, { label: Causes, href: /roof-leaks#causes }]'
    expect(codesOf(header(`{ label: Leaks, href: /roof-leaks, ${items} }`))).toEqual([])
  })

  test('may lead to one number twice', () => {
    expect(
      codesOf(header('{ label: Leaks, href: "tel:{phone}" }\n    - { label: Call, href: "tel:{phone}" }')),
    ).not.toContain('link-twice')
  })
})

describe('a weekday', () => {
  const withLine = (line: string) => {
    const monday = '    - { days: [Monday], label: Mon, text: 7 AM to 6 PM, opens: "07:00", closes: "18:00" }\n'
    return codesOf(edit(fixture, monday, `${monday}    - { days: [Monday], label: Mondays, ${line} }\n`))
  }

  test.each([
    'text: 8 AM to 2 PM, opens: "08:00", closes: "14:00"',
    'text: 5 PM to 9 PM, opens: "17:00", closes: "21:00"',
    'text: Closed',
  ])('in two lines that cannot both hold is said: %s', (line) => {
    expect(withLine(line)).toEqual(['hours-twice'])
  })

  test.each(['text: 7 PM to 9 PM, opens: "19:00", closes: "21:00"', 'text: Evenings by appointment'])(
    'in two lines that follow each other is right: %s',
    (line) => expect(withLine(line)).toEqual([]),
  )

  test('and others of the same line are one problem', () => {
    const times = 'text: 7 AM to 6 PM, opens: "07:00", closes: "18:00"'
    const line = (label: string) => `    - { days: [Monday, Tuesday, Friday], label: ${label}, ${times} }\n`
    const monday = `    - { days: [Monday], label: Mon, ${times} }\n`
    expect(codesOf(edit(fixture, monday, line('Most days') + line('Copied')))).toEqual(['hours-twice'])
  })
})

describe('a postal code', () => {
  const regions = (...lists: string[]) => {
    const items = lists.map((codes, index) => `{ name: Region ${index}, description: Near., zipCodes: [${codes}] }`)
    return withSections(`{ type: regions, heading: Where, items: [${items.join(', ')}] }`)
  }

  test('in two regions, or twice in one, is said; several of the same two are one problem', () => {
    expect(codesOf(regions('"40202", "40203"', '"47150", "40203"'))).toEqual(['postal-code-twice'])
    expect(codesOf(regions('"40202", "40202"'))).toEqual(['postal-code-twice'])
    expect(codesOf(regions('"40202", "40203", "40204"', '"47150", "40203", "40202"'))).toEqual(['postal-code-twice'])
  })

  test('of a region that lies within another one is right, and so is one of two sections', () => {
    expect(codesOf(regions('"40202", "40203", "40204"', '"40203", "40204"'))).toEqual([])
    const twoSections = edit(
      regions('"40202"'),
      '      - use: estimate\n',
      '      - { type: regions, heading: When, items: [{ name: Near, description: At once., zipCodes: ["40202"] }] }\n      - use: estimate\n',
    )
    expect(codesOf(twoSections)).toEqual([])
  })
})

describe('a phone number in a text', () => {
  const says = (text: string) =>
    codesOf(withSections(`{ type: prose, heading: Whom to call, text: ${JSON.stringify(text)} }`))

  test.each(['Call (502) 555-0188.', 'Call 502.555.0188 or +1 502 555 0188.', 'Call +44 20 7946 0000.'])(
    'that is none of the business is said once: %s',
    (text) => expect(says(text)).toEqual(['other-phone']),
  )

  test.each([
    'Call the [city](tel:+15025740000), (502) 574-0000.',
    'Fax: (502) 555-0188',
    'VAT no. 502 555 0188',
    'NIP 502-555-01-88',
    'License #502-555-0188',
    'P. IVA 05025550188',
    'P.IVA IT 0502 555 0188',
    'C.F. 0502 555 0188',
    'USt-IdNr.: DE 502 555 0188',
    'KvK-nummer: 0502 555 0188',
    'SIRET 502 555 0188 00012',
    'St.-Nr. 502/555/0188',
    'RCS Paris 502 555 0188',
    'Permit 2024-556-77889, 40217-1234, 1,000,000 nails, 2019-2024, 12/31/2030.',
    'Dial 311, or 911 in an emergency.',
  ])('that its author links, a fax, a figure and a short number are right: %s', (text) => {
    expect(says(text)).toEqual([])
  })

  test('of a place of the business is right, and so is an example in a form', () => {
    const address =
      'address: { street: 2 Slate Street, locality: Louisville, region: KY, postalCode: "40217", country: US }'
    const place = `  locations: [{ name: Yard, ${address}, phone: (502) 555-0188 }]\n  keywords:`
    const text = withSections('{ type: prose, heading: Whom to call, text: Call (502) 555-0188. }')
    expect(codesOf(edit(text, '  keywords:', place))).not.toContain('other-phone')
    const field = 'type: text, required: Please enter your name'
    expect(codesOf(edit(fixture, field, `placeholder: (502) 555-0100, ${field}`))).toEqual([])
    expect(
      codesOf(edit(fixture, 'required: Please enter your name', 'required: "Your name, not (502) 555-0100"')),
    ).toEqual([])
  })

  test('is said in what a form answers and in an announcement too, and is right as a fact', () => {
    const answers = edit(fixture, '"Please call {phone}"', '"Please call (502) 555-0188"')
    expect(codesOf(answers)).toEqual(['other-phone'])
    expect(codesOf(inSite('announcement: { text: "Call (502) 555-0188.", until: "2026-02-01" }'))).toEqual([
      'other-phone',
    ])
    const fact = 'facts:\n  city: { value: (502) 574-0000, source: city }\n'
    const called = withSections('{ type: prose, heading: Whom to call, text: "Call the city, {facts.city}." }')
    expect(codesOf(edit(called, 'facts:\n', fact))).toEqual([])
  })

  test('is found as its country writes it', () => {
    const numbers = (text: string, country: string) => phonesIn(text, country).map(({ number }) => number)
    expect(numbers('Tel. 0341 2345678 oder +49 341 1234567', 'DE')).toEqual(['+493412345678', '+493411234567'])
    expect(numbers('10115 Berlin, seit 01.02.2024, Art. 123456789', 'DE')).toEqual([])
    expect(numbers('Llame al 912 345 678', 'ES')).toEqual(['+34912345678'])
  })
})

describe('a paragraph that begins four spaces too far right', () => {
  const says = (text: string) =>
    codesOf(withSections(`{ type: prose, heading: How we work, text: ${JSON.stringify(text)} }`))

  test.each(['We look.\n\n    We mend.', '- We look.\n\nWe mend.\n\n    We leave.', 'We look.\n\n\tWe mend.'])(
    'is said: %j',
    (text) => expect(says(text)).toEqual(['indented-text']),
  )

  test.each([
    '- We look.\n\n    And mend.\n\n    And leave.',
    '1. We look.\n    - At the edge.\n    - At the ridge.',
    'We look.\n    We mend.',
    '```\nWe look.\n\n    We mend.\n```',
    'We look.\n\n   We mend.',
  ])('is none in a list, in code, or in the same paragraph: %j', (text) => expect(says(text)).toEqual([]))
})

test('a form for a newsletter sends no answer', () => {
  const both = edit(
    edit(
      fixture,
      '- { name: name, label: Full name, type: text, required: Please enter your name }',
      '- { name: email, label: Email, type: email, required: Please enter your email }',
    ),
    '    submit: Send Message\n',
    '    newsletter: {}\n    answer: { subject: Thank you, text: We write soon. }\n    submit: Send Message\n',
  )
  expect(codesOf(both)).toEqual(['lost-answer'])
})

describe('figures', () => {
  const stats = (value: string, label: string) =>
    `{ type: stats, heading: Counted, items: [{ value: "${value}", label: ${label} }, { value: Yes, label: Insured }] }`
  const home = (value: string, label: string) =>
    edit(fixture, '{ value: 5+, label: years }', `{ value: "${value}", label: ${label} }`)
  const both = (one: [string, string], other: [string, string]) =>
    edit(home(...one), '      - use: estimate\n', `      - ${stats(...other)}\n      - use: estimate\n`)

  test('of one kind may differ where a note beside each says what it counts', () => {
    const noted = (one: string, other: string) =>
      both(['50+', `Customers, note: ${one}`], ['1000+', `Customers, note: ${other}`])
    expect(codesOf(noted('this year', 'since 2010'))).toEqual([])
    expect(codesOf(noted('this year', 'this year'))).toEqual(['figures-differ'])
    expect(codesOf(both(['50+', 'Customers, note: this year'], ['1000+', 'Customers']))).toEqual(['figures-differ'])
  })

  test.each([
    [
      ['50+', 'Happy customers'],
      ['1000+', 'Satisfied Customers'],
    ],
    [
      ['5+', 'Years experience'],
      ['15+', 'years of experience'],
    ],
    [
      ['50+', 'clienti soddisfatti'],
      ['1000+', 'i nostri clienti'],
    ],
    [
      ['50+', 'clientes satisfeitos'],
      ['1000+', 'os nossos clientes'],
    ],
    [
      ['50+', 'tevreden klanten'],
      ['1000+', 'klanten van onze'],
    ],
    [
      ['50+', 'zadowolonych klientów'],
      ['1000+', 'naszych klientów'],
    ],
    [
      ['50+', 'zufriedene Kunden'],
      ['500', 'Kunden'],
    ],
    [
      ['50+', 'clientes satisfechos'],
      ['500', 'clientes contentos'],
    ],
    [
      ['98%', 'Doporučuje nás'],
      ['99%', 'doporučuje nás'],
    ],
  ] as const)('of one kind that differ from page to page are said with both places: %j %j', (one, other) => {
    expect(problemsOf(both([...one], [...other]))).toMatchObject([
      {
        code: 'figures-differ',
        message: expect.stringMatching(/ in \/, and .* in \/roof-leaks$/),
        hint: expect.stringContaining('Also on line'),
      },
    ])
  })

  test.each([
    [
      ['1,000+', 'customers'],
      ['1000', 'Happy customers'],
    ],
    [
      ['5.0', 'Rating'],
      ['5', 'rating'],
    ],
    [
      ['50+', 'Commercial customers'],
      ['1000+', 'customers at home'],
    ],
    [
      ['15+', 'years'],
      ['2009', 'founded'],
    ],
    [
      ['24/7', 'on call'],
      ['24/7', 'on call'],
    ],
  ] as const)('that agree, or whose words say different things, are right: %j %j', (one, other) => {
    expect(codesOf(both([...one], [...other]))).toEqual([])
  })

  test('of several pages are one problem', () => {
    const third =
      both(['5+', 'years'], ['15+', 'years']) +
      `  /gutters:
    kind: guide
    noindex: true
    title: Gutters
    description: How often gutters need a hand in them, and what it costs in a year.
    blocks:
      - { type: page-hero, heading: Gutters, text: By hand. }
      - ${stats('25', 'years')}
      - use: estimate
`
    expect(codesOf(third)).toEqual(['figures-differ'])
  })

  test('of reviews are compared with those beside their words', () => {
    const review = '{ name: Ann, rating: 5, date: "2025-06-01", text: They came on the day they said. }'
    const reviews = (count: number) =>
      withSections(
        `{ type: reviews, heading: Said of us, aggregate: { rating: 4.8, count: ${count} }, items: [${review}] }`,
      )
    const stated = (count: number) =>
      edit(reviews(count), '{ value: 5+, label: years }', '{ value: 500+, label: Reviews }')
    expect(codesOf(stated(31))).toEqual(['figures-differ'])
    expect(codesOf(stated(500))).toEqual([])
    const without = `      - { type: reviews, heading: More of it, items: [${review}] }\n`
    expect(codesOf(edit(stated(500), '      - type: contact\n', `${without}      - type: contact\n`))).toEqual([])
    expect(problemsOf(stated(31))).toMatchObject([{ line: 87, said: { message: { id: 'figures-differ' } } }])
  })

  test('of a fact are those of the fact, and a shared section has its own', () => {
    const fact = edit(
      both(['{facts.crews}', 'Crews'], ['8', 'Crews']),
      'facts:\n',
      'facts:\n  crews: { value: "9", source: owner }\n',
    )
    expect(codesOf(fact)).toEqual(['figures-differ'])
    const shared = edit(home('9', 'Crews'), 'shared:\n', `shared:\n  crews: ${stats('8', 'Crews')}\n`)
    expect(codesOf(edit(shared, '      - use: estimate\n', '      - use: crews\n      - use: estimate\n'))).toEqual([
      'figures-differ',
    ])
  })

  test('of a draft do not count', () => {
    const draft = edit(
      both(['5+', 'years'], ['15+', 'years']),
      '    title: Roof Leaks\n',
      '    draft: true\n    title: Roof Leaks\n',
    )
    expect(codesOf(draft)).not.toContain('figures-differ')
  })
})

describe('a figure in a text about what is a fact', () => {
  const terms = '  hours: { value: within 24 hours }\n  years: { value: 38 years }\n'
  const prices = `facts:\n  day: { value: £13.50 }\n  week: { value: £40 }\n  month: { value: £52 }\n  year: { value: £495 }\n${terms}`
  const says = (text: string) =>
    codesOf(
      withSections(`{ type: prose, heading: Tickets, text: ${JSON.stringify(text)} }`).replace('facts:\n', prices),
    ).filter((code) => code !== 'unused-fact')

  test.each([
    ['A year is £450.', ['contradicts-fact']],
    ['A year is £495.', ['literal-fact']],
    ['A day is £13.50. Come in.', ['literal-fact']],
    ['A day is £12.50, with shoes.', ['contradicts-fact']],
    ['A day is £13.50, a month £52, a year £495.', ['literal-fact', 'literal-fact', 'literal-fact']],
    ['Out of hours we answer within 48 hours.', ['contradicts-fact']],
  ])('%s', (text, codes) => expect(says(text)).toEqual(codes))

  test.each([
    'You save £18 with a year.',
    'A year is £450 in place of £600.',
    'A day in the year of the flood, for £52.',
    'In the month of May seven days are £40.',
    'A year for students: £380.',
    '£120 off a year.',
    'Un año con descuento: year £380.',
    'A year is {facts.year}, in the first £450.',
    'Month by month, a year is £550. At once it is {facts.year}.',
    'Sunday is £12.50.',
    'A roof lasts 20 years.',
    'We answer within 48 hours.',
  ])('contradicts none where it is another: %s', (text) => {
    expect(says(text)).not.toContain('contradicts-fact')
  })
})
