/** Words without a sign of Markdown are set without its library: what comes out must be what the library makes. */
import { expect, test } from 'vitest'
import { markdown, plainHtml } from '../../renderer/html/markdown.ts'
import { randomOf } from '../../tools/bench/random.ts'

const signs = ['word', 'Ärger', 'a', ' ', ' ', '  ', '1', '24', ...`.,;:-'"?!()[]{}*_#+=~|\`<>&/\\$€’–…@^%\t\n`]

test('plain words are set as the library sets them, whatever signs stand in them', () => {
  const next = randomOf(36)
  const pick = () => signs[Math.floor(next() * signs.length)]
  const texts = Array.from({ length: 40_000 }, () => `A${Array.from({ length: 1 + next() * 12 }, pick).join('')}`)
  const plain = texts.filter((text) => plainHtml(text) !== undefined)
  expect(plain.length).toBeGreaterThan(2000)
  for (const text of plain) expect(`<p>${plainHtml(text)}</p>`, text).toBe(markdown.render(text).trim())
})

test.each([
  ["We don't leave before the gutters are clear.", 'We don’t leave before the gutters are clear.'],
  ['It takes 2-3 days. Is that long?', 'It takes <span class="unbroken">2-3 days</span>. Is that long?'],
  ['Trwa 2–3 tygodnie.', 'Trwa <span class="unbroken">2–3 tygodnie</span>.'],
  ['Ends in spaces  ', 'Ends in spaces'],
])('%j is plain', (text, html) => {
  expect(plainHtml(text)).toBe(html)
})

test.each([
  '**Bold**',
  'A "quote"',
  'Wait...',
  'A -- dash',
  '1. A list',
  '- A list',
  '# A heading',
  'A [link](/a)',
  "A dog's 'bone'",
  'A\nB',
])('%j is read by the library', (text) => {
  expect(plainHtml(text)).toBeUndefined()
})

test.each([
  ['Write to an.na@post.example-roofs.co.uk.', 'Write to an.<wbr>na<wbr>@post.<wbr>example-roofs.<wbr>co.<wbr>uk.'],
  ['[anna@müller.de](mailto:anna@müller.de)', 'anna<wbr>@müller.<wbr>de'],
  ['<anna@mueller.de>', '>anna<wbr>@mueller.<wbr>de<'],
])('a line ends only between the parts of an address: %s', (text, html) => {
  expect(markdown.render(text)).toContain(html)
})

test('what is no address keeps together', () => {
  expect(markdown.render('Find us as @roofs on v2.1 of it.')).not.toContain('wbr')
})
