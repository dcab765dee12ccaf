import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVersionTable, migrations } from '../../server/store/schema.ts'
import { lockFolder, openSqlite, openSqliteFile, sqliteFile } from '../../server/store/sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import { temporaryFolder } from './support/site.ts'
import { until } from './support/wait.ts'

const lead = { form: 'quote', state: 'inbox', score: 0, reasons: [], extra: {}, client: '', page: '' } as const
const save = (store: Store, name: string) =>
  store.add({ ...lead, reasons: [], fields: { name } }, { value: name, validMs: 60_000 })
async function namesIn(store: Store): Promise<unknown[]> {
  const names: unknown[] = []
  for await (const { fields } of store.leads()) names.push(fields.name)
  return names.toSorted()
}
/** What somebody finds who opens the file anew. */
async function namesAt(file: string): Promise<unknown[]> {
  const store = createStore(await openSqliteFile(file))
  return namesIn(store).finally(store.close)
}

let folder: string
let file: string
let store: Store
let troubles: string[]
const open = async () =>
  createStore(await openSqlite(folder, { isServer: true, onTrouble: (reason) => void troubles.push(reason) }))
beforeEach(async () => {
  folder = join(await temporaryFolder('sqlite'), 'data')
  file = sqliteFile(folder)
  troubles = []
  store = await open()
})
afterEach(() => store.close())

/** Ends the processes that have the file, without a farewell that could write something. */
function killOwners(): void {
  const owner = `sqlite-process.ts\0${file}\0`
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (commandOf(id).includes(owner)) process.kill(Number(id), 'SIGKILL')
  }
}
function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}

test('when the database process dies, the next one keeps what comes meanwhile', async () => {
  await save(store, 'before')
  for (const name of ['first', 'second']) {
    killOwners()
    await until('its end', () => troubles.length > (name === 'first' ? 0 : 1))
    await until('the next process', () => save(store, name).catch(() => undefined))
  }
  expect(await namesIn(store)).toEqual(['before', 'first', 'second'])
  await store.close()
  await expect(save(store, 'after')).rejects.toThrow('closed')
  expect(await namesAt(file)).toEqual(['before', 'first', 'second'])
})

test('what waits for the next process at the end is refused, and the end itself is no trouble', async () => {
  await save(store, 'before')
  killOwners()
  await until('its end', () => troubles.length > 0)
  const late = save(store, 'late').catch(({ message }) => message)
  await Promise.all([store.close(), store.close()])
  expect(await late).toBe('the database is closed')
  store = await open()
  await Promise.all([save(store, 'last'), store.close()])
  expect([await namesAt(file), troubles]).toEqual([['before', 'last'], ['the database process stopped']])
})

test('a folder has one server, which notes its process there', async () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(join(folder, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`)
  expect(() => lockFolder(folder)).toThrow(`another server uses the folder "${folder}". Stop it, or set DATA_DIR`)
  unlock()
  lockFolder(join(folder, 'made/for/it'))()
  expect(statSync(join(folder, 'made/for/it')).mode & 0o777).toBe(0o700)
})

test('a link to a file elsewhere is a database like any other', async () => {
  await save(store, 'before')
  await store.close()
  const target = join(dirname(folder), 'target.sqlite')
  renameSync(file, target)
  symlinkSync(target, file)
  store = await open()
  await save(store, 'after')
  expect(await namesIn(store)).toEqual(['after', 'before'])
  expect(troubles).toEqual([])
})

test('a database of an older version opens, and its leads and mails go on', async () => {
  await store.close()
  rmSync(file)
  const old = new DatabaseSync(file)
  for (const sql of [createVersionTable, ...migrations.slice(0, 2).flat().map(String)]) old.exec(sql)
  old.exec('INSERT INTO schema_version VALUES (2)')
  const hourAgo = Date.now() - 3_600_000
  const addOld = (id: string, state: string, mail: string) => {
    old.exec(
      `INSERT INTO leads VALUES ('${id}', 'quote', '${state}', 0, '[]', '{"name":"${id}"}', '{}', '', '', '', '', ${hourAgo})`,
    )
    old.exec(
      `INSERT INTO outbox (lead_id, state, due_at, attempts, doubtful) VALUES ('${id}', '${mail}', ${hourAgo}, 0, 0)`,
    )
  }
  addOld('waits', 'inbox', 'pending')
  addOld('held', 'held', 'waiting')
  old.close()
  store = await open()
  expect((await store.counts()).oldestDueMs).toBeGreaterThanOrEqual(3_600_000)
  expect((await store.claimMail(10)).map(({ lead: { id } }) => id)).toEqual(['waits'])
  expect(await store.release('held')).toBe(true)
  const [claim] = await store.claimMail(10)
  expect(claim?.lead).toMatchObject({ id: 'held', mail: { attempts: 1, putOff: 0 } })
  await save(store, 'new')
  expect(await namesIn(store)).toEqual(['held', 'new', 'waits'])
})

/** Leads in the main file, some hundred kilobytes of them. */
async function fillFile(): Promise<void> {
  await Promise.all(Array.from({ length: 40 }, (_, index) => save(store, `${index} ${'x'.repeat(9_000)}`)))
  await store.scrub(false)
}

/** Writes over the middle of a file and leaves its length and its beginning as they are. */
function spoil(path: string): void {
  const handle = openSync(path, 'r+')
  const { size } = statSync(path)
  writeSync(handle, Buffer.alloc(size - 3 * 4_096, 0xa5), 0, size - 3 * 4_096, 2 * 4_096)
  closeSync(handle)
}

describe('a file that is not whole is not served, and the reason and a way out are said', () => {
  const served = () => openSqlite(folder, { isServer: true })

  test('where half of it is there', async () => {
    await fillFile()
    await store.close()
    truncateSync(file, statSync(file).size / 2)
    await expect(served()).rejects.toThrow(/only \d+ of its \d+ bytes are there\. Put the last backup in its place/)
  })

  test('where less than its head is there', async () => {
    await store.close()
    truncateSync(file, 50)
    await expect(served()).rejects.toThrow('only 50 of its 100 bytes')
  })

  test('where something else stands in it', async () => {
    await fillFile()
    await store.close()
    spoil(file)
    await expect(served()).rejects.toThrow(/it is damaged \(.*Put the last backup/)
  })
})

test('the address of somebody who left a newsletter is in no file', async () => {
  const news = { ...lead, reasons: [], kind: 'newsletter' as const, form: 'news' }
  const { id } = await store.add({ ...news, fields: { email: 'gone@example.com' } }, { value: 'news', validMs: 60_000 })
  const holds = () =>
    ['', '-wal'].some((end) => existsSync(file + end) && readFileSync(file + end).includes('gone@example.com'))
  expect(holds()).toBe(true)
  await store.leave(id)
  await until('its end in all files', () => !holds())
})

describe('when somebody touches its files, a lead is kept in what a restart will open, or not acknowledged', () => {
  const elsewhere = () => join(dirname(folder), 'elsewhere.sqlite')
  /** A copy as `npm run leads -- backup` makes it, from before the server's last start. */
  const copyAndRestart = async () => {
    await save(store, 'in the copy')
    await store.backup?.(elsewhere())
    await store.close()
    store = await open()
  }
  type Case = [name: string, act: () => void, kept: string[], before?: () => Promise<void>]
  test.each<Case>([
    ['the file is deleted', () => rmSync(file), []],
    ['the folder is moved', () => renameSync(folder, `${folder}.old`), []],
    ['another file takes its place', () => renameSync(elsewhere(), file), ['in the copy'], copyAndRestart],
    ['another file is copied over it', () => copyFileSync(elsewhere(), file), ['in the copy'], copyAndRestart],
    ['the file is emptied', () => truncateSync(file, 0), []],
    ['the log is deleted', () => rmSync(`${file}-wal`), ['before']],
    ['the log is emptied', () => truncateSync(`${file}-wal`, 0), []],
    ['the index is emptied', () => truncateSync(`${file}-shm`, 0), ['before']],
  ])('%s', async (_name, act, kept, before) => {
    await before?.()
    await save(store, 'before')
    act()
    await expect(save(store, 'meanwhile')).rejects.toThrow(/database/)
    await until('it is open again', () => save(store, 'after').catch(() => undefined))
    expect(await namesIn(store)).toEqual(['after', ...kept])
    killOwners()
    expect(await namesAt(file)).toEqual(['after', ...kept])
    expect(troubles[0]).toMatch(/database/)
  })

  test('a file is copied over it in the middle of a write: the log of that write is not mixed into the copy', async () => {
    await copyAndRestart()
    await store.close()
    const direct = await openSqlite(folder, { isServer: true, onTrouble: (reason) => void troubles.push(reason) })
    const long = 'WITH RECURSIVE counted(row) AS (VALUES (1) UNION ALL SELECT row + 1 FROM counted WHERE row < 3e6)'
    const written = direct.commit([
      { sql: 'CREATE TABLE pushed_in (text)', values: {} },
      { sql: `${long} SELECT count(*) FROM counted`, values: {} },
    ])
    const refused = expect(written).rejects.toThrow('something else was written into the database file')
    await sleep(100)
    copyFileSync(elsewhere(), file)
    await refused
    await until('it is open again', () => direct.read('SELECT 1').catch(() => undefined))
    expect(await direct.read("SELECT name FROM sqlite_schema WHERE name = 'pushed_in'")).toEqual([])
    await direct.close()
  })

  test('a moved file takes along what was acknowledged before', async () => {
    await save(store, 'before')
    renameSync(file, elsewhere())
    await expect(save(store, 'meanwhile')).rejects.toThrow('moved')
    await until('its end', () => troubles.length > 0)
    expect(await namesAt(elsewhere())).toEqual(['before'])
  })

  test('a path that cannot even be looked at stops the leads, not the server', async () => {
    await save(store, 'before')
    renameSync(file, elsewhere())
    symlinkSync(file, file)
    await expect(save(store, 'meanwhile')).rejects.toThrow('moved')
    await until('its end', () => troubles.length > 0)
    await expect(save(store, 'still')).rejects.toThrow('waited too long')
    rmSync(file)
    renameSync(elsewhere(), file)
    await until('it is open again', () => save(store, 'after').catch(() => undefined))
    expect(await namesIn(store)).toEqual(['after', 'before'])
  })

  test('what is written over in place takes no lead any more, until a whole file is back', async () => {
    await fillFile()
    await store.backup?.(elsewhere())
    spoil(file)
    await expect(save(store, 'meanwhile')).rejects.toThrow('written into')
    await until('its end', () => troubles.length > 0)
    await expect(save(store, 'still')).rejects.toThrow('waited too long')
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    copyFileSync(elsewhere(), file)
    await until('it is open again', () => save(store, 'after').catch(() => undefined))
    expect(await namesIn(store)).toHaveLength(41)
  })

  test('a copy of its present self is no other file', async () => {
    await save(store, 'one')
    await store.backup?.(elsewhere())
    await save(store, 'two')
    copyFileSync(elsewhere(), file)
    await save(store, 'three')
    killOwners()
    expect(await namesAt(file)).toEqual(['one', 'three', 'two'])
  })

  test('the owner’s commands beside the server, and a log that goes back into the file, are no trouble', async () => {
    const beside = await openSqlite(folder)
    const owner = createStore(beside)
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => save(store, `${round} ${index} ${'x'.repeat(9_000)}`)))
      await save(owner, `owner ${round}`)
      if (round % 10 === 0) await beside.scrub(true)
    }
    await owner.close()
    await save(store, 'last')
    expect([troubles, (await namesIn(store)).length]).toEqual([[], 631])
  })
})
