/**
 * What an author is told of values and names that cannot be: which sentences, and what stands in their places. The words
 * are the catalogues' own. After a change that is meant, `npx vitest run tests/content/told.test.ts -u` writes them again.
 */
import { expect, test } from 'vitest'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { edit, fixture, options, told } from './fixture.ts'

/** What is told of a site, which the studio has to say in other languages too. */
function toldOf(source: string): string {
  const files = ['/og-image.png', '/prices.pdf', '/Plan Nr 1.pdf', '/here.jpg']
  const { problems } = checkPages(source, { ...options, images: ['hero.jpg', 'logo.svg', 'there.png'], files })
  const about = problems.filter(({ code }) => code !== 'unused-image')
  expect(problemsInEnglish(about)).toEqual([])
  return told(about)
}

const HEADING = 'heading: Common causes'
const ITEMS = `        items:
          - { title: Worn flashing, icon: house }
          - { title: Lost shingles, icon: hammer }
`
const KEYWORDS = 'keywords: [roofing]'
const IMAGE = 'image: { src: hero.jpg, decorative: true }'
const FIELD = '- { name: name, label: Full name, type: text, required: Please enter your name }'

test.each([
  // Another type than the field takes.
  [HEADING, 'heading: true'],
  [HEADING, 'heading: 1.5'],
  [HEADING, 'heading: [Common, causes]'],
  [HEADING, 'heading: { text: Common causes }'],
  [HEADING, 'heading:'],
  [HEADING, 'heading: ""'],
  [HEADING, 'heading: "  "'],
  [KEYWORDS, 'keywords: roofing, gutters'],
  [KEYWORDS, 'keywords: { one: roofing }'],
  [KEYWORDS, 'keywords: [5, 6]'],
  [KEYWORDS, 'keywords: []'],
  [KEYWORDS, 'keywords:'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: "30"'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: 30 miles'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: "1,200"'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: "38,5"'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: far'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: true'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: 0'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles: 100000'],
  ['serviceRadiusMiles: 30', 'serviceRadiusMiles:'],
  ['latitude: 38.2527', 'latitude: 38.2527 N'],
  ['latitude: 38.2527', 'latitude: 33.9 S'],
  ['latitude: 38.2527', 'latitude: 138'],
  ['geo: { latitude: 38.2527, longitude: -85.7585 }', 'geo: 38.2527'],
  ['geo: { latitude: 38.2527, longitude: -85.7585 }', 'geo: [38.2527, -85.7585]'],
  ['geo: { latitude: 38.2527, longitude: -85.7585 }', 'geo:'],
  ['geo: { latitude: 38.2527, longitude: -85.7585 }', 'geo: { lat: 38.2527, lng: -85.7585 }'],
  [IMAGE, 'image: hero.jpg'],
  [IMAGE, 'image: hero.jpg\n        alt: A crew'],
  [IMAGE, 'image: "a \\"b\\""'],
  [IMAGE, 'image: { src: hero.jpg }'],
  [IMAGE, 'image: { src: hero.jpg, alt: A crew, decorative: true }'],
  [IMAGE, 'image: { src: hero.jpg, decorative: "yes" }'],
  [IMAGE, 'image: { src: hero.jpg, decorative: "No" }'],
  [IMAGE, 'image: { src: hero.jpg, decorative: false }'],
  [IMAGE, 'image: { src: hero.jpg, decorative: }'],
  [IMAGE, 'image: { src: hero.tiff, decorative: true }'],
  [IMAGE, 'image: { src: hero, decorative: true }'],
  [IMAGE, 'image: { src: ".jpg", decorative: true }'],
  [IMAGE, 'image: { src: [hero.jpg, other.jpg], decorative: true }'],
  [IMAGE, 'image: { src: heroo.jpg, decorative: true }'],
  [IMAGE, 'image: { src: here.jpg, decorative: true }'],
  ['/og-image.png', '/og-imagee.png'],
  ['/og-image.png', '/there.png'],
  ['/og-image.png', '/plan-nr-1.pdf'],
  ['/og-image.png', '/plan-nr-2.pdf'],
  ['/og-image.png', 'og-image'],
  ['icon: house', 'icon: House'],
  ['icon: house', 'icon: CloudHail.svg'],
  ['icon: house', 'icon: "?"'],
  ['icon: house', 'icon: hous'],
  ['icon: house', 'icon: elephant'],
  ['icon: house', 'icon: [house, hammer]'],
  ['items:\n          - { title: Worn', 'items: Worn\n        others:\n          - { title: Worn'],
  [ITEMS, '        items: [Worn flashing, Lost shingles]\n'],
  [ITEMS, '        items: { title: Worn flashing }\n'],
  [ITEMS, '        items: []\n'],
  [ITEMS, ''],
  ['actions:\n          - { label: Get an Estimate, href: "#contact" }', 'actions:\n          - "#contact"'],
  ['actions:\n          - { label: Get an Estimate, href: "#contact" }', 'actions:\n          - Estimate: "#contact"'],
  ['    - { label: Home, href: / }\n  footer', '    - /\n  footer'],
  ['    - { label: Home, href: / }\n  footer', '    - Home\n  footer'],
  // Values that are not known, or not in their form.
  ['days: [Monday]', 'days: Monday'],
  ['days: [Monday]', 'days: [Mon, tue]'],
  ['days: [Monday]', 'days: Mon-Fri'],
  ['days: [Monday]', 'days: weekdays'],
  ['days: [Monday]', 'days: [Monday Tuesday]'],
  ['days: [Monday]', 'days: [Funday]'],
  ['validation: browser', 'validation: browsr'],
  ['validation: browser', 'validation: yes'],
  ['rating: 5, initials: AL', 'rating: 7, initials: AL'],
  ['rating: 5, initials: AL', 'rating: "5", initials: AL'],
  ['postalCode: "40217"', 'postalCode: 40217'],
  ['postalCode: "40217"', 'postalCode: 4021'],
  ['phoneCountryCode: "+1"', 'phoneCountryCode: 1'],
  ['phoneCountryCode: "+1"', 'phoneCountryCode: US'],
  ['kind: guide', 'kind: gide'],
  ['kind: guide', 'kind: [guide, post]'],
  ['title: Roof Leaks', `title: ${'Roof Leaks '.repeat(40)}`],
  ['id: causes', 'id: 5'],
  ['id: causes', 'id: Was läuft'],
  ['id: causes', 'id: "§"'],
  ['opens: "07:00"', 'opens: noon'],
  ['opens: "07:00"', 'opens: 12 midnight'],
  ['opens: "07:00"', 'opens: 24:00'],
  ['opens: "07:00"', 'opens: 12 am'],
  ['opens: "07:00"', 'opens: 12 pm'],
  ['opens: "07:00"', 'opens: "7 : 30"'],
  ['opens: "07:00"', 'opens: early'],
  ['reviewBy: "2027-06-30"', 'reviewBy: 2027/6/3'],
  ['reviewBy: "2027-06-30"', 'reviewBy: June 2027'],
  ['reviewBy: "2027-06-30"', 'reviewBy: June 30, 2027'],
  ['reviewBy: "2027-06-30"', 'reviewBy: soon'],
  ['language: en-US', 'language: german'],
  ['language: en-US', 'language: Klingon'],
  ['country: US', 'country: Georgia'],
  ['country: US', 'country: Frankreich'],
  ['country: US', 'country: Nowhere'],
  ['email: hello@oak.example.com', 'email: nobody'],
  ['url: https://www.oak.example.com', 'url: oak'],
  // Keys that are not known, or lack others.
  [HEADING, 'Heading: Common causes'],
  [HEADING, 'title: Common causes'],
  [HEADING, 'titel: Common causes'],
  [HEADING, 'heading: Common causes\n        xyz: 1'],
  [HEADING, 'heading: Common causes\n        <<: *estimate'],
  [HEADING, 'heading: Common causes\n        color: red'],
  ['{ name: Ann Lee, role: Homeowner, content', '{ who: Ann Lee, role: Homeowner, text'],
  ['{ value: 5+, label: years }', '{ years: 5+ }'],
  ['{ value: 5+, label: years }', '{ number: 5+, text: years }'],
  ['label: Leaks, href: /roof-leaks', 'text: Leaks, url: /roof-leaks'],
  ['label: Leaks, href: /roof-leaks', 'a: Leaks, b: /roof-leaks'],
  ['label: Leaks, href: /roof-leaks', 'Leaks: /roof-leaks'],
  ['site:\n', 'sites: {}\nsite:\n'],
  ['  brand: Oak Roofing\n', ''],
  ['  brand: Oak Roofing\n', '  name: Oak Roofing\n'],
  ['navigation:', 'navigations:'],
  ['    endpoint: /functions/v1/send-contact-email\n', ''],
  [FIELD, '- { name: name, label: Full name, required: Please }'],
  [FIELD, '- { name: name, label: Full name, type: text }\n      - { name: name, label: Also }'],
  [FIELD, '- name: name\n      - label: Full name\n        type: text'],
  [FIELD, '- name: name\n      - label: Full name\n      - type: text'],
  [FIELD, '- { name: mail, label: Mail, type: select, required: Please }'],
  [FIELD, '- { name: Your name, label: Name, type: text }'],
  [FIELD, '- { name: at, label: Day, type: date, min: "2027-04-01" }'],
  ['facts:\n', 'facts:\n  my-fact: { value: five, source: owner }\n'],
  ['facts:\n', 'facts:\n  "2 days": { value: five, source: owner }\n'],
  ['facts:\n', 'facts:\n  other: five\n'],
  ['shared:\n', 'shared:\n  Über uns: { use: estimate }\n'],
  // Fields of forms that do not go together.
  [FIELD, '- { name: more, label: More, type: number, min: 3, max: 2 }'],
  [FIELD, '- { name: more, label: More, type: text, min: 3 }'],
  [FIELD, '- { name: more, label: More, type: date, earliest: "2027-03-02", latest: "2027-03-01" }'],
  [FIELD, '- { name: more, label: More, type: checkbox, options: [{ value: a, label: A }, { value: b, label: B }] }'],
  [FIELD, '- { name: more, label: More, type: select, options: [{ value: a, label: A }, { value: a, label: B }] }'],
  [FIELD, '- { name: more, label: More, type: photos, max: 99 }'],
  [FIELD, '- { name: more, label: More, type: email, pattern: zip }'],
  [FIELD, '- { name: formType, label: More, type: text }'],
  ['payload: { formType: contact }', 'payload: { name: contact }'],
  ['    submit: Send', '    answer: { subject: Hello, text: We call. }\n    submit: Send'],
  ['    submit: Send', '    newsletter: {}\n    submit: Send'],
  [
    '    submit: Send',
    '    steps: [{ title: You, fields: [name] }, { title: More, fields: [nam, zip] }]\n    submit: Send',
  ],
  [
    '    submit: Send',
    '    steps: [{ title: You, fields: [name] }, { title: Again, fields: [name] }]\n    submit: Send',
  ],
  [
    'forms:\n',
    'forms:\n  spare:\n    endpoint: /functions/v1/send-contact-email\n    validation: browser\n    fields: []\n    submit: Go\n    submitting: Going\n    success: { title: Sent, text: Soon. }\n    failure: { title: No, text: Call. }\n',
  ],
  // Times, days and places.
  ['opens: "07:00", closes: "18:00"', 'opens: "18:00", closes: "18:00"'],
  ['opens: "07:00", closes: "18:00"', 'opens: "09:00", closes: "02:00"'],
  ['opens: "07:00", closes: "18:00"', 'opens: "20:00", closes: "02:00"'],
  ['opens: "07:00", closes: "18:00"', 'opens: "07:00"'],
  ['opens: "07:00", closes: "18:00"', 'opens: "07:00", closes: "18:00", break: { from: "13:00", until: "12:00" }'],
  ['opens: "07:00", closes: "18:00"', 'opens: "07:00", closes: "18:00", break: { from: "06:00", until: "12:00" }'],
  ['text: 7 AM to 6 PM', 'text: 8 AM to 6 PM'],
  ['text: 7 AM to 6 PM', 'text: 7 to 5 PM'],
  ['text: 7 AM to 6 PM', 'text: Closed'],
  ['label: Mon, text', 'label: Mon - Fri, text'],
  ['days: [Monday]', 'days: [Monday, Monday]'],
  ['latitude: 38.2527, longitude: -85.7585', 'latitude: -85.7585, longitude: 38.2527'],
  ['latitude: 38.2527, longitude: -85.7585', 'latitude: 38.2527, longitude: 85.7585'],
  ['phone: (502) 555-0142', 'phone: 555-0142'],
  ['  phoneCountryCode: "+1"\n', ''],
  [KEYWORDS, 'keywords: [roofing]\n  timeZone: EST'],
  [KEYWORDS, 'keywords: [roofing]\n  businessType: RoofingContracter'],
  [KEYWORDS, 'keywords: [roofing]\n  specialHours: [{ date: "2026-12-25", until: "2026-12-24", label: Closed }]'],
  [KEYWORDS, 'keywords: [roofing]\n  specialHours: [{ date: "2025-12-25", label: Closed }]'],
  [KEYWORDS, 'keywords: [roofing]\n  announcement: { text: Closed., until: "2025-12-24" }'],
  [KEYWORDS, 'keywords: [roofing]\n  analytics: { provider: matomo, siteId: x }'],
  [KEYWORDS, 'keywords: [roofing]\n  analytics: { provider: umami, siteId: "1", domain: oak.example.com }'],
  [KEYWORDS, 'keywords: [roofing]\n  analytics: { provider: ga4, measurementId: G-ABCDEF, consent: never }'],
  [KEYWORDS, 'keywords: [roofing]\n  analytics: { provider: plausible, cookies: true, privacyPage: /roof-leaks }'],
  [KEYWORDS, 'keywords: [roofing]\n  analytics: { provider: plausible, privacyPage: /privacy }'],
  // Pages.
  ['title: Roof Leaks', `title: ${'Roof leaks and '.repeat(6)}more`],
  ['title: Roof Leaks', 'title: Roofers in Louisville'],
  [
    'description: Where leaks come from, how to find the place, and what to do until someone comes.',
    'description: Leaks.',
  ],
  ['description: Where leaks come from', `description: ${'Where leaks come from and where they go '.repeat(4)}`],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    canonical: /roof-leak\n'],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    canonical: /roof-leaks#causes\n'],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    draft: true\n'],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    noindex: true\n    language: fr-FR\n'],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    date: "2027-01-16"\n'],
  ['    title: Roof Leaks\n', '    title: Roof Leaks\n    updated: "2025-01-16"\n    date: "2025-02-16"\n'],
  ['  /roof-leaks:\n', '  /api/leaks:\n'],
  ['  /roof-leaks:\n', '  /robots.txt:\n'],
  ['  /:\n', '  /home:\n'],
  ['/leak: /roof-leaks', '/roof-leaks: /'],
  ['/leak: /roof-leaks', '/leak: /leak'],
  ['/leak: /roof-leaks', '/leak: /leaks\n  /leaks: /leak'],
  // Addresses.
  ['href: "#contact" }\nforms', 'href: "#contcat" }\nforms'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "/roof-leaks/" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "roof-leaks" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "www.example.com" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "/roof-leaks#cuases" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "/roof-leaks.html" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "/price.pdf" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "/leak" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "mailto:oak" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "tel:oak" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "https://www.oak.example.com/roof-leaks" }'],
  ['{ label: Leaks, href: /roof-leaks }', '{ label: Leaks, href: "javascript:go()" }'],
  ['[roof leaks](/roof-leaks#causes)', '[roof leaks](/roof-leak)'],
  ['[roof leaks](/roof-leaks#causes)', '[roof leaks] (/roof-leaks)'],
  ['[roof leaks](/roof-leaks#causes)', '[roof leaks](roof-leaks)'],
  ['/leak: /roof-leaks', '/Leak Nr 1: /roof-leaks'],
  ['/leak: /roof-leaks', '"?": /roof-leaks'],
  ['/leak: /roof-leaks', '/leak: /roof-leak'],
  ['/leak: /roof-leaks', '/leak:'],
  ['redirects:\n  /leak: /roof-leaks', 'redirects:\n  - { from: /leak, to: /roof-leaks }'],
  ['  /roof-leaks:\n', '  /Roof Leaks:\n'],
  ['  /roof-leaks:\n', '  roof-leaks:\n'],
  ['  /roof-leaks:\n', '  /:service/:area:\n'],
  ['  /roof-leaks:\n', '  /крыши:\n'],
  // Names in braces and of other parts of the file.
  ['We come {facts.response}', 'We come {response}'],
  ['We come {facts.response}', 'We come {facts.reply}'],
  ['We come {facts.response}', 'We come {site.phone}'],
  ['We come {facts.response}', 'We come {site.timeZone}'],
  ['We come {facts.response}', 'We come {timeZone}'],
  ['We come {facts.response}', 'We come {phon}'],
  ['We come {facts.response}', 'We come {anything}'],
  ['We come {facts.response}', 'See ![a crew](hero.jpg)'],
  ['form: contact\n        formHeading: Have', 'form: contakt\n        formHeading: Have'],
  ['form: contact\n        formHeading: Have', 'form: [contact]\n        formHeading: Have'],
  ['use: estimate', 'use: estimat'],
  ['use: estimate', 'use: other'],
  ['type: cards', 'type: card'],
  ['type: cards', 'type: gallery-of-pictures'],
  ['type: cards', 'type: 5'],
  ['- type: cards', '- cards'],
])('%j, written as %j', (before, written) => {
  expect(toldOf(edit(fixture, before, written))).toMatchSnapshot()
})

const sections: Record<string, string> = {
  notice: '{ type: notice, text: The office is closed. }',
  hero: '{ type: hero, heading: Roofs, text: We mend them., actions: [{ label: Call, href: / }], image: { src: hero.jpg, decorative: true } }',
  opening: '{ type: page-hero, heading: Gutters, text: By hand. }',
  prose: '{ type: prose, text: How often a gutter needs a hand in it. }',
  stats: '{ type: stats, items: [{ value: "9", label: crews }, { value: "7", label: trucks }] }',
  article: '{ type: article, text: Begin at the downspout. }',
  contact: '{ type: contact, heading: Write to us, form: contact }',
  cta: '{ use: estimate }',
}

const orders = [
  'opening cta',
  'notice opening prose cta',
  'prose opening cta',
  'hero opening cta',
  'notice cta opening',
  'opening stats prose article cta',
  'opening article',
  'article prose stats',
  'prose',
  'contact opening notice',
]

test.each([
  ['home', ''],
  ['service', ''],
  ['guide', ''],
  ['legal', ''],
  ['blog', ''],
  ['post', ''],
  ['portfolio', ''],
  ['project', ''],
  ['confirmation', ''],
  ['own', '{ first: page-hero, last: cta }'],
  ['own', '{ must: [page-hero, article], order: [page-hero, prose, stats, cta], needs: [contact] }'],
  ['own', '{ must: [article], may: [prose], fields: [date, summary] }'],
  ['own', '{ order: [stats, prose, page-hero] }'],
])('a page of the kind "%s" %s with its sections in several orders', (kind, rules) => {
  const kinds = rules === '' ? '' : `kinds:\n  own: ${rules}\n`
  const outcomes = orders.map((order) => {
    const blocks = order.split(' ').map((name) => `      - ${sections[name]}\n`)
    const page = `  /gutters:\n    kind: ${kind}\n    title: Gutters\n    description: How often gutters need a hand in them, and what it costs in a year.\n    blocks:\n${blocks.join('')}`
    const linked = edit(fixture, '- { label: Leaks, href: /roof-leaks }', '- { label: Gutters, href: /gutters }')
    return `${order}\n${toldOf(kinds + linked + page)}`
  })
  expect(outcomes.join('\n\n')).toMatchSnapshot()
})

test('a draft may break its kind', () => {
  const page = (line: string) =>
    `${fixture}  /gutters:\n    kind: legal\n${line}    title: Gutters\n    description: How often gutters need a hand in them, and what it costs.\n    blocks: [${sections.prose}]\n`
  expect(toldOf(page('    draft: true\n'))).toBe('')
  expect(toldOf(page('    noindex: true\n'))).toContain('missing-section')
})
