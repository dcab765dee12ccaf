/** Hints that say the very words to write: each is followed here, and the mistake is gone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileName, isLitter } from '../../renderer/common/file-names.ts'
import { checkPages, readSite } from '../../renderer/pipeline/index.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { edit, fixture, options, problemsOf } from './fixture.ts'

const isRight = (problems: { severity: string }[]) => !problems.some(({ severity }) => severity === 'error')

/** What stands in the fixture, what somebody writes in its place, and what the hint says to write. */
const values: [string, string, string][] = [
  ['opens: "07:00"', 'opens: 7 am', '07:00'],
  ['opens: "07:00"', 'opens: 7h', '07:00'],
  ['closes: "18:00"', 'closes: 6.30 pm', '18:30'],
  ['language: en-US', 'language: en_us', 'en-US'],
  ['language: en-US', 'language: English', 'en-US'],
  ['url: https://www.oak.example.com', 'url: www.oak.example.com/', 'https://www.oak.example.com'],
  ['country: US', 'country: United States', 'US'],
  ['country: US', 'country: us', 'US'],
  ['phoneCountryCode: "+1"', 'phoneCountryCode: "001"', '+1'],
  ['ogImage: /og-image.png', 'ogImage: /Og Image.PNG', '/og-image.png'],
  ['{ name: name,', '{ name: Your náme,', 'yourName'],
  ['src: hero.jpg', 'src: Héro.jpg', 'hero.jpg'],
  ['src: hero.jpg', 'src: images/hero.jpg', 'hero.jpg'],
  ['src: hero.jpg', 'src: https://example.com/hero.jpg', 'hero.jpg'],
]

test.each(values)('%s, written as %s', (before, written, meant) => {
  const problems = problemsOf(edit(fixture, before, written))
  expect(problems).toMatchObject([{ code: 'bad-format', hint: expect.stringContaining(`"${meant}"`) }])
  expect(problemsInEnglish(problems)).toEqual([])
  const [key = ''] = written.split(/(?<=: )/)
  expect(isRight(problemsOf(edit(fixture, before, `${key}"${meant}"${before.endsWith(',') ? ',' : ''}`)))).toBe(true)
})

test.each([
  ['2026-9-1', '2026-09-01'],
  ['1.9.2026', '2026-09-01'],
  ['1 September 2026', '2026-09-01'],
])('a day written as %s', (written, meant) => {
  const post = (date: string) =>
    edit(
      fixture,
      'value: within 24 hours, source: owner, reviewBy: "2027-06-30"',
      `value: soon, source: owner, reviewBy: "${date}"`,
    )
  expect(problemsOf(post(written))).toMatchObject([{ hint: expect.stringContaining(`"${meant}"`) }])
  expect(isRight(problemsOf(post(meant)))).toBe(true)
  for (const other of ['9/1/2026', '30.2.2026']) expect(problemsOf(post(other))[0]?.hint).toContain('2024-03-15')
})

test('a picture is said to be called otherwise, or to lie in the other folder', () => {
  const found = (images: string[], files: string[]) =>
    checkPages(fixture, { ...options, images, files: ['/og-image.png', ...files] }).problems.filter(
      ({ code }) => code !== 'unused-image',
    )
  const capitals = found(['Hero.JPG'], [])
  expect(capitals).toMatchObject([
    { hint: expect.stringContaining('The folder images/ holds "Hero.JPG": call it "hero.jpg". Put') },
  ])
  expect(found(['Heroes.JPG'], [])).toMatchObject([
    { hint: expect.stringContaining('call it "heroes.jpg", and write "heroes.jpg" here. Put') },
  ])
  expect(found([], ['/hero.jpg'])).toMatchObject([
    { hint: expect.stringContaining('The file lies in the folder public/: move it.') },
  ])
  expect(problemsInEnglish(capitals)).toEqual([])
})

test('files that systems leave in folders are no files of a site', () => {
  for (const file of ['.DS_Store', 'plans/.DS_Store', 'Thumbs.db', '._hero.jpg', 'plans\\desktop.ini'])
    expect(isLitter(file)).toBe(true)
  for (const file of ['.htaccess', '.well-known/security.txt', 'hero.jpg', 'desktop.ini.txt'])
    expect(isLitter(file)).toBe(false)
  expect(fileName('Prix été 2027/Où.PDF')).toBe('prix-ete-2027/ou.pdf')
})

test('a name in braces that stands for nothing is told those that its own text is given', () => {
  const answer = 'answer: { subject: Hello, text: "Hello {first}" }\n    submit:'
  const withMail = edit(
    fixture,
    '      - { name: name,',
    '      - { name: mail, label: Mail, type: email, required: Please }\n      - { name: name,',
  )
  const problems = problemsOf(edit(withMail, 'submit:', answer))
  expect(problems).toMatchObject([
    { code: 'unknown-token', hint: expect.stringContaining('This text is given {name}. Known: ') },
  ])
  expect(problemsInEnglish(problems)).toEqual([])
})

test('a field without a type is told that alone', () => {
  const untyped = edit(
    fixture,
    '{ name: name, label: Full name, type: text,',
    '{ name: name, label: Full name, min: 5,',
  )
  expect(problemsOf(untyped).map(({ code }) => code)).toEqual(['missing-field'])
})

test('a list of a word processor and a price with a comma are written as they are meant', () => {
  const bullets = edit(fixture, 'keywords: [roofing]', 'keywords:\n    • roofing\n    • new roofs')
  expect(problemsOf(bullets)).toMatchObject([{ hint: expect.stringContaining('[roofing, new roofs],') }])
  const price = (written: string) => edit(fixture, 'keywords: [roofing]', `keywords: [roofing, ${written}]`)
  for (const written of ['12,50 €', 'from 12,50', '$1,240'])
    expect(problemsOf(price(written))).toMatchObject([
      { code: 'unquoted-comma', hint: `Put the whole entry in quotes: "${written}"` },
    ])
  expect(problemsOf(price('12, 50'))[0]?.code).toBe('wrong-type')
})

test('a section that is named badly is told that, and the links to it are not told besides', () => {
  const named = (id: string) => edit(fixture, 'id: causes', `id: ${id}`)
  const linked = (id: string) => named(id).replaceAll('/roof-leaks#causes', '/roof-leaks#why-us')
  expect(problemsOf(linked('Why us'))).toMatchObject([
    { code: 'bad-format', hint: expect.stringContaining('"why-us"') },
  ])
  expect(isRight(problemsOf(linked('why-us')))).toBe(true)
})

test('a language that is none is told alone, whatever stands in that language', () => {
  const french = edit(edit(fixture, 'days: [Monday]', 'days: [lundi]'), 'language: en-US', 'language: fr-FR')
  expect(isRight(problemsOf(french))).toBe(true)
  expect(problemsOf(edit(french, 'fr-FR', 'Français'))).toMatchObject([
    { code: 'bad-format', hint: expect.stringContaining('"fr-FR"') },
  ])
})

test('a page that is gone is not said to have become one that the build makes of posts', () => {
  const post = `  /blog/leaves:
    kind: post
    title: Leaves in the Gutter
    description: What leaves do to a gutter in one fall, and which hour of the year is the best to take them out.
    date: "2025-09-12"
    tags: [Gutters]
    summary: What leaves do to a gutter.
    blocks:
      - { type: page-hero, heading: Leaves, text: Take them out. }
      - { type: article, text: Begin at the downspout. }
`
  const blog = edit(fixture, '  /leak: /roof-leaks', '  /leak: /roof-leaks\n  /crew: /team') + post
  const dead = problemsOf(blog).filter(({ code }) => code === 'dead-link')
  expect(dead).toMatchObject([{ hint: expect.not.stringContaining('npx pages-from-yaml rename /team /blog/tags') }])
})

test('an e-mail address and a longitude are said as they have to be written', () => {
  for (const written of ['hello@oak.example.com,', '<hello@oak.example.com>', 'mailto:hello@oak.example.com']) {
    const problems = problemsOf(edit(fixture, 'email: hello@oak.example.com', `email: "${written}"`))
    expect(problems).toMatchObject([{ hint: expect.stringMatching(/^Write hello@oak\.example\.com\. /) }])
    expect(problemsInEnglish(problems)).toEqual([])
  }
  expect(problemsOf(edit(fixture, '-85.7585', '85.7585 W'))[0]?.hint).toContain(': -85.7585.')
})

test('a file in another encoding is told where, and how to open it so that no letter is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-'))
  const read = async (bytes: Buffer) => {
    writeFileSync(join(folder, 'pages.yaml'), bytes)
    return (await readSite(join(folder, 'pages.yaml'))).problems
  }
  const western = edit(fixture, 'tagline: Roofs that last', 'tagline: Cafés')
  const found = await read(Buffer.from(western, 'latin1'))
  expect(found).toMatchObject([
    { code: 'bad-encoding', line: 3, column: 15, hint: expect.stringContaining('Windows 1252') },
  ])
  expect(problemsInEnglish(found.map((problem) => ({ ...problem, message: '' })))).toEqual([])
  expect(await read(Buffer.from(`\ufeff${fixture}`, 'utf16le'))).toMatchObject([
    { code: 'bad-encoding', line: 1, column: 1, hint: expect.stringContaining('UTF-16') },
  ])
  rmSync(folder, { recursive: true })
})
