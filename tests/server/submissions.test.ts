/** What of a request is read, made fit to store, and found a form for, at its bounds. */
import { describe, expect, test } from 'vitest'
import {
  formNameField,
  honeypotField,
  languageField,
  pageField,
  submissionKeyField,
} from '../../renderer/forms/wire.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { readSubmission, readText } from '../../server/intake/body.ts'
import { byName } from '../../server/intake/by-name.ts'
import { cleanSubmission, mistakesIn, withRepeated } from '../../server/intake/check.ts'
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

describe('what a form sends', () => {
  const form = {
    payload: { formType: 'damage', source: 'web' },
    sendsServiceType: true,
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: 'Name, please' },
      { name: 'message', label: 'Message', type: 'textarea' },
      { name: 'rooms', label: 'Rooms', type: 'checkboxes', options: ['attic', 'porch'].map((value) => ({ value })) },
      { name: 'photos', label: 'Photos', type: 'file' },
      { name: 'plans', label: 'Plans', type: 'file' },
    ],
  } as unknown as Form
  const match = { name: 'damage', form }
  const wireNames = [formNameField, honeypotField, languageField, pageField, submissionKeyField]
  const clean = (values: object, files: string[][] = [], changes: Partial<Form> = {}) =>
    cleanSubmission(
      { ...match, form: { ...form, ...changes } },
      {
        values: new Map(Object.entries(values)),
        files: files.map(([field = '', name = '']) => ({ field, name, bytes: undefined })),
      },
    )
  const none = { name: '', message: '', rooms: '', photos: '', plans: '' }

  test('has its own fields even where they are empty, and what it sends along where it is there', () => {
    expect(clean({})).toEqual({ fields: none, extra: {}, flags: [] })
    expect(clean({ formType: 'damage', source: '', serviceType: ' roofs\n' }).fields).toEqual({
      ...none,
      formType: 'damage',
      serviceType: 'roofs',
    })
    expect(clean({ name: 'A\nB', message: 'A\nB', rooms: ['attic ', '', 'porch'] }).fields).toEqual({
      ...none,
      name: 'A B',
      message: 'A\nB',
      rooms: 'attic\nporch',
    })
  })

  test('has what is not its own as extras, but for the names of the wire', () => {
    expect(clean({ width: 390, ...Object.fromEntries(wireNames.map((name) => [name, 'x'])) }).extra).toEqual({
      width: '390',
    })
    expect(clean({ serviceType: 'roofs' }, [], { sendsServiceType: false })).toMatchObject({
      fields: none,
      extra: { serviceType: 'roofs' },
    })
    const declared = [...form.fields, { name: 'serviceType', label: 'Service', type: 'text' }] as Form['fields']
    expect(clean({}, [], { fields: declared }).fields).toEqual({ ...none, serviceType: '' })
    expect(clean({ a: 1 }, [], { payload: undefined } as unknown as Partial<Form>).extra).toEqual({ a: '1' })
  })

  test('has the names of its pictures in their fields, and what came as text there as an extra', () => {
    const files = [
      ['photos', 'a.jpg'],
      ['plans', 'b.pdf'],
      ['photos', 'c.jpg'],
    ]
    expect(clean({ photos: '', plans: 'in the attic' }, files)).toEqual({
      fields: { ...none, photos: 'a.jpg, c.jpg', plans: 'b.pdf' },
      extra: { plans: 'in the attic' },
      flags: [],
    })
    expect(clean({}, [...files, ['cv', 'cv.pdf']]).flags).toEqual(['files-left-out'])
  })

  test('is noted where it is long, cut or of no known form', () => {
    const long = 'x'.repeat(20_000)
    expect(clean({ name: long, message: long, rooms: long, extra: long }, [['photos', long]]).flags).toEqual([
      'long-name',
      'long-message',
      'long-rooms',
      'extra-cut',
    ])
    const { flags } = cleanSubmission({ ...match, name: 'unknown' }, { values: new Map(), files: [] })
    expect(flags).toEqual(['unknown-form'])
  })

  test('has all values of boxes with one name, and the first of any other', () => {
    const repeated = new Map([
      ['rooms', ['attic', 'porch']],
      ['name', ['A', 'B']],
    ])
    const values = new Map([['name', 'A']])
    expect([...withRepeated(match, { kind: 'form', values, repeated, files: [] })]).toEqual([
      ['name', 'A'],
      ['rooms', ['attic', 'porch']],
    ])
    expect([...withRepeated(match, { kind: 'form', values, repeated: new Map(), files: [] })]).toEqual([...values])
  })

  test('is held against the rules of the form', () => {
    const words = { tooLong: 'too long', invalid: 'wrong' }
    expect(mistakesIn(match, none, words)).toEqual({ name: 'Name, please' })
    expect(mistakesIn(match, { ...none, name: 'Ada' }, words)).toEqual({})
  })
})
