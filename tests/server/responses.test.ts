/**
 * What a browser gets for each thing that can become of a submission, as a page and as data. After a change that is
 * meant, `npx vitest run tests/server/responses.test.ts -u` writes it again.
 */
import { expect, test } from 'vitest'
import { wordsOf } from '../../renderer/languages/index.ts'
import { type AnswerParts, respond } from '../../server/answers.ts'
import type { Answer } from '../../server/intake/intake.ts'
import { siteFile } from './fixtures/forms.ts'

const words = wordsOf('en-US')
const parts: AnswerParts = {
  layout: (title, main) => `${title}\n${main.replaceAll('><', '>\n<')}`,
  security: { 'x-safe': 'yes' },
  words: words.answer,
  photoWords: words.photos,
}
const formOf = (name: string) => ({ name, form: siteFile.forms[name] })
const received = (kind: 'form' | 'json', name: string, outcome: object) =>
  ({
    kind,
    match: formOf(name),
    values: { name: 'A & B' },
    origin: { page: '/a', source: {} },
    ...outcome,
  }) as unknown as Answer

const stored = { status: 200, id: 'lead', repeated: false, state: 'inbox' }
const outcomes: Record<string, [form: string, outcome: object]> = {
  'was stored': ['quote', stored],
  'was stored before': ['quote', { ...stored, repeated: true }],
  'was stored without its pictures': ['damage', { ...stored, isWithoutPictures: true }],
  'was stored with its pictures': ['damage', { ...stored, isWithoutPictures: false }],
  'is an address for a newsletter': ['news', { ...stored, language: 'es-US' }],
  'is a test of a newsletter': ['news', { ...stored, state: 'canary' }],
  'has mistakes': ['quote', { status: 422, errors: { name: 'Your <name>, please', zip: 'A ZIP' } }],
  'could not be stored': ['quote', { status: 503, retryAfterSeconds: 7 }],
  'was one of too many': ['quote', { status: 429, retryAfterSeconds: 60 }],
}

async function written(answer: Answer, prefersHtml: boolean, more: Partial<AnswerParts> = {}) {
  const response = respond(answer, { ...parts, ...more }, prefersHtml)
  const text = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'KEY').split('\n'),
  }
}

test.each(Object.entries(outcomes))('a submission that %s', async (_, [name, outcome]) => {
  // How it was sent decides, whatever the browser would like.
  expect(await written(received('form', name, outcome), false)).toMatchSnapshot()
  expect(await written(received('json', name, outcome), true)).toMatchSnapshot()
})

test.each([
  { status: 400, message: 'Broken' },
  { status: 401, message: 'A key' },
  { status: 413, message: 'Long' },
  { status: 413, message: 'Long', hasPictures: true },
  { status: 415, message: 'Type' },
  { status: 429, message: 'Many', retryAfterSeconds: 9, hasPictures: true },
  { status: 503, message: 'Busy' },
] as Answer[])('what was not even read: %j', async (answer) => {
  expect(await written(answer, true, { phone: '+1 502 555 0101' })).toMatchSnapshot()
  expect(await written(answer, false)).toMatchSnapshot()
})

test('a page that says what failed names the telephone once, and no page does where there is none', async () => {
  const textOf = async (failure: string, phone?: string) => {
    const { form } = formOf('quote')
    const match = { name: 'quote', form: { ...form, failure: { title: 'Not sent', text: failure } } }
    const answer = { ...received('form', 'quote', { status: 503, retryAfterSeconds: 7 }), match } as Answer
    return (await written(answer, true, { phone })).text.find((line) => line.includes('Sorry'))
  }
  expect(await textOf('Sorry. Call {phone}', '555-0101')).toContain('Sorry. Call 555-0101.<')
  expect(await textOf(' Sorry ', '555-0101')).toMatch(/Sorry\. [^.]*555-0101/)
  expect(await textOf('Sorry', undefined)).toContain('Sorry.<')
})

test('thanks and the address of forms are those of the site', async () => {
  const { headers } = await written(received('form', 'quote', stored), true, { thanks: '/gracias' })
  expect(headers.location).toBe('/gracias')
  const { text } = await written(received('form', 'quote', { status: 503 }), true, { action: 'https://forms.example' })
  expect(text.join('')).toContain('action="https://forms.example')
})
