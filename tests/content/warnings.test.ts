import { describe, expect, test } from 'vitest'
import { differs } from '../../renderer/check/hours.ts'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { edit, fixture, options, problemsOf } from './fixture.ts'

const warnings = (source: string, more: Partial<typeof options> = {}) =>
  checkPages(source, { ...options, ...more }).problems.map(({ code, severity }) => `${severity} ${code}`)

test('an image that nothing uses is a warning', () => {
  const { problems } = checkPages(fixture, { ...options, images: ['hero.jpg', 'old.jpg'] })
  expect(problems).toMatchObject([{ code: 'unused-image', message: expect.stringContaining('old.jpg') }])
})

test('a page that nothing links to is a warning, unless it is a draft or kept from search engines', () => {
  const page = fixture.slice(fixture.indexOf('  /roof-leaks:\n'))
  const lonely = page
    .replace('/roof-leaks', '/lonely')
    .replace('title: Roof Leaks', 'title: Lonely')
    .replace('Where leaks', 'Why leaks')
  const codes = problemsOf(fixture + lonely).map(({ code, line }) => `${code}:${line}`)
  expect(codes).toContain('orphan-page:111')
  const kept = problemsOf(fixture + lonely.replace('    kind:', '    noindex: true\n    kind:'))
  expect(kept.map(({ code }) => code)).not.toContain('orphan-page')
})

test('pages that read the same are a warning with the share and the pair', () => {
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ')
  const block = (text: string) => `      - { type: prose, heading: Much to read, text: ${text} }\n`
  const [leaks, home] = ['      - type: cards\n        id: causes', '      - type: stats\n']
  const twins = edit(edit(fixture, leaks, block(words) + leaks), home, block(words) + home)
  expect(problemsOf(twins)).toMatchObject([
    { code: 'similar-pages', message: expect.stringMatching(/% of \/roof-leaks reads the same as \//) },
  ])
  const others = edit(edit(fixture, leaks, block(words.replaceAll('word', 'verb')) + leaks), home, block(words) + home)
  expect(problemsOf(others)).toEqual([])
  const saying = (line: string, title = 'Roof Leaks') =>
    problemsOf(edit(twins, `    title: ${title}\n`, `    ${line}\n    title: ${title}\n`)).map(({ code }) => code)
  expect(saying('noindex: true')).toEqual([])
  expect(saying('noindex: true', 'Roofers in Louisville')).not.toContain('similar-pages')
  expect(saying('canonical: /')).not.toContain('similar-pages')
  expect(saying('canonical: /roof-leaks', 'Roofers in Louisville')).not.toContain('similar-pages')
  expect(saying('canonical: /roof-leaks'), 'itself').toContain('similar-pages')
  expect(saying('draft: true')).not.toContain('similar-pages')
})

test('a fact is due for review from the day after reviewBy', () => {
  expect(warnings(fixture, { today: '2027-06-30' })).toEqual([])
  expect(warnings(fixture, { today: '2027-07-01' })).toEqual(['warning fact-review'])
})

test.each([
  'until Dec. 31, 2024',
  'Valid December 31, 2024',
  'through December 31st, 2024',
  'Valid through Tuesday, December 31, 2024',
  'Order by 12/31/24',
  'ends on 31 December 2024',
  'expires 2024-12-31',
  'valid until the end of 2024',
  'Valid through 2024',
  'Our spring sale starts Saturday, March 2, 2024',
  'hasta el 31 de diciembre de 2024',
  'válida hasta finales de 2024',
  'hasta el 31/12/2024',
  'Cerramos del 9 al 15 de noviembre de 2024',
  'Estaremos cerrados el 9 de noviembre de 2024',
  'Pide antes del 8 de noviembre de 2024',
  'We are closed from November 9 to 15, 2024',
  'Wir haben vom 3. bis 9. Mai 2024 geschlossen',
  'gültig bis zum 31. Dezember 2024',
  'Nur bis 31.12.2024',
  'bis Ende März 2024',
  'jusqu’au 31 décembre 2024',
  "valable jusqu'à fin 2024",
  'through 12-31-2024',
  'Next class: May 4, 2024',
  'Open house: June 8, 2024',
  'We open on June 8, 2024',
  'We will be closed from Dec 24 to Jan 2, 2025',
  'Coming in spring 2024',
  'Book your gutter cleaning before May 1, 2024',
  'by the end of the year 2024',
  'la próxima clase: 4 de mayo de 2024',
  'Termina el domingo 3 de marzo de 2024',
  'Reserve su visita antes del 1 de mayo de 2024',
  'Wir öffnen am Mittwoch, 5. Juni 2024',
  'Nächster Kurs: 4. Mai 2024',
  'Bestellen Sie vor dem 1. Mai 2024',
  'Tag der offenen Tür am 8. Juni 2024',
  'Prochain cours : 4 mai 2024',
  'Réservez avant le 1er mai 2024',
  'La promotion se termine le 1er mars 2024',
  'fino al 31 dicembre 2024',
  'Prenoti la Sua visita prima del 1° maggio 2024',
  'Siamo chiusi dal 9 al 15 novembre 2024',
  'Estaremos fechados de 9 a 15 de novembro de 2024',
  'Wij zijn gesloten van 3 tot 9 mei 2024',
  'Zamknięte od 3 do 9 maja 2024',
  'válido até ao fim de 2024',
  'até sexta-feira, 31 de dezembro de 2024',
  'geldig tot en met 31 december 2024',
  'Volgende cursus: 4 mei 2024',
  'do 31 grudnia 2024 r.',
  'oferta ważna do końca marca 2024',
  'Najbliższy kurs: maj 2024',
])('a day that is announced and past is a warning: %s', (words) => {
  const source = edit(fixture, 'heading: Write to us', `heading: "${words}"`)
  expect(warnings(source)).toEqual(['warning past-date'])
})

test.each([
  'until December 31, 2099',
  'Effective January 1, 2024',
  'Last updated on January 1, 2024',
  'Serving Louisville since June 12, 1998',
  'Founded on June 12, 1998',
  'What the hail of April 2, 2025 left behind',
  'On April 2, 2025 a storm came through. Call us',
  'From 2010 until 2019 he led the crew',
  'Desde el 12 de junio de 1998',
  'La tormenta del 3 al 5 de mayo de 2023',
  'Stand: 1. Januar 2024',
  'Seit dem 12. Juni 1998',
  'Depuis le 12 juin 1998',
  'Vigente desde el 1 de enero de 2024',
  'válido desde 2019',
  'Gültig ab 1. Januar 2024',
  'En vigueur depuis le 1er janvier 2024',
  'Dal 12 giugno 1998 a Torino',
  'Valido dal 1° gennaio 2024',
  'Ważny od 1 stycznia 2024',
  'Desde o dia 12 de junho de 1998',
  'a partir do dia 5 de março de 2020',
  'Sinds 12 juni 1998',
  'Od 12 czerwca 1998',
  'Things to do December 31, 2023',
  'Houses built before January 1, 1978',
  'The shop opened on March 3, 2010',
  'At the end of the year 2023 we moved',
  'When the order of May 3, 2023 came',
  'The next morning of April 3, 2025 we climbed',
  'Fin 2023, nous avons déménagé',
  'Part 50-555-2024 by mail',
  'by 2 of us in 2024',
  'Order by part number 12/31',
  'until 3/4/99',
])('a day of history, or to come, is none: %s', (words) => {
  const source = edit(fixture, 'heading: Write to us', `heading: "${words}"`)
  expect(warnings(source)).toEqual([])
})

test('an example in an empty field of a form states nothing, and is no date in the past', () => {
  const field = 'type: text, required: Please enter your name'
  expect(warnings(edit(fixture, field, `placeholder: 04/23/1985, ${field}`))).toEqual([])
})

test.each([
  ['Oak Roofing people', true],
  ['Oak Roofings of old', false],
])('a text with %j is a warning that the name is written out: %s', (words, isWritten) => {
  const source = edit(fixture, 'heading: Write to us', `heading: The ${words}`)
  expect(warnings(source)).toEqual(isWritten ? ['warning literal-fact'] : [])
})

test('typographic quotes around a text are a warning only when nothing encloses them', () => {
  expect(warnings(edit(fixture, 'heading: Write to us', 'heading: “Write to us”'))).toEqual(['warning smart-quotes'])
  expect(warnings(edit(fixture, 'heading: Write to us', 'heading: "“Write to us”"'))).toEqual([])
})

describe('contrast', () => {
  const withTheme = (theme: string) => problemsOf(edit(fixture, 'facts:\n', `  theme: ${theme}\nfacts:\n`))

  test('below 4.5 to 1 is a warning at the color that the site sets, with one that would do', () => {
    const found = withTheme('{ accent: "#f0a060" }')
    expect(found).toMatchObject([
      { code: 'low-contrast', severity: 'warning', line: 19, message: expect.stringMatching(/, too little for \w/) },
    ])
    const better = /#[0-9a-f]{6}(?= would do)/.exec(found[0]?.hint ?? '')?.[0]
    expect(withTheme(`{ accent: "${better}" }`)).toEqual([])
  })

  test.each([
    ['{ dark: { muted: "#303030" } }', '"dark.muted" (#303030)'],
    ['{ brand: "#0a6e5c", onDark: { text: "#404040" } }', '"onDark.text" (#404040)'],
    ['{ brand: "#0a6e5c", light: { fieldLine: "#eeeeee" } }', '"light.fieldLine" (#eeeeee)'],
  ])('in the theme %s blames %s', (theme, blamed) => {
    expect(withTheme(theme)).toMatchObject([{ code: 'low-contrast', message: expect.stringContaining(blamed) }])
  })

  test.each([
    ['{ tint: "#303030", accent: "#404040" }', '"accent" (#404040) and "tint" (#303030)', 'in the light scheme'],
    [
      '{ dark: { paper: "#8a8a8a", text: "#999999" } }',
      '"dark.text" (#999999) and "dark.paper" (#8a8a8a)',
      'in the dark scheme',
    ],
    [
      '{ brand: "#0a6e5c", dark: { band: "#9a9a9a" }, onDark: { text: "#ffffff" } }',
      '"onDark.text" (#ffffff) and "dark.band" (#9a9a9a)',
      'text on dark bands in the dark scheme',
    ],
    [
      '{ brand: "#0a6e5c", onBrand: { text: "#0a5d4c" } }',
      '"onBrand.text" (#0a5d4c) and "brand" (#0a6e5c)',
      'in the brand color',
    ],
  ])('in the theme %s the settings and the scheme of the pair are named: %s, %s', (theme, settings, use) => {
    const messages = withTheme(theme).map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringContaining(settings))
    expect(messages.find((message) => message.includes(settings))).toContain(use)
  })
})

test.each([
  ['Where <b>roofs</b> leak', 'html-in-text'],
  ['Leaks, and<br />repairs', 'html-in-text'],
  ['Roofs &amp; gutters', 'html-in-text'],
  ['Where **roofs** leak', 'markdown-in-text'],
  ['See [the page](/roof-leaks)', 'markdown-in-text'],
  ['Call {{phone}}', 'stray-brace'],
  ['Call { phone }', 'stray-brace'],
  ['Call {phone today', 'stray-brace'],
  ['Call \u0024{phone}', 'stray-brace'],
  ['Call {% phone %}', 'stray-brace'],
  ['## Where roofs leak', 'markdown-in-text'],
  ['Leaks <!-- ask Carol -->', 'html-in-text'],
  ['#1 in \u0024{facts.response} • open', undefined],
  ['Pasted\u200b words', 'odd-character'],
  ['Pasted\u000b words', 'odd-character'],
  ['Itâ€™s late', 'odd-character'],
  ['Roofs & gutters, 5 < 6, 2 * 3 * 4, AT&T; [sic] (so), CRÈME, Â', undefined],
])('a heading %j gives the warning %s', (words, code) => {
  const source = edit(fixture, 'heading: Write to us', `heading: ${JSON.stringify(words)}`)
  expect(warnings(source)).toEqual(code ? [`warning ${code}`] : [])
})

test.each([
  ['[Leaks] (/roof-leaks) and more', 'broken-markdown'],
  ['[Leaks](/roof-leaks and more', 'broken-markdown'],
  ['(Leaks)[/roof-leaks] and more', 'broken-markdown'],
  ['Water<br>and wind', 'html-in-text'],
  ['[Leaks]() and more', 'broken-markdown'],
  ['Water and **wind', 'broken-markdown'],
  ['Water and ** wind**', 'broken-markdown'],
  ['**Water and\n\nwind**', 'broken-markdown'],
  ['• Water\n• wind', 'broken-markdown'],
  ['##Leaks\n\nMore.', 'broken-markdown'],
  ['**Water\nand** 2 ** 3, ***wind***\n\n- **rain** • **hail**\n- snow\n\n## Leaks', undefined],
  ['**Leaks**, [all of them](/roof-leaks "Leaks") &amp; more', undefined],
])('a text of Markdown %j gives the warning %s', (words, code) => {
  const block = `      - { type: prose, heading: Much to read, text: ${JSON.stringify(words)} }\n`
  const source = edit(fixture, '      - type: stats\n', `${block}      - type: stats\n`)
  expect(warnings(source)).toEqual(code ? [`warning ${code}`] : [])
})

test.each([
  ['Open 24/7', '00:00', '23:59', false],
  ['7 AM – midnight', '07:00', '23:59', false],
  ['7 a.m. to 6 p.m.', '07:00', '18:00', false],
  ['7 AM – 6 PM', '08:00', '18:00', true],
  ['Closed', '08:00', '18:00', true],
  [' Fermé (vacances)', '08:00', '18:00', true],
  ['Chiuso', '08:00', '18:00', true],
  ['Encerrado', '08:00', '18:00', true],
  ['Gesloten', '08:00', '18:00', true],
  ['Nieczynne', '08:00', '18:00', true],
  ['Closed from noon', '08:00', '12:00', false],
  ['By appointment', '08:00', '18:00', false],
  ['We have closed', '08:00', '18:00', false],
])('the hours %j beside %s to %s differ: %s', (text, opens, closes, isOther) => {
  expect(differs(text, [{ opens, closes }])).toBe(isOther)
})

test('hours with a break differ where one of their four times does', () => {
  const pairs = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]
  expect(differs('8 AM – noon, 1 – 5 PM', pairs)).toBe(false)
  expect(differs('8 AM – noon, 2 – 5 PM', pairs)).toBe(true)
  expect(differs('8 AM – 5 PM', pairs), 'the break is not said').toBe(true)
})

test.each([
  ['0171 3920045', true],
  ['0171/392 00 45', true],
  ['+49 (0)171 3920045', true],
  ['0049 171 3920045', true],
  ['0171 3920046', false],
])('the number 0171 3920045 of a German site, written out as %s, is a warning: %s', (written, isWritten) => {
  const german = edit(edit(fixture, 'phone: (502) 555-0142', 'phone: 0171 3920045'), '"+1"', '"+49"')
  const source = edit(german, 'heading: Write to us', `heading: Call ${written}`)
  expect(warnings(source)).toEqual(isWritten ? ['warning literal-fact'] : [])
})

test('a remark of the starter is told as a whole, also where the file ends with it', () => {
  const [found] = problemsOf(`${fixture.trimEnd()} # yours: what it says`)
  expect(found).toMatchObject({ code: 'unconfirmed', message: expect.stringContaining('"yours: what it says"') })
})
