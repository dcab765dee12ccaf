/** What of a request is read, made fit to store, and found a form for, at its bounds. */
import { describe, expect, test } from 'vitest'
import { readSubmission, readText } from '../../server/intake/body.ts'
import { byName } from '../../server/intake/by-name.ts'
import { cleanExtras, cleanLine, cleanText } from '../../server/intake/clean.ts'
import { matchForm } from '../../server/intake/match.ts'
import { siteFile } from './fixtures/forms.ts'

const post = (body: BodyInit | undefined, type: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type, ...headers } })
const json = 'application/json'
const plain = 'application/x-www-form-urlencoded'

describe('a submission', () => {
  test.each([
    [json, '{"a":1,"b":[2]}', 'json', { a: 1, b: [2] }, {}],
    ['Application/JSON; charset="UTF-8"', '{}', 'json', {}, {}],
    [plain, 'a=1&b=x+y%20z&c&a=2&d=e=f&&', 'form', { a: '1', b: 'x y z', c: '', d: 'e=f' }, { a: ['1', '2'] }],
    [`${plain};charset=utf8`, '', 'form', {}, {}],
  ])('as %s is read: %s', async (type, body, kind, values, repeated) => {
    const read = await readSubmission(post(body, type))
    expect({ ...read, values: Object.fromEntries(read.values), repeated: Object.fromEntries(read.repeated) }).toEqual({
      kind,
      values,
      repeated,
      files: [],
    })
  })

  const nested = (levels: number): string => (levels === 0 ? '1' : `[${nested(levels - 1)}]`)
  test.each<[number, BodyInit, string, Record<string, string>]>([
    [415, '{}', 'text/plain', {}],
    [415, '{}', '', {}],
    [415, '{}', `${json}; charset=latin1`, {}],
    [415, '{}', json, { 'content-encoding': 'gzip' }],
    [415, '', 'multipart/form-data; boundary=x', {}],
    [400, '[]', json, {}],
    [400, 'null', json, {}],
    [400, '"a"', json, {}],
    [400, '{', json, {}],
    [400, `{"a":${nested(51)}}`, json, {}],
    [400, 'a=%ff', plain, {}],
    [400, 'a=%', plain, {}],
    [400, new Uint8Array([0x7b, 0xff, 0x7d]), json, {}],
    [413, `{"a":"${'x'.repeat(32 * 1024)}"}`, json, {}],
  ])('is refused with %s: %.20s', async (status, body, type, headers) => {
    await expect(readSubmission(post(body, type, headers))).rejects.toMatchObject({ status })
  })

  test('may be as long and as deep as the bounds say, and no more', async () => {
    expect((await readSubmission(post(`{"a":${nested(49)}}`, json))).values.size).toBe(1)
    expect(await readText(post('x'.repeat(8), json), 8)).toBe('x'.repeat(8))
    await expect(readText(post('x'.repeat(9), json), 8)).rejects.toMatchObject({ status: 413 })
    await expect(readText(post('x', json, { 'content-length': '9' }), 8)).rejects.toMatchObject({ status: 413 })
    expect(await readText(post(undefined, json), 8)).toBe('')
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
    const request = new Request('http://localhost/', { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
    await expect(readText(request, 8)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('broke off'),
    })
  })

  test('has the first of several values, and all of them', () => {
    const { values, repeated } = byName([
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
      ['a', '4'],
    ])
    expect([...values, ...repeated]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', ['1', '3', '4']],
    ])
  })
})

test('texts are made fit to store', () => {
  expect(cleanText(' a\r\nb\rc\u0000\td\u0007\ud800 ')).toBe('a\nb\nc\td\ufffd')
  expect(cleanLine('a\n\tb\u2028c')).toBe('a b c')
  const many = Array.from({ length: 21 }, (_, at): [string, unknown] => [`n${at}`, at])
  expect(cleanExtras(many)).toMatchObject({ isCut: true })
  expect(Object.keys(cleanExtras(many).extra)).toHaveLength(20)
  expect(cleanExtras(many.slice(1)).isCut).toBe(false)
  expect(
    cleanExtras([
      ['x'.repeat(70), { a: [1] }],
      ['b', 'y'.repeat(999)],
    ]),
  ).toEqual({
    extra: { ['x'.repeat(60)]: '{"a":[1]}', b: 'y'.repeat(999) },
    isCut: false,
  })
  expect(cleanExtras([['b', 'y'.repeat(2000)]])).toEqual({ extra: { b: 'y'.repeat(1000) }, isCut: true })
})

test('a form is told by its name, or by its address and what it sends', () => {
  const { forms } = siteFile
  const named = (path: string, kind: 'json' | 'form', values: object) =>
    matchForm(forms, path, { kind, values: new Map(Object.entries(values)), repeated: new Map(), files: [] }).name
  expect(named('/', 'form', { form: 'quote' })).toBe('quote')
  expect(named('/', 'json', { form: 'quote' })).toBe('unknown')
  expect(named('/submit-form.php', 'form', { form: 'toString' })).toBe('quote')
  expect(named('/functions/v1/send-contact-email', 'json', { formType: 'page-hero' })).toBe('page-hero')
  expect(named('/functions/v1/send-contact-email', 'json', { formType: 'none' })).toBe('unknown')
  expect(named('/none', 'json', {})).toBe('unknown')
})
