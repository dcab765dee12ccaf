/** Keys as owners and other tools call them: one problem, which says how each is called here. */
import { describe, expect, test } from 'vitest'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { allSchemas, keyNames, sectionTypes } from '../../renderer/schema/schemas.ts'
import otherNames from '../../schemas/other-names.json' with { type: 'json' }
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { edit, fixture, options } from './fixture.ts'

const picture = '{ src: hero.jpg, alt: A crew on a roof in the evening sun }'
const errorsOf = (source: string) => checkPages(source, options).problems.filter(({ severity }) => severity === 'error')
const withSection = (section: string) =>
  edit(fixture, '      - use: estimate\n', `${section.trimEnd().replaceAll(/^/gm, '      ')}\n      - use: estimate\n`)

const cards = (entry: string) => `- type: cards\n  heading: Why\n  items: [{ ${entry} }, { title: Two }]`
const event = (entry: string) =>
  `- type: events\n  heading: Days\n  none: None yet.\n  items: [{ title: Open day, date: "2027-05-01", ${entry} }]`
const people = (entry: string) => `- type: team\n  heading: Us\n  items: [{ ${entry} }]`
const action = (entry: string) => `- type: cta\n  heading: Call\n  actions: [{ ${entry} }]`
const split = (line: string) => `- type: split\n  heading: Call\n  text: Words.\n  image: ${picture}\n  ${line}`

/** A section with a key of another name, that key, and the key that is meant. */
const written: [string, string, string][] = [
  [cards('title: One, photo: PICTURE'), 'photo', 'image'],
  [cards('title: One, description: Two'), 'description', 'text'],
  [cards('name: One'), 'name', 'title'],
  [cards('title: One, bullets: [a, b]'), 'bullets', 'list'],
  [cards('title: One, button: { label: More, href: / }'), 'button', 'link'],
  [event('time: "10:00"'), 'time', 'begins'],
  [event('venue: The yard'), 'venue', 'place'],
  [event('cost: Free'), 'cost', 'price'],
  [people('name: Ann Lee, jobTitle: Roofer'), 'jobTitle', 'role'],
  [people('name: Ann Lee, role: Roofer, bio: On roofs.'), 'bio', 'text'],
  [people('name: Ann Lee, role: Roofer, headshot: PICTURE'), 'headshot', 'image'],
  [action('text: Call us, href: /'), 'text', 'label'],
  [action('label: Call us, url: /'), 'url', 'href'],
  [split('features: [Fast, Neat]'), 'features', 'points'],
  [split('imagePosition: left'), 'imagePosition', 'side'],
  ['- type: gallery\n  heading: Work\n  photos: [PICTURE, PICTURE]', 'photos', 'images'],
  ['- type: prose\n  body: Words.', 'body', 'text'],
  ['- type: notice\n  message: Closed today.', 'message', 'text'],
  ['- type: posts\n  heading: News\n  count: 3', 'count', 'limit'],
  ['- type: stats\n  items: [{ number: 5+, label: Years }, { value: 6+, label: Crews }]', 'number', 'value'],
]

const withPictures = (section: string) => withSection(section.replaceAll('PICTURE', picture))

test.each(written)('%s', (section, key, meant) => {
  const source = withPictures(section)
  const problems = errorsOf(source)
  expect(problems).toMatchObject([
    {
      code: 'unknown-key',
      hint: expect.stringMatching(`^(?:Did you mean|Call it) "${meant}".* Known keys here: ${meant}\\b`),
    },
  ])
  expect(source.split('\n')[(problems[0]?.line ?? 0) - 1]).toContain(`${key}:`)
  expect(problemsInEnglish(problems)).toEqual([])
  expect(errorsOf(withPictures(edit(section, `${key}:`, `${meant}:`)))).toEqual([])
})

test('a key that is there is never meant', () => {
  const [problem] = errorsOf(withSection(cards('title: One, titel: Two')))
  expect(problem?.hint).not.toMatch(/"title"|[ ,]title\b/)
  expect(errorsOf(withSection(cards('titel: Two')))).toMatchObject([{ hint: expect.stringContaining('mean "title"?') }])
})

test('the value of a key by another name is told how it is written', () => {
  const [problem, ...more] = errorsOf(withSection(cards('title: One, photo: hero.jpg')))
  expect(problem?.hint).toContain('Did you mean "image"? Write it with its keys: image: { src: hero.jpg, alt: … }')
  expect(more).toEqual([])
})

describe('one cause is one problem', () => {
  const inForm = (rest: string) => edit(fixture, 'label: Full name, type: text,', `label: Full name, ${rest},`)
  const choices = '[{ value: a, label: A }, { value: b, label: B }]'
  test.each([
    ['the choices of a field', inForm(`type: select, choices: ${choices}`), 'Did you mean "options"?'],
    ['the first day of a field', inForm('type: date, min: "2027-05-01"'), 'Call it "earliest"'],
    ['the last day of a field', inForm('type: date, max: in 3 days'), 'Call it "latest"'],
    ['a number for a day', inForm('type: date, min: 5'), 'Call it "earliest" here, or remove the line.'],
    ['midnight', edit(fixture, 'closes: "18:00"', 'closes: "24:00"'), 'Write "00:00"'],
    ['another setting', edit(fixture, 'phone: (502)', 'telephone: (502)'), 'Did you mean "phone"?'],
    [
      'a place by its address',
      withSection('- type: map\n  heading: Where\n  places: [{ name: Shop, address: 1 Slate Street }]'),
      'Write "latitude: …, longitude: …" in its place.',
    ],
    [
      'profiles in their section',
      withSection('- type: social\n  heading: Elsewhere\n  items: [{ label: A, href: "https://a.example.com" }]'),
      'under "profiles:" in "site:"',
    ],
    [
      'hours in their section',
      withSection('- type: hours\n  heading: Open\n  items: [{ label: Mon }]'),
      '"hours:" in "site:"',
    ],
    [
      'posts in their section',
      withSection('- type: posts\n  heading: News\n  items: [{ title: A }]'),
      'of kind "post" by itself',
    ],
  ])('%s', (_, source, hint) => {
    const problems = errorsOf(source)
    expect(problems).toMatchObject([{ hint: expect.stringContaining(hint) }])
    expect(problemsInEnglish(problems)).toEqual([])
  })

  test('a key that is misspelt there is told how it is written', () => {
    const source = withSection('- type: posts\n  heading: News\n  intor: [A, B]')
    expect(errorsOf(source)).toMatchObject([{ hint: expect.stringContaining('Did you mean "intro"?') }])
  })

  test('and a section that shows what the site does not say is told where nothing is written in it', () => {
    expect(errorsOf(withSection('- type: social\n  heading: Elsewhere'))).toMatchObject([
      { code: 'missing-field', line: 1 },
    ])
  })
})

test.each([
  ['photos', 'gallery'],
  ['features', 'cards'],
  ['opening-hours', 'hours'],
  ['questions', 'faq'],
])('a section of type %s is told %s, first among the known ones', (type, meant) => {
  expect(errorsOf(withSection(`- type: ${type}\n  heading: Hello`))).toMatchObject([
    { code: 'unknown-section', hint: expect.stringContaining(`Did you mean "${meant}"? Known types: ${meant}, `) },
  ])
})

test('other names stand for names that the schemas know', () => {
  const values = [...allSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"enum":\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.replaceAll('"', '').split(','),
    ),
  )
  const known = new Set([...keyNames(), ...sectionTypes(), ...values])
  expect(Object.keys(otherNames).filter((name) => !known.has(name))).toEqual([])
})
