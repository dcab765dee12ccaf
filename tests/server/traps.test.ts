/** Everything under "Input traps": each gets a clear status, and nothing is stored that should not be, or lost. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvCell } from '../../server/owner/formats.ts'
import { testApp } from './support/app.ts'
import { bearer, contact, contactPath, formPost, jsonPost, quote, quotePath } from './support/post.ts'
import { type ServerProcess, startProcess } from './support/process.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

/** Posts and gives the status and what was stored by it. */
async function post(init: RequestInit, path = quotePath) {
  const before = (await site.leads()).length
  const response = await site.app.request(path, init)
  return { status: response.status, text: await response.text(), stored: (await site.leads()).slice(before) }
}
const withType = (type: string, body: BodyInit = JSON.stringify(quote)) => ({
  ...jsonPost('', { 'content-type': type }),
  body,
})

describe('what is not a submission is refused with its status, and nothing is stored', () => {
  test.each<[string, number, RequestInit]>([
    ['JSON sent as text/plain', 415, withType('text/plain')],
    ['no type at all', 415, withType('')],
    ['multipart without its parts', 400, withType('multipart/form-data; boundary=x')],
    ['multipart without a boundary', 415, withType('multipart/form-data')],
    ['multipart that breaks off', 400, withType('multipart/form-data; boundary=x', '--x\r\nContent-Dispo')],
    ['another character set', 415, withType('application/json; charset=latin1')],
    ['a packed body', 415, jsonPost(quote, { 'content-encoding': 'gzip' })],
    ['JSON that breaks off', 400, jsonPost('{"name": "Ada"')],
    ['a JSON list', 400, jsonPost('[1]')],
    ['a JSON null', 400, jsonPost('null')],
    ['an empty body', 400, jsonPost('')],
    ['lists in lists, thousands deep', 400, jsonPost(`{"name": ${'['.repeat(9_000)}${']'.repeat(9_000)}}`)],
    ['bytes that are not UTF-8', 400, jsonPost(new Uint8Array(Buffer.from('7b226e616d65223a22ff227d', 'hex')))],
    ['a form with broken escapes', 400, withType('application/x-www-form-urlencoded', 'name=%zz')],
    ['a form with bytes that are not UTF-8', 400, withType('application/x-www-form-urlencoded', 'name=%ff')],
  ])('%s', async (_name, status, init) => {
    const result = await post(init)
    expect([result.status, result.stored]).toEqual([status, []])
    expect(JSON.parse(result.text)).toMatchObject({ ok: false, message: expect.stringMatching(/\w+ \w+/) })
  })

  test('what breaks off on its way', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const init = { ...jsonPost(''), body, duplex: 'half' } as RequestInit
    expect(await post(init)).toMatchObject({ status: 400, text: expect.stringContaining('broke off'), stored: [] })
  })

  test.each(['JSON', 'form'])('%s that is too long by what arrives, whatever its header says', async (kind) => {
    const long = 'x'.repeat(33 * 1024)
    const init =
      kind === 'JSON' ? jsonPost({ ...quote, message: long }) : formPost({ ...quote, form: 'quote', message: long })
    for (const length of ['10', '99999']) {
      const headers = { ...(init.headers as Record<string, string>), 'content-length': length }
      expect(await post({ ...init, headers })).toMatchObject({ status: 413, stored: [] })
    }
  })
})

describe('what is odd but a submission is stored', () => {
  test('NUL and control characters are taken out, line ends made one kind', async () => {
    const odd = { ...quote, name: 'A\u0000d\u0007a\nB', message: 'one\r\ntwo\rthree\u0000\u001b[31m\tfour' }
    const { stored } = await post(jsonPost(odd))
    expect(stored[0]?.fields).toMatchObject({ name: 'Ada B', message: 'one\ntwo\nthree[31m\tfour' })
    expect((await post(formPost({ ...odd, form: 'quote', zip: '4\u00000218' }))).stored[0]?.fields.zip).toBe('40218')
  })

  test('half a surrogate pair becomes the replacement character', async () => {
    const { stored } = await post(jsonPost(JSON.stringify({ ...quote, name: 'half' }).replace('half', '\\ud83d end')))
    expect(stored[0]?.fields.name).toBe('\ufffd end')
  })

  test('__proto__ and constructor are names like others', async () => {
    const body = `{"__proto__": {"name": "evil"}, "constructor": "x", "toString": "y", ${JSON.stringify({ ...quote, name: 'Proto' }).slice(1)}`
    const { status, stored } = await post(jsonPost(body))
    expect([status, stored[0]?.fields.name]).toEqual([200, 'Proto'])
    expect(JSON.stringify(stored[0]?.extra)).toBe(
      '{"__proto__":"{\\"name\\":\\"evil\\"}","constructor":"x","toString":"y"}',
    )
    expect(({} as { name?: string }).name).toBeUndefined()
    const missing = await post(
      jsonPost('{"__proto__": {"name": "Ada", "email": "a@b.c"}, "formType": "constructor"}', bearer),
      contactPath,
    )
    expect([missing.status, missing.stored]).toEqual([422, []])
    expect((await post(formPost({ form: '__proto__', name: 'Ada' }))).status).toBe(422)
  })

  test.each(['\r\nBcc: evil@x.test', '\u2028', ',', '<script>', '"\'`', '=1+1', '%0d%0a', '💧'])(
    '%j in every field',
    async (odd) => {
      const fields = { ...contact, name: `a${odd}b`, message: `c${odd}d` }
      const { status, stored } = await post(jsonPost(fields, bearer), contactPath)
      expect(status).toBe(200)
      expect(stored[0]?.fields.message).toBe(`c${odd}d`.replace('\r\n', '\n'))
      expect(stored[0]?.fields.name).not.toMatch(/[\r\n\u2028]/)
      expect(await post(jsonPost({ ...contact, email: `a@example.com${odd} b` }, bearer), contactPath)).toMatchObject({
        status: 422,
      })
    },
  )

  test('unknown names are kept, but only so many and so long', async () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`extra${index}`, 'x'.repeat(500)]))
    const { stored } = await post(jsonPost({ ...many, ...quote, name: 'Extra' }))
    expect(Object.keys(stored[0]?.extra ?? {})).toHaveLength(20)
    expect(stored[0]?.reasons).toContain('extra-cut')
    expect((await post(jsonPost({ ...quote, name: 'Utm', utm_source: 'mail' }))).stored[0]?.extra).toEqual({
      utm_source: 'mail',
    })
  })

  test('a long message is stored whole and flagged; other fields have a limit and a message', async () => {
    const message = 'x'.repeat(20_000)
    const { status, stored } = await post(jsonPost({ ...quote, message }))
    expect([status, stored[0]?.fields.message === message]).toEqual([200, true])
    expect(stored[0]?.reasons).toContain('long-message')
    const { status: refused, text } = await post(jsonPost({ ...quote, name: 'x'.repeat(201), phone: '1'.repeat(41) }))
    expect(refused).toBe(422)
    expect(JSON.parse(text).fields).toEqual({
      name: 'Please keep “Full Name” to 200 characters or fewer',
      phone: 'Please keep “Phone” to 40 characters or fewer',
    })
  })

  test('numbers and nested values become text', async () => {
    const { stored } = await post(jsonPost({ ...quote, zip: 40217, message: { a: [1] } }))
    expect(stored[0]?.fields).toMatchObject({ zip: '40217', message: '{"a":[1]}' })
  })
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1 502', `"'+1 502"`],
  [' @sum', `"' @sum"`],
  ['-1', `"'-1"`],
  ['two\nlines', '"two\nlines"'],
  ['\uff1d1+1', `"'\uff1d1+1"`],
  ['\uff20SUM(1)', `"'\uff20SUM(1)"`],
  ['\u200b=1+1', `"'\u200b=1+1"`],
  ['\ufeff \u2060\u00ad\u3164+1', `"'\ufeff \u2060\u00ad\u3164+1"`],
  ['\u2212cmd|x', `"'\u2212cmd|x"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n\u200b=1+1', `"a\n\u200b'=1+1"`],
  ['roof\n- leaks\n- drips', '"roof\n- leaks\n- drips"'],
  ['plain', 'plain'],
])('CSV shows %j as text', (value, cell) => expect(csvCell(value)).toBe(cell))

describe('over a real connection', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess()
  }, 60_000)
  afterAll(() => server.stop('SIGKILL'))

  /** Writes raw bytes and gives everything that comes back until the connection closes. */
  async function raw(text: string): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
      if (/^HTTP\/1.1 [45]/.test(answer)) socket.end()
    })
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'close')
    return answer
  }
  const head = `POST ${quotePath} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n`

  test('a body too long by its length is refused before it is sent', async () => {
    expect(await raw(`${head}Content-Length: 40000\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413/)
  })
  test('a body too long in chunks is refused', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}${chunk}`)).toMatch(/^HTTP\/1.1 413/)
  })
  test.each(['x1.1', '1.2.3.4.5', '[::1', 'a b', 'x:99999', '%', '\u00ff', 'a\\b'])(
    'the host %j, which no browser sends, is refused and no error of the server',
    async (host) => {
      for (const text of [`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`, `GET http://${host}/ HTTP/1.1\r\nHost: a\r\n\r\n`])
        expect(await raw(text)).toMatch(/^HTTP\/1.1 4\d\d/)
      const body = JSON.stringify(quote)
      const posted = `POST ${quotePath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`
      expect(await raw(`${posted}Content-Length: ${body.length}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 4\d\d/)
      expect(server.output()).not.toContain('request failed')
    },
  )
  test('two hosts are refused', async () => {
    expect(await raw('GET /livez HTTP/1.1\r\nHost: site\r\nHost: other\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
  })
  test('a length that is too short, or stands beside chunks, is refused', async () => {
    expect(await raw(`${head}Content-Length: 5\r\n\r\n${JSON.stringify(quote)}`)).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400/,
    )
  })
})
