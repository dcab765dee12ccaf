import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { packTar, type TarEntry } from 'modern-tar'
import { describe, expect, test, vi } from 'vitest'
import { pack, unpack } from '../../desk/copies/archive.ts'
import { copiesIn, isLate, lastGood, nameOf, outdated } from '../../desk/copies/list.ts'
import { makeCopy } from '../../desk/copies/make.ts'
import { placeOf } from '../../desk/copies/place-of.ts'
import { restoreCopy } from '../../desk/copies/restore.ts'
import { readSettings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { gitIn, keyOf, ownSite, siteFiles, textsIn } from './support/site.ts'

// Each makes a site with its history first, by many programs.
vi.setConfig({ testTimeout: 120_000 })

const notCopied = /^(?:\.git|data|node_modules|dist.*|\.cache|\.env)$/
const newPlace = async () => join(await temporaryFolder('restored'), 'site')

describe.each(['as it is', 'encrypted'])('a copy %s', (kind) => {
  test('brings site, history and leads back on another machine', async () => {
    const site = await ownSite(kind === 'encrypted' ? { COPIES_KEY: await keyOf() } : {})
    const { name, record, links } = await makeCopy(site.file, site.settings)
    expect(record).toMatchObject({ leads: 3, database: 'sqlite', branch: 'main' })
    expect(links).toEqual(['public/link.txt'])
    const into = await newPlace()
    await restoreCopy({ copy: name, into, settings: { ...site.settings, DATA_DIR: 'data' } })

    const files = textsIn(into, notCopied)
    expect(files).toEqual({ ...siteFiles, 'pages.yaml': `${siteFiles['pages.yaml']}# not committed\n` })
    const log = ['log', '--all', '--format=%H %s %D', '--date-order']
    expect(gitIn(into, ...log)).toBe(gitIn(site.folder, ...log))
    expect(gitIn(into, 'status', '--porcelain')).toBe('M pages.yaml')
    expect(gitIn(into, 'remote', 'get-url', 'origin')).toBe('https://git.example.com/ada/site.git')
    const settings = readSettings({ DATA_DIR: join(into, 'data') })
    const { store, database } = await openStore(settings, { isServer: true })
    expect((await store.lead(String(site.leads[1])))?.fields).toMatchObject({ name: 'two' })
    expect(await database.read('SELECT id FROM desk_sessions')).toEqual([])
    await store.close()
    expect(statSync(join(into, 'data/leads.sqlite')).mode & 0o77).toBe(0)
  })
})

test('a copy can be opened with tar and age alone, and nobody else may read it', async () => {
  const key = await keyOf()
  const site = await ownSite({ COPIES_KEY: key })
  const { name } = await makeCopy(site.file, site.settings)
  const file = join(String(site.settings.COPIES_TO), name)
  expect(statSync(file).mode & 0o77).toBe(0)
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  if (spawnSync('age', ['--version']).status !== 0) return
  const keyFile = join(await temporaryFolder('key'), 'key')
  writeFileSync(keyFile, key)
  const tar = execFileSync('age', ['--decrypt', '--identity', keyFile, file], { maxBuffer: 1e8 })
  expect(execFileSync('tar', ['-tz'], { input: tar, encoding: 'utf8' })).toContain('site/pages.yaml')
})

test('a site without history and leads is copied too', async () => {
  const folder = await temporaryFolder('plain')
  writeFileSync(join(folder, 'pages.yaml'), 'site: {}\n')
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), COPIES_TO: join(folder, 'copies') })
  const { record } = await makeCopy(join(folder, 'pages.yaml'), settings)
  expect([record.files, record.database, record.branch]).toEqual([1, undefined, undefined])
  const second = await makeCopy(join(folder, 'pages.yaml'), settings)
  expect(second.record.files).toBe(1)
  const into = await newPlace()
  await restoreCopy({ copy: 'latest', into, settings })
  expect(readdirSync(into)).toEqual(['pages.yaml'])
})

test('a history is copied on whatever commit it stands, and one that is spoilt is no good copy', async () => {
  const site = await ownSite()
  gitIn(site.folder, 'checkout', '--quiet', '--detach', 'first')
  const { record } = await makeCopy(site.file, site.settings)
  expect(record.branch).toBeUndefined()
  const into = await newPlace()
  await restoreCopy({ copy: 'latest', into, settings: { ...site.settings, DATA_DIR: 'data' } })
  expect(gitIn(into, 'rev-parse', 'main')).toBe(gitIn(site.folder, 'rev-parse', 'main'))

  const [object = ''] = readdirSync(join(site.folder, '.git/objects')).filter((name) => name.length === 2)
  rmSync(join(site.folder, '.git/objects', object), { recursive: true })
  await expect(makeCopy(site.file, site.settings)).rejects.toThrow('Git could not do its part')
  expect((await copiesIn(placeOf(site.settings))).length).toBe(1)
})

test('a copy that cannot be read back is none, and the ones before stay', async () => {
  const site = await ownSite()
  const first = await makeCopy(site.file, site.settings)
  const folder = String(site.settings.COPIES_TO)
  // A disk that forgets: what is read back is not what was written.
  const database = new DatabaseSync(join(site.settings.DATA_DIR, 'leads.sqlite'))
  database.exec('CREATE VIEW strange AS SELECT 1')
  database.close()
  await expect(makeCopy(site.file, site.settings)).rejects.toThrow('cannot be used')
  expect((await copiesIn(placeOf(site.settings))).map(({ name, isGood }) => [name, isGood])).toEqual([
    [first.name, true],
  ])
  expect(readdirSync(folder).length).toBe(2)
  expect(readdirSync(site.settings.DATA_DIR).filter((name) => name.startsWith('copying-'))).toEqual([])
})

test('what a killed copy left goes with the next one, and what another is writing stays', async () => {
  const site = await ownSite()
  const place = String(site.settings.COPIES_TO)
  const halves = ['copy-1.tar.gz.7.unfinished', 'copy-2.tar.gz.8.unfinished'].map((name) => join(place, name))
  for (const half of halves) writeFileSync(half, '')
  utimesSync(String(halves[0]), 1, 1)
  const left = join(site.settings.DATA_DIR, 'copying-old')
  const running = join(site.settings.DATA_DIR, 'copying-now')
  for (const folder of [left, running]) mkdirSync(folder)
  writeFileSync(join(left, 'leads.sqlite'), '')
  utimesSync(left, 1, 1)
  await makeCopy(site.file, site.settings)
  expect([left, running, ...halves].map((path) => existsSync(path))).toEqual([false, true, false, true])
})

describe('a copy is not brought back', () => {
  const refused = async (settings: Parameters<typeof restoreCopy>[0]['settings'], copy: string, into?: string) => {
    const place = into ?? (await newPlace())
    const before = existsSync(place) ? readdirSync(place) : undefined
    const error = await restoreCopy({ copy, into: place, settings }).catch(({ message }: Error) => message)
    expect(existsSync(place) ? readdirSync(place) : undefined).toEqual(before)
    expect(readdirSync(join(place, '..')).filter((name) => name.includes('.coming-'))).toEqual([])
    return String(error)
  }

  test('over files that are there', async () => {
    const site = await ownSite()
    const { name } = await makeCopy(site.file, site.settings)
    expect(await refused(site.settings, name, site.folder)).toContain('is not empty')
    expect(await refused(site.settings, name)).toContain('There are leads already')
  })

  test('with another key, or without one', async () => {
    const site = await ownSite({ COPIES_KEY: await keyOf() })
    const { name } = await makeCopy(site.file, site.settings)
    const settings = { ...site.settings, DATA_DIR: 'data' }
    expect(await refused({ ...settings, COPIES_KEY: await keyOf() }, name)).toContain('for another key')
    expect(await refused({ ...settings, COPIES_KEY: undefined }, name)).toContain('there is no key')
  })

  test('that does not exist, and no name leads out of the place', async () => {
    const site = await ownSite()
    await makeCopy(site.file, site.settings)
    expect(await refused(site.settings, 'copy-20200101T000000000Z.tar.gz')).toContain('There is no copy')
    expect(await refused(site.settings, '../nothing')).toContain('There is no copy')
  })

  test('that is cut or changed anywhere', async () => {
    const site = await ownSite({ COPIES_KEY: await keyOf() })
    const plain = await ownSite()
    for (const { file, settings } of [site, plain]) {
      const { name } = await makeCopy(file, settings)
      const whole = readFileSync(join(String(settings.COPIES_TO), name))
      const spoilt = [
        ...[0, 10, 100, 512, 0.5 * whole.length, whole.length - 1].map((length) => whole.subarray(0, length)),
        ...[0, 0.3 * whole.length, whole.length - 6].map((at) => {
          const bytes = Buffer.from(whole)
          bytes[Math.floor(at)] = (bytes[Math.floor(at)] ?? 0) ^ 0x41
          return bytes
        }),
        Buffer.concat([whole, Buffer.from('more')]),
      ]
      for (const bytes of spoilt) {
        const copy = join(await temporaryFolder('spoilt'), name)
        writeFileSync(copy, bytes)
        expect(await refused({ ...settings, DATA_DIR: 'data' }, copy)).not.toBe('undefined')
      }
    }
  })

  const settings = readSettings({ DATA_DIR: 'data' })
  const manifest = { format: 1, madeAt: '2026-01-01T00:00:00.000Z', files: 1, bytes: 2 }
  const text = (name: string, body: string, more = {}): TarEntry => ({
    header: { name, size: body.length, type: 'file', ...more },
    body,
  })
  const made = async (entries: TarEntry[], said: object = manifest) => {
    const tar = await packTar([text('copy.json', JSON.stringify(said)), ...entries])
    const copy = join(await temporaryFolder('attack'), 'copy.tar.gz')
    writeFileSync(copy, execFileSync('gzip', ['-c'], { input: tar, maxBuffer: 1e9 }))
    return copy
  }

  test.each([
    'site/../../out',
    'site//etc/x',
    '/etc/x',
    '../out',
    'site/./x',
    'site/.git/hooks/post-checkout',
    'site/.GIT/config',
    'site/images/.git/config',
    'site/node_modules/x/index.js',
    'site/.env',
    'site/a\\..\\..\\b',
    'site/a\u0007b',
    `site/${'a/'.repeat(80)}b`,
    `site/${'a'.repeat(300)}`,
    'elsewhere/x',
    'site',
    'leads.sqlite/x',
  ])('with the path %j', async (name) => {
    const out = await newPlace()
    expect(await refused(settings, await made([text(name, 'hi')]), out)).toContain('is not as it was made')
  })

  test.each(['symlink', 'link', 'fifo', 'character-device', 'directory'] as const)('with a %s in it', async (type) => {
    const entry = { header: { name: 'site/images', size: 0, type, linkname: '/etc/passwd' } }
    expect(await refused(settings, await made([entry], { ...manifest, bytes: 0 }))).toContain('is not as it was made')
  })

  test('with one file twice, or one as the folder of another', async () => {
    const twice = { ...manifest, files: 2, bytes: 4 }
    expect(await refused(settings, await made([text('site/a', 'hi'), text('site/a', 'ho')], twice))).toContain('EEXIST')
    const inside = await made([text('site/a', 'hi'), text('site/a/b', 'ho')], twice)
    expect(await refused(settings, inside)).not.toBe('undefined')
  })

  test('that holds more, or less, than it says', async () => {
    for (const entries of [
      [text('site/a', 'hi!')],
      [text('site/a', 'h'), text('site/b', 'i')],
      [],
      [text('site/a', 'h')],
    ])
      expect(await refused(settings, await made(entries))).toContain('is not as it was made')
  })

  test('that would fill the disk, before any of it is unpacked', async () => {
    const bomb = { ...manifest, bytes: 2 ** 50 }
    expect(await refused(settings, await made([text('site/a', 'hi')], bomb))).toContain('which the disk does not have')
    const zeros = await made([text('site/a', '\0'.repeat(50_000_000))])
    expect(statSync(zeros).size).toBeLessThan(100_000)
    const taken: string[] = []
    const bytes = new Blob([readFileSync(zeros)]).stream()
    const reading = unpack(
      bytes,
      undefined,
      async () =>
        async ({ path }) =>
          void taken.push(path),
    )
    await expect(reading).rejects.toThrow('is not as it was made')
    expect(taken).toEqual([])
  })

  test('that says nothing, or too much, of itself', async () => {
    for (const said of [
      {},
      { ...manifest, format: 2 },
      { ...manifest, more: 1 },
      { ...manifest, files: -1 },
      [],
      'x'.repeat(70_000),
    ])
      expect(await refused(settings, await made([text('site/a', 'hi')], said as object))).toContain(
        'is not as it was made',
      )
  })

  test('whose database could act by itself, or is none', async () => {
    const file = join(await temporaryFolder('database'), 'x.sqlite')
    const database = new DatabaseSync(file)
    database.exec(
      'CREATE TABLE submission_keys (key TEXT); CREATE TRIGGER t AFTER INSERT ON submission_keys BEGIN DELETE FROM submission_keys; END',
    )
    database.close()
    for (const bytes of [readFileSync(file), Buffer.from('no database')]) {
      const said = { ...manifest, bytes: bytes.length, database: 'sqlite', leads: 0 }
      const entry = {
        header: { name: 'leads.sqlite', size: bytes.length, type: 'file' as const },
        body: new Uint8Array(bytes),
      }
      expect(await refused(settings, await made([entry], said))).toContain('cannot be used')
    }
  })

  test('whose history is spoilt', async () => {
    const said = { ...manifest, branch: 'main' }
    expect(await refused(settings, await made([text('history.bundle', 'hi')], said))).toContain('Git could not')
  })
})

test('of a copy that is brought back no program runs, whatever names it has for branch and remote', async () => {
  const site = await ownSite()
  const file = join(await temporaryFolder('bundle'), 'history.bundle')
  gitIn(site.folder, 'bundle', 'create', '--quiet', file, '--all')
  const said = {
    format: 1,
    madeAt: '2026-01-01T00:00:00.000Z',
    files: 1,
    bytes: statSync(file).size,
    branch: '--upload-pack=touch x',
    remote: 'ext::sh -c touch% /tmp/x',
  } as const
  const sources = [{ path: 'history.bundle', file, size: said.bytes, isProgram: false }]
  const copy = join(await temporaryFolder('named'), 'copy.tar.gz')
  writeFileSync(copy, Buffer.from(await new Response(await pack(said, sources)).arrayBuffer()))
  const into = await newPlace()
  await restoreCopy({ copy, into, settings: readSettings({}) })
  expect(gitIn(into, 'remote')).toBe('')
  expect(gitIn(into, 'rev-parse', 'refs/heads/idea')).toBe(gitIn(site.folder, 'rev-parse', 'idea'))
})

test('the files that were copied are told apart from those that change meanwhile', async () => {
  const folder = await temporaryFolder('changing')
  const file = join(folder, 'x')
  writeFileSync(file, 'longer than was said')
  const said = { format: 1, madeAt: '2026-01-01T00:00:00.000Z', files: 1, bytes: 3 } as const
  for (const size of [3, 300]) {
    const bytes = await pack(said, [{ path: 'site/x', file, size, isProgram: false }])
    await expect(new Response(bytes).arrayBuffer()).rejects.toThrow()
  }
})

describe('of older copies', () => {
  const day = 86_400_000
  const now = Date.parse('2026-11-26T00:00:00Z')
  const copy = (daysAgo: number, isGood = true) => ({ name: `${daysAgo}`, madeAt: now - daysAgo * day, isGood })
  const gone = (copies: ReturnType<typeof copy>[], COPIES_KEEP = 3, COPIES_KEEP_DAYS = 30) =>
    outdated(copies, { COPIES_KEEP, COPIES_KEEP_DAYS }, now).map(({ name }) => name)

  test('so many stay as are to be kept', () => {
    expect(gone([copy(0), copy(1), copy(2), copy(3), copy(4)])).toEqual(['3', '4'])
    expect(gone([copy(0), copy(1)], 1)).toEqual(['1'])
  })
  test('those go that are too old', () => expect(gone([copy(0), copy(29), copy(31)])).toEqual(['31']))
  test('the last good one stays, however old it is', () => {
    expect(gone([copy(400)], 1, 1)).toEqual([])
    expect(gone([copy(1, false), copy(400)], 1, 1)).toEqual([])
  })
  test('those that were never finished go, unless one may still be written', () => {
    expect(gone([copy(0, false), copy(1), copy(2, false)])).toEqual(['2'])
  })
})

test('the last good copy is the newest one that was read back', () => {
  const copies = [
    { name: 'c', madeAt: 3, isGood: false },
    { name: 'b', madeAt: 2, isGood: true },
    { name: 'a', madeAt: 1, isGood: true },
  ]
  expect(lastGood(copies)?.name).toBe('b')
  expect(lastGood([])).toBeUndefined()
})

test('a copy is late when two intervals have passed', () => {
  const hour = 3_600_000
  expect([1, 47, 49].map((hours) => isLate(0, { COPIES_HOURS: 24 }, hours * hour))).toEqual([false, false, true])
})

test('names sort as they were made, and others in the same place are left alone', async () => {
  const folder = await temporaryFolder('names')
  const names = ['2026-11-26T01:00:00.000Z', '2026-02-03T04:05:06.789Z'].map((at) => nameOf(at, true))
  for (const name of [...names, 'copy-x.tar.gz', 'holiday.jpg', 'copy-20261126T010000000Z.json'])
    writeFileSync(join(folder, name), '')
  const copies = await copiesIn(placeOf(readSettings({ COPIES_TO: folder })))
  expect(copies.map(({ name, madeAt, isGood }) => [name, new Date(madeAt).toISOString(), isGood])).toEqual([
    [names[0], '2026-11-26T01:00:00.000Z', true],
    [names[1], '2026-02-03T04:05:06.789Z', false],
  ])
})
