/** Copies on time: the chore beside the server, what the desk shows of it, and the commands. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchCopies } from '../../desk/copies/chore.ts'
import { copyCommand } from '../../desk/copies/commands.ts'
import { nameOf, recordOf } from '../../desk/copies/list.ts'
import type { Settings } from '../../server/settings.ts'
import { bareEnv } from '../server/support/process.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { until } from '../server/support/wait.ts'
import { type TestDesk, testDesk } from './support/desk.ts'
import { ownSite } from './support/site.ts'

vi.setConfig({ testTimeout: 120_000 })

const hour = 3_600_000
let open: TestDesk | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

/** A folder in which a good copy of so many hours ago lies. */
async function placeWith(...hoursAgo: number[]): Promise<string> {
  const folder = await temporaryFolder('place')
  for (const hours of hoursAgo) addGood(folder, hours)
  return folder
}
function addGood(folder: string, hoursAgo: number) {
  const name = nameOf(new Date(Date.now() - hoursAgo * hour).toISOString(), false)
  for (const file of [name, recordOf(name)]) writeFileSync(join(folder, file), '')
}

describe('beside the server', () => {
  const watched = async (folder: string, run: () => Promise<void>, more: Partial<Settings> = {}) => {
    const desk = await testDesk()
    open = desk
    const gauges: Record<string, number> = {}
    const parts = {
      settings: { ...desk.settings, COPIES_TO: folder, ...more },
      store: desk.store,
      log: { error: () => {} } as never,
      siteFile: () => ({ site: { brand: 'Oak', url: 'https://x.example', language: 'de-AT' } }) as never,
      mail: {
        send: async (message: { subject: string; to: string[]; text: string }) => void mails.push(message),
      } as never,
      gauge: (name: string, value: number) => void Object.assign(gauges, { [name]: value }),
      origin: 'https://x.example',
      path: '/_desk',
    }
    const mails: { subject: string; to: string[]; text: string }[] = []
    return { copies: watchCopies(parts, run, 20), mails, gauges, parts }
  }

  test('a copy is made when the last good one is older than the interval, and not before', async () => {
    let made = 0
    const fresh = await placeWith(23)
    const first = await watched(fresh, async () => void made++)
    await until('a look', () => first.gauges.copies_last_good_timestamp_seconds)
    await first.copies.stop()
    expect(made).toBe(0)
    expect(first.copies.isLate()).toBe(false)
    await open?.close()

    const old = await placeWith(25)
    const second = await watched(old, async () => {
      made++
      addGood(old, 0)
    })
    await until('a copy', () => made > 0 && second.copies.copies().length === 2)
    await second.copies.stop()
    expect(made).toBe(1)
    expect(Date.now() / 1000 - Number(second.gauges.copies_last_good_timestamp_seconds)).toBeLessThan(60)
  })

  test('one that fails is not tried at once again, and nobody is told twice a day', async () => {
    let tries = 0
    const { copies, mails } = await watched(
      await placeWith(49),
      async () => {
        tries++
        throw new Error('the bucket is gone')
      },
      { LEADS_TO: 'one@desk.example, two@desk.example' },
    )
    await until('a mail', () => mails.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await copies.stop()
    expect(copies.isLate()).toBe(true)
    expect([tries, mails.length]).toEqual([1, 1])
    expect(mails[0]?.to).toEqual(['one@desk.example', 'two@desk.example'])
    expect(mails[0]?.subject).toBe('[Oak] Keine neue Kopie Ihrer Website')
    expect(mails[0]?.text).toContain('ist 49 Stunden alt')
    expect(mails[0]?.text).toContain('https://x.example/_desk/copies')
  })

  test('a place that does not answer is told once the last copy is late', async () => {
    const file = join(await temporaryFolder('no-folder'), 'file')
    writeFileSync(file, '')
    const { copies, mails } = await watched(file, async () => {})
    await new Promise((resolve) => setTimeout(resolve, 200))
    await copies.stop()
    expect(mails).toEqual([])
  })

  test('a stop ends what is being made', async () => {
    const folder = await placeWith(30)
    let signalled = false
    const { copies } = await watched(folder, (async (_: string, signal: AbortSignal) => {
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      ).catch(() => {})
      signalled = true
    }) as never)
    await until('a start', () => copies.isRunning())
    await copies.stop()
    expect(signalled).toBe(true)
  })
})

describe('at the desk', () => {
  test('an owner sees the last good copy, and nobody else any', async () => {
    const folder = await placeWith(3, 40)
    open = await testDesk({ COPIES_TO: folder })
    const { ask, enter } = open
    const owner = await enter('owner')
    const text = async () => (await ask('/copies', { headers: owner })).text()
    await until('the list', async () => (await text()).includes('3 hours ago'))
    expect(await text()).toContain('good')
    for (const role of ['editor', 'reader'] as const)
      expect((await ask('/copies', { headers: await enter(role) })).status).toBe(403)
    expect((await ask('/copies', { method: 'POST', headers: owner })).status).toBe(403)
    expect(open.desk.checks()).toEqual({ copies: 'ok' })
  })

  test('a late one is an alarm there and in readiness', async () => {
    open = await testDesk({ COPIES_TO: await placeWith(60), COPIES_HOURS: '24' })
    const { ask, enter, desk } = open
    const owner = await enter('owner')
    await until('the list', async () => desk.checks().copies?.includes('60 hours'))
    const text = await (await ask('/copies', { headers: owner })).text()
    expect(text).toMatch(/role="alert" class="problem">The last good copy was made .*, 60 hours ago/)
  })

  test('without a place it says what to set', async () => {
    open = await testDesk()
    const { ask, enter, desk } = open
    expect(await (await ask('/copies', { headers: await enter('owner') })).text()).toContain('COPIES_TO')
    expect(desk.checks()).toEqual({})
  })
})

describe('as commands', () => {
  const told = async (settings: Settings, command: string, word?: string, into?: string) => {
    const lines = []
    for await (const line of copyCommand(command)?.(settings, word, { pages: 'pages.yaml', ...(into && { into }) }) ??
      [])
      lines.push(line)
    return lines
  }

  test('a copy is made, listed and brought back', async () => {
    const site = await ownSite()
    const [key = ''] = await told(site.settings, 'key')
    const env = { DATA_DIR: site.settings.DATA_DIR, COPIES_TO: String(site.settings.COPIES_TO), COPIES_KEY: key }
    const words = ['scripts/pages-from-yaml.mjs', 'desk', 'copy', '--pages', site.file]
    const made = spawnSync(process.execPath, words, { env: { ...bareEnv, ...env }, encoding: 'utf8' })
    expect([made.stderr, made.status]).toEqual(['', 0])
    expect(made.stdout).toMatch(/^copy-\S+\.tar\.gz\.age: \d+ files, .* read back and found whole\n3 leads are in it\./)
    expect(await told(site.settings, 'copies')).toEqual([
      expect.stringMatching(/^copy-\S+ {2}\S+ {2}good, the latest$/),
    ])
    const into = join(await temporaryFolder('restored'), 'site')
    const settings = { ...site.settings, DATA_DIR: 'data', COPIES_KEY: key }
    expect(await told(settings, 'restore', 'latest', into)).toContainEqual(expect.stringContaining('3 leads are in'))
    await expect(told(settings, 'restore')).rejects.toThrow('No copy was named')
    expect(copyCommand('people')).toBeUndefined()
  }, 120_000)

  test('what keeps one from being made is told without a stack', () => {
    const words = ['scripts/pages-from-yaml.mjs', 'desk', 'copies']
    const { status, stderr } = spawnSync(process.execPath, words, { env: bareEnv, encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      'Nobody has said where copies go\n  Set COPIES_TO to a folder or to s3://bucket/folder.\n',
    ])
  }, 60_000)
})
