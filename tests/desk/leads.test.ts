/** The inbox of the desk: what is shown of leads, what is made of them, and what visitors cannot do through it. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadToAdd } from '../../server/store/types.ts'
import { newLead } from '../server/fixtures/lead.ts'
import { picture } from '../server/support/photos.ts'
import { runsAll } from '../support/places.ts'
import { type TestDesk, testDesk } from './support/desk.ts'

let desk: TestDesk
let reader: { cookie: string }
beforeAll(async () => {
  desk = await testDesk()
  reader = await desk.enter('reader')
})
afterAll(() => desk.close())

let keys = 0
const add = async (changes: Partial<LeadToAdd> = {}) =>
  (await desk.store.add(newLead(changes), { value: `lead ${keys++}`, validMs: 60_000 })).id
const get = async (path: string, headers: Record<string, string> = reader) => {
  const answer = await desk.ask(path, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const press = async (id: string, action: string, fields: Record<string, string> = {}) => {
  const answer = await desk.post(`/leads/${id}/${action}`, fields, reader)
  return [answer.status, answer.headers.get('location')]
}
const listed = async (query: string) =>
  [...(await get(`/leads?${query}`)).text.matchAll(/data-lead="([^"]+)"/g)].map(([, id]) => id)
const lastAudit = async () => (await desk.database.read('SELECT * FROM desk_audit ORDER BY number DESC LIMIT 1'))[0]

test('a lead goes from new to answered to done, and back step by step', async () => {
  const id = await add()
  expect(await listed('')).toContain(id)
  expect(await press(id, 'answered')).toEqual([303, `/_desk/leads/${id}?did=answered`])
  expect([await listed('box=new'), await listed('box=answered')]).toEqual([[], [id]])
  await press(id, 'done')
  expect(await listed('box=done')).toEqual([id])
  await press(id, 'reopen')
  expect(await listed('box=answered')).toEqual([id])
  await press(id, 'reopen')
  expect(await listed('box=new')).toEqual([id])
})

test('what is held says why in plain words, is released with its mail, and goes to spam', async () => {
  const reasons = ['other-site', 'many-links', 'long-message', 'of-another-version']
  const id = await add({ state: 'held', reasons })
  const { text } = await get(`/leads/${id}`)
  expect(text).toContain('A page of another website sent it.')
  expect(text).toContain('“Message” is unusually long.')
  expect(text).toContain('of-another-version')
  expect(await press(id, 'answered')).toEqual([303, `/_desk/leads/${id}`])
  await press(id, 'release')
  expect((await desk.store.lead(id))?.mail.state).toBe('pending')
  await desk.database.commit([
    { sql: "UPDATE outbox SET state = 'sent', sent_at = 5 WHERE lead_id = :id", values: { id } },
  ])
  expect(await press(id, 'release')).toEqual([303, `/_desk/leads/${id}`])
  expect((await desk.store.lead(id))?.mail.state).toBe('sent')
  await press(id, 'resend')
  expect((await desk.store.lead(id))?.mail.state).toBe('pending')
  await press(id, 'spam')
  expect(await listed('box=spam')).toEqual([id])
})

test('mail that did not go out is marked and has a place of its own, while there is any', async () => {
  const id = await add({ form: 'unsent' })
  expect((await get('/leads')).text).not.toContain('box=unsent')
  await desk.database.commit([
    { sql: "UPDATE outbox SET state = 'dead', last_error = '550 <b>no</b>' WHERE lead_id = :id", values: { id } },
  ])
  expect((await get('/leads')).text).toContain('Mail did not go out')
  expect(await listed('box=unsent')).toEqual([id])
  expect((await get(`/leads/${id}`)).text).toContain('550 &lt;b&gt;no&lt;/b&gt;')
  await desk.store.erase({ id })
})

test('a lead shows its fields in the words of its form, and whence it came', async () => {
  const id = await add({
    fields: { name: 'Bo', email: 'bo@example.com', phone: '5025550107', serviceType: 'siding', message: 'a\nb' },
    shown: { serviceType: { label: 'Service', value: 'Siding' } },
    page: 'https://www.example.com/roof-repair?utm_campaign=spring',
    source: { source: 'mail', campaign: 'spring', referrer: 'example.net' },
  })
  const { text } = await get(`/leads/${id}`)
  expect(text).toContain('<dt>Full Name</dt><dd>Bo</dd>')
  expect(text).toContain('<dt>Service</dt><dd>Siding</dd>')
  expect(text).toContain('<dt>Campaign</dt><dd>mail, spring</dd>')
  expect(text).toContain('<a href="https://www.example.com/roof-repair?utm_campaign=spring" rel="noreferrer">')
  expect(text).toContain('href="tel:+15025550107"')
  expect(text).toContain('name="text"')
})

test('a reply is begun in the words of the site, and only to a plain address', async () => {
  const fields = { name: 'Bo Ek', email: 'bo@example.com', message: 'Line one\n& two' }
  const { text } = await get(`/leads/${await add({ fields })}`)
  const address = String(/href="(mailto:[^"]+)"/.exec(text)?.[1]).replaceAll('&amp;', '&')
  const url = new URL(address)
  expect(url.pathname).toBe('bo@example.com')
  expect(url.searchParams.get('subject')).toBe('Your request to Example Roofing')
  expect(url.searchParams.get('body')).toContain('Hello Bo Ek,')
  expect(url.searchParams.get('body')).toContain('> Line one\r\n> & two')
  for (const email of ['bo@example.com?bcc=all@example.com', 'a@b.example,c@d.example', '"><script>@example.com'])
    expect((await get(`/leads/${await add({ fields: { ...fields, email } })}`)).text).not.toContain('mailto:')
})

test('notes say who wrote them, and what was written runs nowhere', async () => {
  const id = await add()
  const hostile = '<script>alert(1)</script>\u0000 called'
  expect(await press(id, 'note', { text: hostile })).toEqual([303, `/_desk/leads/${id}?did=noted`])
  expect(await press(id, 'note', { text: '  ' })).toEqual([303, `/_desk/leads/${id}`])
  const { text } = await get(`/leads/${id}`)
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; called')
  expect(text).toContain('reader@desk.example')
  expect(await lastAudit()).toMatchObject({ action: 'lead-noted', details: JSON.stringify({ lead: id }) })
})

test('erasing asks first; one lead goes alone, or with all of the person, and the audit names no one', async () => {
  const fields = { name: 'Gone', email: 'gone@example.com', phone: '502-555-0199' }
  const [one, same, byPhone] = [
    await add({ fields }),
    await add({ fields }),
    await add({ fields: { ...fields, email: 'x@y.example' } }),
  ]
  const question = await get(`/leads/${one}/erase`)
  expect(question.text).toContain('Erase everything of gone@example.com, 502-555-0199')
  expect(await desk.store.lead(one)).toBeDefined()
  expect(await press(one, 'erase')).toEqual([303, '/_desk/leads?did=erased'])
  expect([await desk.store.lead(one), (await desk.store.lead(same))?.id]).toEqual([undefined, same])
  await press(same, 'erase', { all: 'person' })
  expect([await desk.store.lead(same), await desk.store.lead(byPhone)]).toEqual([undefined, undefined])
  const details = JSON.stringify({ lead: same, leads: 2 })
  expect(await lastAudit()).toMatchObject({ action: 'lead-erased', details })
  expect(JSON.stringify(desk.log)).not.toContain('gone@example.com')
})

const attack = `"'><img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>`
test('whatever a visitor sends is text on every page of the desk', async () => {
  const source = { source: attack, medium: attack, campaign: attack, referrer: attack }
  const id = await add({
    form: attack,
    fields: { name: attack, email: attack, phone: attack, message: attack, [attack]: attack },
    extra: { [attack]: attack, pageLanguage: attack },
    shown: { message: { label: attack, value: attack, agreedAt: attack } },
    reasons: [attack, `long-${attack}`],
    client: attack,
    page: `javascript:alert(4)//${attack}`,
    source,
    photos: [{ field: 'photos', name: attack, bytes: await picture() }],
  })
  await add({ page: `https://www.example.com.evil.example/${attack}` })
  const pages = ['', '?q=onerror', `?q=${encodeURIComponent(attack)}`, `/${id}`, `/${id}/erase`, '?did=<script>']
  for (const page of pages) {
    const { status, text } = await get(`/leads${page}`)
    expect(status, page).toBe(200)
    expect(text, page).not.toMatch(/<img src=x|<svg\/onload|<script>|href="javascript|evil\.example\/[^<]*" rel/)
  }
  expect((await get('/figures')).text).not.toMatch(/<img|<script>/)
  expect((await get(`/leads/${id}`)).text).not.toContain('href="javascript')
  await desk.store.erase({ id })
})

test('the page of a lead is a link only where it is one of this site', async () => {
  const id = await add({ page: 'https://www.example.com.evil.example/roof-repair' })
  const { text } = await get(`/leads/${id}`)
  expect(text).toContain('<dd>https://www.example.com.evil.example/roof-repair</dd>')
})

test.each([
  '00000000-0000-7000-8000-000000000000',
  '../people',
  '..%2F..%2Fpeople',
  '%00',
  'x'.repeat(5000),
  "' OR 1=1 --",
])('there is no lead %j', async (id) => {
  const path = id.startsWith('..%') || id.startsWith('%') ? id : encodeURIComponent(id)
  expect((await get(`/leads/${path}`)).status).toBe(404)
  expect((await get(`/leads/${path}/photos/1`)).status).toBe(404)
  expect((await desk.post(`/leads/${path}/spam`, {}, reader)).status).toBe(404)
})

test('ids of other things, the server’s own tests, and actions that are none, find nothing', async () => {
  const person = await desk.people.byAddress('reader@desk.example')
  const canary = await add({ state: 'canary' })
  for (const id of [person?.id, canary]) {
    expect((await get(`/leads/${id}`)).status).toBe(404)
    expect((await desk.post(`/leads/${id}/erase`, {}, reader)).status).toBe(404)
  }
  const id = await add()
  for (const action of ['constructor', '__proto__', 'toString', 'delete'])
    expect((await desk.post(`/leads/${id}/${action}`, {}, reader)).status).toBe(404)
  expect(await listed('box=canary')).not.toContain(canary)
})

test('leads are for readers and owners, and only the desk itself changes them', async () => {
  const id = await add()
  const editor = await desk.enter('editor')
  for (const path of [
    '/leads',
    '/leads/events',
    '/leads/export',
    `/leads/${id}`,
    `/leads/${id}/photos/1`,
    '/figures',
  ]) {
    expect((await get(path, editor)).status, path).toBe(403)
    expect((await desk.ask(path)).status, path).toBe(401)
  }
  expect((await desk.post(`/leads/${id}/spam`, {}, editor)).status).toBe(403)
  const foreign = { ...reader, origin: 'https://evil.example' }
  expect((await desk.post(`/leads/${id}/spam`, {}, foreign)).status).toBe(403)
  expect((await desk.store.lead(id))?.state).toBe('inbox')
})

test('pictures are shown small and in full, as nothing but pictures', async () => {
  const bytes = await picture({ width: 1600, height: 1200 })
  const id = await add({ photos: [{ field: 'photos', name: '../../etc/passwd"\r\nx: y', bytes }] })
  expect((await get(`/leads/${id}`)).text).toContain(`/_desk/leads/${id}/photos/1/small" loading="lazy"`)
  const read = async (path: string) => {
    const answer = await desk.ask(`/leads/${id}/photos/${path}`, { headers: reader })
    return { ...answer, headers: answer.headers, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const [full, small] = [await read('1'), await read('1/small')]
  expect(full.bytes.equals(bytes)).toBe(true)
  expect(small.bytes.length).toBeLessThan(bytes.length / 2)
  expect(small.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  for (const { headers } of [full, small]) {
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toBe(`inline; filename="${id}-1.jpg"`)
  }
  for (const path of ['2', '0', '1e1', '1/small/x', '%2e%2e/1']) expect((await read(path)).status, path).toBe(404)
})

test('a picture that cannot be opened is said, and the page of its lead stands', async () => {
  const id = await add({ photos: [{ field: 'photos', name: 'x', bytes: Buffer.from('<svg onload=alert(1)>') }] })
  expect((await get(`/leads/${id}/photos/1/small`)).status).toBe(503)
  expect((await get(`/leads/${id}`)).status).toBe(200)
})

test('a table of what is shown runs nothing in a spreadsheet, and is noted', async () => {
  const id = await add({ fields: { name: '=HYPERLINK("http://evil.example")', message: '+1;@x' }, state: 'spam' })
  const answer = await desk.ask('/leads/export?box=spam', { headers: reader })
  // As a file has it: reading an answer as text leaves the mark out.
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-spam-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text.split('\r\n')[0]).toBe(
    '\ufeffid,received,receivedAt,form,kind,confirmedAt,state,mail,name,email,phone,zip,serviceType,message,other',
  )
  expect(text).toContain(id)
  expect(await lastAudit()).toMatchObject({ action: 'leads-exported', details: '{"box":"spam"}' })
  const found = await (await desk.ask('/leads/export?q=hyperlink', { headers: reader })).text()
  expect(found.trim().split('\r\n')).toHaveLength(2)
})

test.runIf(runsAll)('readers of the newsletter are listed, and saved with the link that takes each off', async () => {
  const id = await add({ kind: 'newsletter', form: 'news', fields: { email: 'news@example.com', name: 'Nia' } })
  expect((await get('/leads?box=newsletter')).text).toContain('Not confirmed yet')
  await desk.database.commit([{ sql: 'UPDATE leads SET confirmed_at = 5 WHERE id = :id', values: { id } }])
  expect((await get('/leads?box=newsletter')).text).toContain('Confirmed')
  const text = await (await desk.ask('/leads/export?box=newsletter', { headers: reader })).text()
  expect(text).toMatch(/news@example\.com,Nia,news,.*https:\/\/www\.example\.com\/newsletter-leave\?token=/)
})

test('every lead of a long list is reached by going on, and a search stays a search', async () => {
  const own = await testDesk()
  try {
    const headers = await own.enter('owner')
    const ids: string[] = []
    for (let number = 0; number < 65; number++)
      ids.push((await own.store.add(newLead(), { value: `${number}`, validMs: 60_000 })).id)
    ids.sort().reverse()
    const seen: string[] = []
    let next: string | undefined = '/leads?q=ada'
    while (next) {
      const text = await (await own.ask(next, { headers })).text()
      seen.push(...[...text.matchAll(/data-lead="([^"]+)"/g)].map(([, id]) => String(id)))
      next = /href="\/_desk(\/leads\?[^"]*before[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toEqual(ids)
  } finally {
    await own.close()
  }
})

test.runIf(runsAll)(
  'thousands of leads, huge ones among them, leave the inbox fast',
  async () => {
    const own = await testDesk()
    try {
      const headers = await own.enter('owner')
      const huge = JSON.stringify({ name: 'Huge', message: 'x '.repeat(15_000) })
      const small = JSON.stringify({ name: 'Small', message: 'needle in here' })
      for (let first = 0; first < 8_000; first += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => {
          const id = `01900000-0000-7000-8000-${String(first + index).padStart(12, '0')}`
          const at = Date.now() - (first + index) * 3_600_000
          const values = { id, fields: index % 50 === 0 ? huge : small, done: first < 7_500 ? 1 : null, at }
          return [
            {
              sql: `INSERT INTO leads (id, form, state, score, reasons, fields, extra, email, phone, client, page, received_at, done_at)
              VALUES (:id, 'quote', 'inbox', 0, '[]', :fields, '{}', '', '', '', '', :at, :done)`,
              values,
            },
            {
              sql: `INSERT INTO outbox (lead_id, state, due_at, attempts, doubtful) VALUES (:id, 'sent', 1, 1, 0)`,
              values,
            },
          ]
        })
        await own.database.commit(rows.flat())
      }
      const fastest = async (path: string) => {
        const times: number[] = []
        for (let number = 0; number < 5; number++) {
          const started = performance.now()
          expect((await own.ask(path, { headers })).status).toBe(200)
          times.push(performance.now() - started)
        }
        return Math.min(...times)
      }
      expect(await fastest('/leads')).toBeLessThan(150)
      expect(await fastest('/leads?box=done')).toBeLessThan(150)
      expect(await fastest('/leads?q=needle')).toBeLessThan(300)
      expect(await fastest('/leads?q=nowhere')).toBeLessThan(600)
      expect(await fastest('/figures?weeks=52')).toBeLessThan(600)
    } finally {
      await own.close()
    }
  },
  60_000,
)

/** Reads from a stream until something is in it. */
async function readUntil(reading: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<string> {
  let text = ''
  while (!text.includes(wanted)) {
    const { value, done } = await reading.read()
    if (done) throw new Error(`the stream ended after ${text}`)
    text += new TextDecoder().decode(value)
  }
  return text
}

test('an open inbox hears of a new lead and of changes, without a word of the visitor', async () => {
  const answer = await desk.ask('/leads/events', { headers: { ...reader, 'accept-language': 'de' } })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reading = (answer.body as ReadableStream<Uint8Array>).getReader()
  await readUntil(reading, 'retry')
  const id = await add({ fields: { name: 'Secret' } })
  desk.desk.onLead()
  const event = await readUntil(reading, '\n\n')
  expect(event).toContain('data: 1 neue Anfrage')
  expect(event).toContain(`id: ${id}`)
  expect(event).not.toContain('Secret')
  await press(id, 'done')
  expect(await readUntil(reading, '\n\n')).toContain('data: \n')
  // What is held is in the counts, and nobody is called for it.
  await add({ state: 'held' })
  desk.desk.onLead()
  expect(await readUntil(reading, '\n\n')).toContain('data: \n')
  await reading.cancel()
})

test.runIf(runsAll)(
  'who comes back after a break hears of what came meanwhile, also from another server',
  async () => {
    const seen = await add()
    await setTimeout(2)
    await add()
    await add()
    const answer = await desk.ask('/leads/events', { headers: { ...reader, 'last-event-id': seen } })
    const reading = (answer.body as ReadableStream<Uint8Array>).getReader()
    expect(await readUntil(reading, 'id:')).toContain('data: 2 new leads')
    // Nobody tells this server of it.
    await add()
    expect(await readUntil(reading, 'id:')).toContain('data: 1 new lead')
    await reading.cancel()
  },
  20_000,
)

test('the stream says that it lives, and ends with the session', async () => {
  const leaver = await desk.enter('reader', 'leaver@desk.example')
  const [staying, leaving] = await Promise.all(
    [reader, leaver].map(async (headers) => {
      const answer = await desk.ask('/leads/events', { headers })
      return (answer.body as ReadableStream<Uint8Array>).getReader()
    }),
  )
  if (!staying || !leaving) throw new Error('no stream')
  await Promise.all([staying, leaving].map((reading) => readUntil(reading, 'retry')))
  await desk.post('/sign-out', {}, leaver)
  const end = async () => {
    while (!(await leaving.read()).done);
  }
  await Promise.all([readUntil(staying, ': still here'), end()])
  await staying.cancel()
}, 40_000)
