/** Copies in a bucket of a real S3 server, and of a real PostgreSQL. */
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copiesIn } from '../../desk/copies/list.ts'
import { makeCopy } from '../../desk/copies/make.ts'
import { placeOf } from '../../desk/copies/place-of.ts'
import { restoreCopy } from '../../desk/copies/restore.ts'
import { readSettings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { component, named } from '../server/support/components.ts'
import { type Postgres, startPostgres } from '../server/support/postgres.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { type S3, s3Server, startS3 } from './support/s3.ts'
import { keyOf, ownSite, siteFiles, textsIn } from './support/site.ts'

vi.setConfig({ testTimeout: 120_000 })

const newPlace = async () => join(await temporaryFolder('restored'), 'site')
const s3 = s3Server()
const postgres = component('postgres')

describe.skipIf(s3.missing !== undefined)(named('in a bucket', s3), () => {
  let server: S3
  beforeAll(async () => {
    server = await startS3(String(s3.path))
  }, 120_000)
  afterAll(() => server?.stop())
  const bytesOf = (parts: Iterable<Uint8Array<ArrayBuffer>>) =>
    new Blob([...parts]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>

  test('a copy is kept, found, brought back and dropped', async () => {
    const site = await ownSite({ ...server.settings, COPIES_KEY: await keyOf(), COPIES_KEEP: '2' })
    const made = []
    for (let count = 0; count < 3; count++) made.push((await makeCopy(site.file, site.settings)).name)
    const copies = await copiesIn(placeOf(site.settings))
    expect(copies.map(({ name, isGood }) => [name, isGood])).toEqual([
      [made[2], true],
      [made[1], true],
    ])
    expect((await placeOf(site.settings).list()).length).toBe(4)
    const into = await newPlace()
    await restoreCopy({ copy: 'latest', into, settings: { ...site.settings, DATA_DIR: 'data' } })
    expect(textsIn(into, /^(\.git|data)$/)['public/empty.txt']).toBe(siteFiles['public/empty.txt'])
  })

  test('what is larger than a part comes back as it was, and what lies beside it is left alone', async () => {
    const place = placeOf(readSettings({ ...server.settings, COPIES_TO: 's3://copies/large/a' }))
    const other = placeOf(readSettings({ ...server.settings, COPIES_TO: 's3://copies' }))
    const part = new Uint8Array(5_000_001).map((_, index) => (index * 2_654_435_761) >>> 13)
    const parts = [part, part, part, part, part, part, part]
    await place.write('x', bytesOf(parts))
    await other.write('largely', bytesOf([part.subarray(0, 5)]))
    expect(await place.list()).toEqual(['x'])
    expect(
      Buffer.compare(Buffer.from(await new Response(await place.read('x')).arrayBuffer()), Buffer.concat(parts)),
    ).toBe(0)
    await place.remove('x')
    await place.remove('x')
    expect(await place.list()).toEqual([])
    expect(await other.list()).toContain('largely')
  })

  test('what breaks off amid writing leaves nothing', async () => {
    const place = placeOf(readSettings({ ...server.settings, COPIES_TO: 's3://copies/broken' }))
    let count = 0
    const breaking = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (count++ < 30) controller.enqueue(new Uint8Array(1_000_000))
        else controller.error(new Error('the disk fails'))
      },
    })
    await expect(place.write('x', breaking)).rejects.toThrow('the disk fails')
    expect(await place.list()).toEqual([])
  })

  test('a wrong key, bucket or address is told in words', async () => {
    const tried = (env: Record<string, string>) => placeOf(readSettings({ ...server.settings, ...env })).list()
    await expect(tried({ COPIES_S3_SECRET: 'wrong' })).rejects.toThrow('SignatureDoesNotMatch')
    await expect(tried({ COPIES_TO: 's3://nobody' })).rejects.toThrow('NoSuchBucket')
    await expect(tried({ COPIES_S3_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
      /does not do what it is asked: .*(ECONNREFUSED|bad port)/,
    )
  })
})

describe.skipIf(postgres.missing !== undefined)(named('of PostgreSQL', postgres), () => {
  let server: Postgres
  const path = process.env.PATH
  beforeAll(async () => {
    server = await startPostgres(String(postgres.path))
    process.env.PATH = `${dirname(String(postgres.path))}:${path}`
  }, 120_000)
  afterAll(async () => {
    process.env.PATH = path
    await server?.remove()
  })

  test('a copy comes back into an empty database, and into no other', async () => {
    const site = await ownSite({ DATABASE_URL: await server.createDatabase() })
    const { name, record } = await makeCopy(site.file, site.settings)
    expect(record).toMatchObject({ database: 'postgres', leads: 3 })
    const restore = async (settings: Partial<typeof site.settings>) =>
      restoreCopy({ copy: name, into: await newPlace(), settings: { ...site.settings, ...settings } })
    await expect(restore({})).rejects.toThrow('There are leads already')
    await expect(restore({ DATABASE_URL: undefined })).rejects.toThrow('another sort of database')
    const DATABASE_URL = await server.createDatabase()
    await restore({ DATABASE_URL })
    const { store, database } = await openStore({ ...site.settings, DATABASE_URL }, { isServer: false })
    expect((await store.lead(String(site.leads[2])))?.fields).toMatchObject({ name: 'three' })
    expect(await database.read('SELECT id FROM desk_sessions')).toEqual([])
    await store.close()
  })

  test('is not made where the database cannot be copied, and says why', async () => {
    const site = await ownSite({ DATABASE_URL: await server.createDatabase() })
    process.env.PATH = ''
    try {
      await expect(makeCopy(site.file, site.settings)).rejects.toThrow('pg_dump could not do its part: ENOENT')
    } finally {
      process.env.PATH = `${dirname(String(postgres.path))}:${path}`
    }
    expect(await copiesIn(placeOf(site.settings))).toEqual([])
  })
})
