/** Passkeys, and what somebody would try who has none. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengeMs, createChallenges } from '../../desk/accounts/challenges.ts'
import { partyOf } from '../../desk/accounts/passkeys.ts'
import { type Asked, assertion, type Key, makeKey, registration } from './support/authenticator.ts'
import { origin, type TestDesk, testDesk } from './support/desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk()
})
afterAll(() => desk.close())

const rpId = 'desk.example'
let networks = 0
/** An address that nobody tried anything from. */
const fresh = () => `198.51.100.${++networks}`

const send = (path: string, body: unknown, headers: Record<string, string> = {}, from = fresh()) =>
  desk.ask(path, { method: 'POST', headers: { origin, ...headers }, body: JSON.stringify(body), from })

const addOptions = async (headers: { cookie: string }) => (await send('/you/passkeys/options', {}, headers)).json()

/** Signs somebody new in by mail and gives them a passkey. */
async function withKey(address: string) {
  const headers = await desk.enter('reader', address)
  const options = await addOptions(headers)
  const key = makeKey(options.user.id)
  const response = registration(key, { challenge: options.challenge, origin, rpId })
  const added = await send('/you/passkeys', { response, name: 'Phone' }, headers)
  expect([added.status, await added.json()]).toEqual([200, { to: '/_desk/you' }])
  return { key, headers, address }
}

/** A browser that is asked to sign: its cookie, and what the desk wants signed. */
async function asked(from = fresh()) {
  const answer = await send('/sign-in/passkey/options', {}, {}, from)
  const { challenge } = await answer.json()
  return { challenge: String(challenge), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Signs in with a key, with what differs from how it should be. */
async function signIn(key: Key, differing: Partial<Asked> & { cookie?: string } = {}) {
  const { cookie, ...rest } = { ...(await asked()), ...differing }
  return send('/sign-in/passkey', { response: assertion(key, { origin, rpId, ...rest }) }, { cookie })
}

test('who has added a passkey signs in with it, again and again', async () => {
  const { key } = await withKey('key@desk.example')
  for (const _ of [1, 2]) {
    const answer = await signIn(key)
    expect([answer.status, await answer.json()]).toEqual([200, { to: '/_desk/leads' }])
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await (await desk.ask('/you', { headers: { cookie } })).text()
    expect(page).toContain('key@desk.example')
    expect(page).toMatch(/<strong>Phone<\/strong>\s*<span>added .*<\/span>\s*<span>last used /)
  }
  const rows = await desk.database.read('SELECT action, details FROM desk_audit ORDER BY number')
  const done = rows.map(({ action, details }) => `${action} ${details}`)
  expect(done).toContain('passkey-added {"name":"Phone"}')
  expect(done.filter((entry) => entry.startsWith('signed-in {"by":"passkey","client":"198.51.100.'))).toHaveLength(2)
})

test('the browser is asked for a key of this host, that it keeps itself and that asks who is there', async () => {
  const { key, headers } = await withKey('options@desk.example')
  expect(await addOptions(headers)).toMatchObject({
    rp: { id: rpId, name: 'Example Roofing' },
    user: { name: 'options@desk.example', id: key.userHandle },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: key.id }],
    attestation: 'none',
  })
  const answer = await send('/sign-in/passkey/options', {})
  expect(await answer.json()).toMatchObject({ rpId, userVerification: 'required' })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-desk-passkey=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('after signing in it goes on where somebody wanted to go, and nowhere else', async () => {
  const { key } = await withKey('way@desk.example')
  for (const [to, way] of [
    ['/leads/1', '/_desk/leads/1'],
    ['//evil.example', '/_desk/leads'],
  ]) {
    const { cookie, challenge } = await asked()
    const response = assertion(key, { challenge, origin, rpId })
    expect(await (await send('/sign-in/passkey', { response, to }, { cookie })).json()).toEqual({ to: way })
  }
})

test.each([
  ['that counts', false],
  ['that several devices share', true],
])('a signature of a key %s works once', async (_, isShared) => {
  const { key } = await withKey(`once-${isShared}@desk.example`)
  key.isShared = isShared
  const { cookie, challenge } = await asked()
  const response = assertion(key, { challenge, origin, rpId })
  const answers = await Promise.all([1, 2, 3].map(() => send('/sign-in/passkey', { response }, { cookie })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect((await send('/sign-in/passkey', { response }, { cookie })).status).toBe(403)
})

test('two pages of one browser can each ask', async () => {
  const { key } = await withKey('tabs@desk.example')
  const first = await asked()
  const second = await send('/sign-in/passkey/options', {}, { cookie: first.cookie })
  expect(second.headers.get('set-cookie')).toContain(first.cookie)
  expect((await signIn(key, first)).status).toBe(200)
  expect((await signIn(key, { ...first, challenge: (await second.json()).challenge })).status).toBe(200)
})

const refused: [why: string, differing: Partial<Asked> & { cookie?: string }][] = [
  ['on another origin', { origin: 'https://desk.example.evil.example' }],
  ['on another port', { origin: 'https://desk.example:8443' }],
  ['for another host', { rpId: 'evil.example' }],
  ['what nobody asked for', { challenge: Buffer.from('guessed').toString('base64url') }],
  ['what another browser was asked', { cookie: '__Host-desk-passkey=of-somebody-else' }],
  ['without a cookie', { cookie: '' }],
  ['as if a key were made', { type: 'webauthn.create' }],
  ['without asking who is there', { flags: 1 }],
  ['without anybody there', { flags: 0 }],
]
test('a passkey that signs otherwise than it was asked signs nobody in', async () => {
  const { key } = await withKey('otherwise@desk.example')
  for (const [why, differing] of refused) {
    const answer = await signIn(key, differing)
    expect([why, answer.status, answer.headers.get('set-cookie')]).toEqual([why, 403, null])
  }
  expect((await signIn(key)).status).toBe(200)
})

test("nobody signs in with another's key, or as another with one's own", async () => {
  const ada = await withKey('ada@desk.example')
  const eve = await withKey('eve@desk.example')
  expect((await signIn({ ...eve.key, id: ada.key.id })).status).toBe(403)
  expect((await signIn({ ...eve.key, id: ada.key.id, userHandle: ada.key.userHandle })).status).toBe(403)
  expect((await signIn({ ...eve.key, userHandle: ada.key.userHandle })).status).toBe(403)
  expect((await signIn(makeKey(ada.key.userHandle))).status).toBe(403)
})

test('what was asked for adding a key signs nobody in, and the other way round', async () => {
  const { key, headers } = await withKey('purpose@desk.example')
  const { challenge } = await addOptions(headers)
  const cookie = headers.cookie.replace('__Host-desk=', '__Host-desk-passkey=')
  expect((await signIn(key, { challenge, cookie })).status).toBe(403)
  const forSigningIn = await asked()
  const other = makeKey(key.userHandle)
  const response = registration(other, { challenge: forSigningIn.challenge, origin, rpId })
  const together = { cookie: `${headers.cookie}; ${forSigningIn.cookie}` }
  expect((await send('/you/passkeys', { response }, together)).status).toBe(403)
  expect((await signIn(other)).status).toBe(403)
})

test.each<[string, Partial<Asked>]>([
  ['on another origin', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['as if a key signed', { type: 'webauthn.get' }],
  ['without asking who is there', { flags: 65 }],
])('no key is added that was made %s', async (_, differing) => {
  const headers = await desk.enter('reader', 'made@desk.example')
  const { challenge } = await addOptions(headers)
  const key = makeKey()
  const response = registration(key, { challenge, origin, rpId, ...differing })
  const answer = await send('/you/passkeys', { response }, headers)
  expect(answer.status).toBe(403)
  expect((await signIn(key)).status).toBe(403)
})

test('nobody takes the place of a key that is there, or adds one for somebody else', async () => {
  const ada = await withKey('place@desk.example')
  const eve = await desk.enter('reader', 'taker@desk.example')
  const { challenge } = await addOptions(eve)
  const own = registration(
    { ...makeKey(), id: ada.key.id, attestation: ada.key.attestation },
    { challenge, origin, rpId },
  )
  expect((await send('/you/passkeys', { response: own }, eve)).status).toBe(403)
  const ofAda = await addOptions(ada.headers)
  const response = registration(makeKey(), { challenge: ofAda.challenge, origin, rpId })
  expect((await send('/you/passkeys', { response }, eve)).status).toBe(403)
  expect((await send('/you/passkeys/options', {})).status).toBe(401)
  expect((await signIn(ada.key)).status).toBe(200)
})

test('a copy of a key shows by its counter', async () => {
  const { key } = await withKey('copy@desk.example')
  const copy = { ...key }
  expect((await signIn(key)).status).toBe(200)
  expect((await signIn(key)).status).toBe(200)
  expect((await signIn(copy)).status).toBe(403)
})

test('a key that is removed signs nobody in, and only its person removes it', async () => {
  const ada = await withKey('gone@desk.example')
  const eve = await desk.enter('reader', 'remover@desk.example')
  await desk.post('/you/passkeys/remove', { id: ada.key.id }, eve)
  expect((await signIn(ada.key)).status).toBe(200)
  await desk.post('/you/passkeys/remove', { id: ada.key.id }, ada.headers)
  expect((await signIn(ada.key)).status).toBe(403)
})

test('the key of somebody who was taken out signs nobody in', async () => {
  const { key, address } = await withKey('out@desk.example')
  const person = await desk.people.byAddress(address)
  await desk.people.remove(String(person?.id))
  expect((await signIn(key)).status).toBe(403)
  expect(await desk.database.read('SELECT id FROM desk_passkeys WHERE id = :id', { id: key.id })).toEqual([])
})

test('a session that is an hour old gets no key', async () => {
  const headers = await desk.enter('reader', 'stolen@desk.example')
  const person = await desk.people.byAddress('stolen@desk.example')
  const sql = 'UPDATE desk_sessions SET created_at = created_at - 3600001 WHERE person_id = :id'
  await desk.database.commit([{ sql, values: { id: String(person?.id) } }])
  const answer = await send('/you/passkeys/options', {}, headers)
  expect([answer.status, (await answer.json()).problem]).toEqual([403, expect.stringContaining('sign in again')])
})

test('one network has so many attempts, and each that fails is logged', async () => {
  const from = fresh()
  const statuses = []
  for (let tries = 0; tries < 21; tries++)
    statuses.push((await send('/sign-in/passkey', { response: { id: `guess-${from}` } }, {}, from)).status)
  expect([statuses.filter((status) => status === 403).length, statuses.at(-1)]).toEqual([20, 429])
  expect(desk.log.filter(({ msg, client }) => msg === 'a passkey did not sign in' && client === from)).toHaveLength(20)
  const looks = []
  const other = fresh()
  for (let tries = 0; tries < 101; tries++) looks.push((await send('/sign-in/passkey/options', {}, {}, other)).status)
  expect([looks.filter((status) => status === 200).length, looks.at(-1)]).toEqual([100, 429])
})

test.each(['', 'null', '[]', '{', '{"response":7}', '{"response":{"id":7}}'])(
  'what is no answer of a browser does nothing: %j',
  async (body) => {
    const from = fresh()
    const answer = await desk.ask('/sign-in/passkey', { method: 'POST', headers: { origin }, body, from })
    expect(answer.status).toBe(403)
  },
)

test('a post of another origin asks for nothing', async () => {
  const headers = { origin: 'https://evil.example' }
  expect((await desk.ask('/sign-in/passkey/options', { method: 'POST', headers })).status).toBe(403)
})

test('what is to be signed is forgotten after ten minutes, and the oldest where too many are asked for', () => {
  let time = 0
  const challenges = createChallenges(2, () => time)
  const kept = (name: string) => challenges.keep('browser', name)
  const taken = (name: string) => challenges.take('browser', name)
  for (const name of ['a', 'b', 'c']) kept(name)
  expect(['a', 'b', 'c'].map(taken)).toEqual([false, true, true])
  kept('d')
  time = challengeMs - 1
  kept('e')
  expect(taken('d')).toBe(true)
  time = 2 * challengeMs - 1
  expect(taken('e')).toBe(false)
})

test.each([
  ['https://desk.example', 'desk.example'],
  ['https://desk.example:8443', 'desk.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', undefined],
  ['http://[::1]:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s are tied to %s', (address, id) => expect(partyOf(address)?.id).toBe(id))

test('where browsers know no passkeys the desk offers none', async () => {
  const own = await testDesk({ DESK_ORIGIN: 'http://127.0.0.1:3000' })
  try {
    expect(await (await own.ask('/sign-in')).text()).not.toContain('data-passkey')
    const headers = { origin: 'http://127.0.0.1:3000' }
    expect((await own.ask('/sign-in/passkey/options', { method: 'POST', headers })).status).toBe(404)
  } finally {
    await own.close()
  }
  expect(await (await desk.ask('/sign-in')).text()).toContain('data-passkey')
})
