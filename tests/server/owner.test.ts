import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { CommandError } from '../../server/owner/command-error.ts'
import { runCommand } from '../../server/owner/commands.ts'
import type { Options } from '../../server/owner/options.ts'
import { applyRetention } from '../../server/retention.ts'
import { StoreUnavailable } from '../../server/store/database.ts'
import { openStore } from '../../server/store/open.ts'
import { openSqliteFile } from '../../server/store/sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import type { LeadState } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { temporaryFolder, testSettings } from './support/site.ts'

let store: Store
const ids: Partial<Record<LeadState, string>> = {}
beforeAll(async () => {
  store = (await openStore(await testSettings(), { isServer: false })).store
  for (const state of ['inbox', 'held', 'spam', 'canary'] as const) {
    const fields = {
      name: `=cmd|' /C calc'!A0 ${state}`,
      email: `${state}@example.com`,
      phone: '+1 502 555 0101',
      note: 'x',
    }
    const lead = { form: 'quote', state, score: 0, reasons: [], extra: { utm: 'mail' }, client: '', page: '', fields }
    ids[state] = (await store.add(lead, { value: state, validMs: 60_000 })).id
  }
})
afterAll(() => store.close())

const run = async (
  command: string,
  rest: (string | undefined)[] = [],
  options: Partial<Options> = {},
  on: Store = store,
) => {
  const lines: string[] = []
  const all = { format: 'table' as const, dead: false, clock: clockOf(siteFile.site), ...options }
  for await (const line of runCommand(on, command, rest.map(String), all)) lines.push(line)
  return lines.join('\n')
}

test('list shows every lead but the server’s own tests', async () => {
  expect((await run('list')).split('\n').at(-1)).toBe('3 leads')
  expect(JSON.parse(await run('list', [], { format: 'json', state: 'held' }))).toMatchObject([
    {
      id: ids.held,
      state: 'held',
      receivedAt: expect.stringMatching(/^20.*Z$/),
      mail: { state: 'waiting', sentAt: null },
    },
  ])
})

test('export gives a spreadsheet in which nothing runs', async () => {
  const lines = (await run('export')).split('\r\n').join('\n')
  expect(lines).toContain(
    'id,received,receivedAt,form,kind,confirmedAt,state,mail,name,email,phone,zip,serviceType,message,other',
  )
  expect(lines).toContain(`"'=cmd|' /C calc'!A0 inbox",inbox@example.com,"'+1 502 555 0101",,,,"note: x\nutm: mail"`)
})

test('people read times in the zone of the business, programs in UTC', async () => {
  const { receivedAt } = (await store.lead(ids.inbox ?? '')) ?? { receivedAt: 0 }
  const local = clockOf({ timeZone: 'America/Kentucky/Louisville' })
  expect(local.short(receivedAt)).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d E[SD]T$/)
  expect(await run('list')).toContain(`${ids.inbox}  ${local.short(receivedAt)}  `)
  expect(await run('export')).toContain(
    `${ids.inbox},${local.short(receivedAt)},${new Date(receivedAt).toISOString()},`,
  )
  const shown = await run('show', [ids.inbox])
  expect(shown).toContain(`received       ${local.long(receivedAt)}`)
  expect(shown).toMatch(/mail +pending, due 20.* E[SD]T, 0 tries/)
})

test('show tells everything about a lead', async () => {
  expect(await run('show', [ids.inbox])).toMatch(/email +inbox@example.com\n.*\n.*\nextra utm +mail/)
})

test('release, spam and resend move a lead and its mail', async () => {
  for (const claim of await store.claimMail(10)) await store.mailSent(claim)
  expect(await run('release', [ids.held])).toBe(`${ids.held} released, its mail goes out now`)
  expect(await store.lead(ids.held ?? '')).toMatchObject({ state: 'inbox', mail: { state: 'pending' } })
  const again = await run('release', [ids.inbox])
  expect(again).toContain(`${ids.inbox} is in the inbox already`)
  expect(await store.lead(ids.inbox ?? '')).toMatchObject({ mail: { state: 'sent' } })
  await run('spam', [ids.held])
  expect(await store.lead(ids.held ?? '')).toMatchObject({ state: 'spam', mail: { state: 'waiting' } })
  expect(await run('resend', [ids.inbox])).toContain('will be sent again')
  expect(await run('resend', [], { dead: true })).toBe('No mail was refused or given up.')
})

test('a backup is a database of its own with the same leads', async () => {
  const folder = await temporaryFolder('backup')
  const to = join(folder, 'leads.sqlite')
  expect(await run('backup', [to])).toBe(`Copied to ${to}`)
  const copy = (await openStore(await testSettings({ DATA_DIR: folder }), { isServer: true })).store
  const all = async (of: Store) => {
    const leads = []
    for await (const lead of of.leads()) leads.push(lead)
    return leads
  }
  expect(await all(copy)).toEqual(await all(store))
  await copy.close()
})

test('a backup takes no file’s place, and nobody else may read it', async () => {
  const file = join(await temporaryFolder('backup'), 'leads.sqlite')
  await run('backup', [file])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(run('backup', [file])).rejects.toThrow(`Cannot write ${file}: there is such a file already.`)
  await expect(run('backup', [join(file, 'x')])).rejects.toThrow(CommandError)
})

test('answered, done, reopen and note say what became of a request, and show it', async () => {
  const id = ids.inbox
  expect(await run('answered', [id])).toBe(`${id} is answered`)
  expect(await run('done', [id])).toBe(`${id} is done`)
  expect(await run('note', [id, 'comes', 'on Monday'])).toBe(`${id} has the note`)
  const shown = await run('show', [id])
  expect(shown).toMatch(/^answered {7}20\d\d-.*\ndone {11}20\d\d-/m)
  expect(shown).toMatch(/^note {11}20.*: comes on Monday$/m)
  expect(await run('reopen', [id])).toBe(`${id} is open again`)
  expect(await run('show', [id])).not.toMatch(/^done/m)
  for (const command of ['answered', 'done', 'reopen'])
    await expect(run(command, [ids.held]), command).rejects.toThrow(CommandError)
  await expect(run('note', [id, ' '])).rejects.toThrow('Write the note behind the id')
  await expect(run('note', ['nobody', 'x'])).rejects.toThrow('Cannot find a lead with the id "nobody"')
})

test('erase takes single leads too', async () => {
  const lead = { form: 'quote', state: 'inbox' as const, score: 0, reasons: [], extra: {}, client: '', page: '' }
  const add = async (value: string) =>
    (await store.add({ ...lead, fields: { email: 'same@example.com' } }, { value, validMs: 1 })).id
  const [one, other] = [await add('one'), await add('other')]
  expect(await run('erase', [one])).toContain(`${one} erased\n1 erased.`)
  expect(await store.lead(other)).toBeDefined()
})

test('erase removes a person', async () => {
  expect(await run('erase', [], { email: 'INBOX@example.com' })).toContain(`${ids.inbox} erased\n1 erased.`)
  expect(await store.lead(ids.inbox ?? '')).toBeUndefined()
})

test('erase knows a phone number of the country from within it and from abroad', async () => {
  const add = async (phone: string) => {
    const lead = { form: 'quote', state: 'inbox', score: 0, reasons: [], extra: {}, client: '', page: '' } as const
    return (await store.add({ ...lead, reasons: [], fields: { phone } }, { value: phone, validMs: 60_000 })).id
  }
  const [within, abroad] = [await add('06 12 34 56 78'), await add('+33 612345678')]
  const said = await run('erase', [], { phone: '+33 6 12 34 56 78', country: 'FR' })
  for (const id of [within, abroad]) expect(said).toContain(`${id} erased`)
})

test('erase says when files could not be cleared, and to give the command again', async () => {
  const scrub = () => Promise.reject(new StoreUnavailable('the log is in use by another process'))
  const busy = { ...store, scrub }
  const wrong = await run('erase', [], { email: 'nobody@example.com' }, busy).catch((error) => error)
  expect(wrong).toBeInstanceOf(CommandError)
  expect(wrong.message).toContain('0 erased, but files may still hold some of the text: the log is in use')
})

test('what is erased is in no file of the data folder, copies and the log included', async () => {
  const settings = await testSettings()
  const server = (await openStore(settings, { isServer: true })).store
  const person = { name: 'Marker-Name', email: 'Marker-Email@example.com', phone: '(502) 555-0177' }
  const add = async (fields: Record<string, string>, extra: Record<string, string> = {}) => {
    const lead = { form: 'quote', state: 'held' as const, score: 0, reasons: [], client: '', page: '', fields, extra }
    return (await server.add(lead, { value: `${Math.random()}`, validMs: 60_000 })).id
  }
  const adding = Array.from({ length: 60 }, (_, index) => [
    add({ ...person, message: `Marker-Message ${'Marker-Long '.repeat(index * 10)}` }, { utm: 'Marker-Extra' }),
    add({ name: 'Other', email: `other${index}@example.com`, phone: `502 555 ${1000 + index}` }),
  ])
  await Promise.all(adding.flat())
  await run('backup', [join(settings.DATA_DIR, 'copy.db')], {}, server)
  const amount = async (of: Store) => (await of.counts()).leads.held
  const found = async () => {
    const names = await readdir(settings.DATA_DIR, { recursive: true })
    const texts = await Promise.all(names.map((name) => readFile(join(settings.DATA_DIR, name), 'latin1')))
    return names.filter((_, index) => /marker-/i.test(texts[index] ?? ''))
  }
  expect(await found()).toEqual(expect.arrayContaining(['copy.db', 'leads.sqlite-wal']))
  const beside = (await openStore(settings, { isServer: false })).store
  const said = await run('erase', [], { email: 'marker-email@example.com', dataFolder: settings.DATA_DIR }, beside)
  expect(said).toContain('60 erased from the copy')
  await beside.close()
  expect(await found()).toEqual([])
  expect(await amount(server)).toBe(60)
  const copy = createStore(await openSqliteFile(join(settings.DATA_DIR, 'copy.db')))
  expect(await amount(copy)).toBe(60)
  await copy.close()
  await add({ ...person, message: 'Marker-Late' })
  await applyRetention(server, { ...settings, RETAIN_HELD_DAYS: 1 }, Date.now() + 2 * 24 * 60 * 60 * 1000)
  expect([await amount(server), await found()]).toEqual([0, []])
  await server.close()
})

test('erase looks into copies in any folder beside the leads, and leaves all other files as they are', async () => {
  const settings = await testSettings()
  const own = (await openStore(settings, { isServer: false })).store
  const at = (name: string) => join(settings.DATA_DIR, name)
  const add = async (to: Store, email: string) => {
    const lead = { form: 'quote', state: 'inbox' as const, score: 0, reasons: [], client: '', page: '', extra: {} }
    await to.add({ ...lead, fields: { email } }, { value: email, validMs: 60_000 })
  }
  await add(own, 'ada@example.com')
  await mkdir(at('old/older'), { recursive: true })
  await run('backup', [at('old/older/copy')], {}, own)
  const without = createStore(await openSqliteFile(at('old/without.sqlite')))
  await add(without, 'bo@example.com')
  await without.close()
  const foreign = new DatabaseSync(at('foreign.sqlite'))
  foreign.exec("CREATE TABLE leads (email TEXT); INSERT INTO leads VALUES ('ada@example.com')")
  foreign.close()
  const others = {
    'notes.txt': 'ada@example.com',
    short: 'SQLite',
    'broken.sqlite': `SQLite format 3\0${'x'.repeat(900)}`,
  }
  for (const [name, text] of Object.entries(others)) await writeFile(at(name), text)
  const kept = await readFile(at('foreign.sqlite'))
  const said = await run('erase', [], { email: 'ada@example.com', dataFolder: settings.DATA_DIR }, own)
  expect(said.split('\n').slice(1)).toEqual([
    `1 erased from the copy ${at('old/older/copy')}`,
    '1 erased. Mails, and copies elsewhere, are not touched.',
  ])
  expect((await readFile(at('foreign.sqlite'))).equals(kept)).toBe(true)
  for (const [name, text] of Object.entries(others)) expect(await readFile(at(name), 'utf8')).toBe(text)
  await own.close()
})

test('erase of an address and a number erases what has either, and nobody else', async () => {
  const add = async (fields: Record<string, string>) => {
    const lead = { form: 'quote', state: 'inbox' as const, score: 0, reasons: [], client: '', page: '', extra: {} }
    return (await store.add({ ...lead, fields }, { value: JSON.stringify(fields), validMs: 60_000 })).id
  }
  const [mailed, called] = [await add({ email: 'cy@example.com' }), await add({ phone: '502 555 0188' })]
  const other = await add({ email: 'dee@example.com', phone: '502 555 0189' })
  const said = await run('erase', [], { email: 'cy@example.com', phone: '(502) 555-0188', country: 'US' })
  expect(said.split('\n').slice(0, 2).toSorted()).toEqual([mailed, called].map((id) => `${id} erased`).toSorted())
  expect(await store.lead(other)).toBeDefined()
})

test('webhooks shows what a receiver was told, and tells it again', async () => {
  const fields = { name: 'Told' }
  const lead = {
    form: 'quote',
    state: 'inbox' as const,
    score: 0,
    reasons: [],
    client: '',
    page: '',
    fields,
    extra: {},
  }
  const { id } = await store.add({ ...lead, webhook: true }, { value: 'told', validMs: 60_000 })
  const lines = async (mail?: 'dead') => (await run('webhooks', [], { mail })).split('\n')
  expect(await lines('dead')).toEqual(['0 leads'])
  for (const claim of await store.webhooks.claimMail(10)) {
    const failure = { delayMs: 0, isFinal: true, isDoubtful: false, isPutOff: false }
    await store.webhooks.mailFailed(claim, { error: 'refused: answered 410\u001b[2J', ...failure })
  }
  for (const shown of [await lines(), await lines('dead')])
    expect(shown).toEqual([
      expect.stringMatching(`^${id}  20.*  dead     1 try     refused: answered 410\ufffd`),
      '1 lead',
    ])
  expect(JSON.parse(await run('webhooks', [], { format: 'json' }))).toMatchObject([{ id, mail: { state: 'dead' } }])
  expect(await run('webhooks', ['resend', id])).toBe(`${id} will be sent again`)
  expect((await lines())[0]).toMatch(/ {2}pending {2}0 tries/)
  await expect(run('webhooks', ['resend', ids.held])).rejects.toThrow('"npm run leads -- webhooks" lists them')
  await store.erase({ id })
})

test.each([
  ['show', ['nobody'], 'Cannot find a lead with the id "nobody"'],
  ['release', [], 'Name at least one lead'],
  ['erase', [], 'Say whom to erase'],
  ['frobnicate', [], 'Cannot find the command "frobnicate"'],
])('%s %j says what is wrong', async (command, rest, message) => {
  await expect(run(command, rest)).rejects.toThrow(message)
})
