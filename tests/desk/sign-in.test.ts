/** Who gets into the desk, and who does not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifetimes, linksOf } from '../../desk/accounts/links.ts'
import { until } from '../server/support/wait.ts'
import { origin, type TestDesk, testDesk } from './support/desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk()
})
afterAll(() => desk.close())

const page = { accept: 'text/html' }
let addresses = 0
/** A network that has tried nothing yet. */
const fresh = () => `198.51.100.${++addresses}`

test('a link from a mail signs in once, by its button and not by being looked at', async () => {
  await desk.people.add({ address: 'Ada@Desk.example', name: 'Ada', role: 'owner' })
  const asked = await desk.post('/sign-in', { address: 'ADA@desk.example' }, page, fresh())
  expect(asked.status).toBe(200)
  const token = await desk.tokenFor('ada@desk.example')
  for (const _ of [1, 2]) expect((await desk.ask(`/sign-in/link?token=${token}`)).status).toBe(200)
  const first = await desk.post('/sign-in/link', { token, to: '/people' })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/_desk/people'])
  expect(first.headers.get('set-cookie')).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const again = await desk.post('/sign-in/link', { token })
  expect([again.status, again.headers.get('set-cookie')]).toEqual([403, null])
  expect((await desk.ask(`/sign-in/link?token=${token}`)).status).toBe(403)
})

test('of two that use a link at once one gets in', async () => {
  const person = await desk.people.add({ address: 'twice@desk.example', name: '', role: 'reader' })
  const token = await linksOf(desk.database).make(person.id, 60_000)
  const answers = await Promise.all([1, 2, 3].map(() => desk.post('/sign-in/link', { token })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403])
})

test('a link that is too old signs nobody in', async () => {
  const person = await desk.people.add({ address: 'late@desk.example', name: '', role: 'reader' })
  const token = await linksOf(desk.database).make(person.id, -1)
  expect((await desk.post('/sign-in/link', { token })).status).toBe(403)
  expect(lifetimes.signIn).toBeLessThanOrEqual(15 * 60_000)
})

test('the answer is the same whether an address is known or not, and nobody unknown gets a mail', async () => {
  await desk.people.add({ address: 'known@desk.example', name: '', role: 'reader' })
  const text = async (address: string) => {
    const answer = await desk.post('/sign-in', { address }, page, fresh())
    return { status: answer.status, headers: [...answer.headers], text: (await answer.text()).replaceAll(address, 'X') }
  }
  const [known, unknown] = [await text('known@desk.example'), await text('nobody@desk.example')]
  expect(unknown).toEqual(known)
  await desk.tokenFor('known@desk.example')
  await until('the log', () => desk.log.some(({ msg }) => String(msg).includes('somebody unknown')))
  expect(desk.smtp.received.some(({ to }) => to.includes('nobody@desk.example'))).toBe(false)
})

test('the link in a mail leads to the desk, whatever host a request names', async () => {
  await desk.people.add({ address: 'host@desk.example', name: '', role: 'reader' })
  const headers = { ...page, host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await desk.post('/sign-in', { address: 'host@desk.example' }, headers, fresh())
  await desk.tokenFor('host@desk.example')
  const mail = desk.smtp.received.find(({ to }) => to.includes('host@desk.example'))
  expect(mail?.raw).not.toContain('evil.example')
  expect(mail?.raw).toContain(`${origin}/_desk/sign-in/link`)
})

test('nobody is flooded with links, from however many networks they are asked for', async () => {
  await desk.people.add({ address: 'flood@desk.example', name: '', role: 'reader' })
  for (const _ of Array(8)) await desk.post('/sign-in', { address: 'flood@desk.example' }, page, fresh())
  await until('the log', () => desk.log.filter(({ msg }) => String(msg).includes('too many links')).length === 5)
  const mails = () => desk.smtp.received.filter(({ to }) => to.includes('flood@desk.example'))
  await until('the mails', () => mails().length >= 3)
  expect(mails()).toHaveLength(3)
})

test('one network has so many attempts, for links and with them', async () => {
  const from = fresh()
  const statuses = []
  for (let tries = 0; tries < 21; tries++)
    statuses.push((await desk.post('/sign-in', { address: 'x@y.example' }, page, from)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  const guesses = []
  for (let tries = 0; tries < 21; tries++)
    guesses.push((await desk.post('/sign-in/link', { token: 'A'.repeat(43) }, page, from)).status)
  expect(guesses.filter((status) => status === 403)).toHaveLength(20)
  expect(guesses.at(-1)).toBe(429)
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/x\r\nset-cookie: a=b',
  'javascript:alert(1)',
])('after signing in nobody is led elsewhere: %j', async (to) => {
  const person = await desk.people.add({ address: 'way@desk.example', name: '', role: 'reader' })
  const token = await linksOf(desk.database).make(person.id, 60_000)
  const answer = await desk.post('/sign-in/link', { token, to })
  expect(answer.headers.get('location')).toBe('/_desk/leads')
})

test('who is not signed in signs in first and comes back; scripts get the status', async () => {
  const answer = await desk.ask('/people?x=1', { headers: page })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_desk/sign-in?to=%2Fpeople%3Fx%3D1'])
  expect((await desk.ask('/people')).status).toBe(401)
  expect((await desk.post('/people', { address: 'a@b.example', role: 'owner' })).status).toBe(401)
})

test('a session that was there before is never taken over, and ends', async () => {
  const before = await desk.enter('reader', 'fixed@desk.example')
  const person = await desk.people.byAddress('fixed@desk.example')
  const token = await linksOf(desk.database).make(String(person?.id), 60_000)
  const answer = await desk.post('/sign-in/link', { token }, before)
  const after = String(answer.headers.get('set-cookie')).split(';')[0]
  expect(after).not.toBe(before.cookie)
  expect((await desk.ask('/more', { headers: { cookie: '__Host-desk=chosen-by-somebody-else' } })).status).toBe(401)
  expect((await desk.ask('/more', { headers: before })).status).toBe(401)
  expect((await desk.ask('/more', { headers: { cookie: String(after) } })).status).toBe(200)
})

test('who signs out is out, also with the old cookie', async () => {
  const headers = await desk.enter('reader', 'out@desk.example')
  const answer = await desk.post('/sign-out', {}, headers)
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await desk.ask('/more', { headers })).status).toBe(401)
})

test("sessions are listed and ended, one's own alone", async () => {
  const phone = await desk.enter('reader', 'two@desk.example')
  const laptop = await desk.enter('reader', 'two@desk.example')
  const other = await desk.enter('reader', 'third@desk.example')
  const id = async (headers: { cookie: string }) =>
    /name="id" value="([^"]+)"/.exec(await (await desk.ask('/you', { headers })).text())?.[1]
  const ofLaptop = String(await id(phone))
  await desk.post('/you/sessions', { id: ofLaptop }, other)
  expect((await desk.ask('/more', { headers: laptop })).status).toBe(200)
  await desk.post('/you/sessions', { id: ofLaptop }, phone)
  expect((await desk.ask('/more', { headers: laptop })).status).toBe(401)
  const again = await desk.enter('reader', 'two@desk.example')
  await desk.post('/you/sessions', {}, again)
  expect([
    (await desk.ask('/more', { headers: phone })).status,
    (await desk.ask('/more', { headers: again })).status,
  ]).toEqual([401, 200])
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://desk.example' },
  { 'sec-fetch-site': 'cross-site' },
  {},
])('a post that does not come from the desk does nothing: %j', async (headers) => {
  const { cookie } = await desk.enter('owner', 'csrf@desk.example')
  const body = new URLSearchParams({ address: 'thief@desk.example', role: 'owner' })
  const answer = await desk.ask('/people', { method: 'POST', headers: { cookie, ...headers }, body })
  expect(answer.status).toBe(403)
  expect(await desk.people.byAddress('thief@desk.example')).toBeUndefined()
})

test.each([
  ['reader', 403],
  ['editor', 403],
  ['owner', 200],
] as const)('a %s who asks for the people gets %i', async (role, status) => {
  const headers = { ...page, ...(await desk.enter(role)) }
  expect((await desk.ask('/people', { headers })).status).toBe(status)
  const answer = await desk.post('/people', { address: `by-${role}@desk.example`, role: 'owner' }, headers)
  expect(answer.status).toBe(status)
  expect((await desk.people.byAddress(`by-${role}@desk.example`)) !== undefined).toBe(role === 'owner')
})

test('somebody invited gets a mail, and what a stranger called themselves runs nowhere', async () => {
  const headers = await desk.enter('owner')
  const name = '<img src=x onerror=alert(1)>"\'&'
  await desk.post('/people', { address: 'new@desk.example', role: 'editor', name }, headers)
  await desk.tokenFor('new@desk.example')
  const html = await (await desk.ask('/people', { headers })).text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img')
})

test('a wrong address is said, with what was entered', async () => {
  const headers = await desk.enter('owner')
  const answer = await desk.post('/people', { address: 'no address', role: 'editor' }, headers)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('&quot;no address&quot;')])
})

test('the last owner stays, and who is removed is out at once', async () => {
  const own = await testDesk()
  try {
    const owner = await own.enter('owner')
    const reader = await own.enter('reader')
    const idOf = async (address: string) => String((await own.people.byAddress(address))?.id)
    const last = await idOf('owner@desk.example')
    expect((await own.post(`/people/${last}/remove`, {}, owner)).status).toBe(422)
    expect((await own.post(`/people/${last}/role`, { role: 'reader' }, owner)).status).toBe(422)
    expect((await own.post(`/people/${await idOf('reader@desk.example')}/remove`, {}, owner)).status).toBe(303)
    expect((await own.ask('/more', { headers: reader })).status).toBe(401)
    expect((await own.people.all()).map(({ role }) => role)).toEqual(['owner'])
  } finally {
    await own.close()
  }
})

test('a form that is too large is refused before it is read', async () => {
  const answer = await desk.post('/sign-in', { address: 'x'.repeat(100_000) }, page, fresh())
  expect(answer.status).toBe(413)
})

test('every answer is for the desk alone: no frame, no inline code, no copy', async () => {
  const headers = { ...page, ...(await desk.enter('owner')) }
  for (const path of ['/sign-in', '/people', '/you', '/audit', '/nothing', '/desk.js']) {
    const answer = await desk.ask(path, { headers })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("script-src 'self'")
    expect(policy, path).not.toContain('unsafe')
    expect(answer.headers.get('referrer-policy'), path).toBe('same-origin')
    if (path === '/desk.js') continue
    const html = await answer.text()
    expect(html, path).not.toMatch(/<[^>]* (?:style|on\w+)=|<script(?! type="module" src=)|<style/)
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('the database keeps no secret that would let somebody in', async () => {
  const { cookie } = await desk.enter('owner')
  const rows = [
    await desk.database.read('SELECT * FROM desk_sessions'),
    await desk.database.read('SELECT * FROM desk_links'),
  ]
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
})
