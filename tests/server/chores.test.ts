/** What the server does besides answering, at its bounds: chores, tries, what is erased when, when it builds anew. */
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isBuildNeeded, isBuilt, isDue } from '../../server/build-age.ts'
import { refuseOddRequests } from '../../server/odd-requests.ts'
import { repeat } from '../../server/repeat.ts'
import { applyRetention } from '../../server/retention.ts'
import { retry } from '../../server/retry.ts'
import type { Settings } from '../../server/settings.ts'
import { readSiteFile } from '../../server/site.ts'
import { temporaryFolder } from './support/site.ts'

describe('a chore', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const log = { error: vi.fn() }
  const logger = log as never

  test('is done each time that its time has come, until it is ended', async () => {
    const run = vi.fn(async () => {})
    const end = repeat('sweeping', 1000, run, logger)
    await vi.advanceTimersByTimeAsync(999)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2001)
    expect(run).toHaveBeenCalledTimes(3)
    end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(3)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('is not begun again while it runs, and tried again when it failed', async () => {
    const error = new Error('no broom')
    let finish = () => {}
    const run = vi
      .fn<() => Promise<void>>()
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
      .mockRejectedValueOnce(error)
      .mockResolvedValue(undefined)
    const end = repeat('sweeping', 1000, run, logger)
    await vi.advanceTimersByTimeAsync(3000)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(3)
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: error }, 'sweeping failed')
    end()
  })

  test('is never done where it has no time', () => {
    const run = vi.fn(async () => {})
    repeat('sweeping', 0, run, logger)()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('what may fail for a while', () => {
  test('is tried until it works, with a pause between', async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('1')).mockResolvedValue(undefined)
    const begun = performance.now()
    await retry(run, 30)
    expect(run).toHaveBeenCalledTimes(2)
    expect(performance.now() - begun).toBeGreaterThan(25)
  })

  test('is given up after as many tries as there are, with what the last one threw', async () => {
    let tries = 0
    const run = async () => {
      throw new Error(`try ${++tries}`)
    }
    await expect(retry(run, 0, 2)).rejects.toThrow('try 3')
    await expect(retry(run, 0)).rejects.toThrow('try 24')
  })
})

describe('leads and counts', () => {
  const day = 86_400_000
  const now = Date.parse('2026-11-21T14:05:00Z')
  const keep = { RETAIN_INBOX_DAYS: 0, RETAIN_HELD_DAYS: 90, RETAIN_SPAM_DAYS: 1 } as Settings
  const storeOf = (lapsed: number, expired: number) => ({
    lapse: vi.fn(async () => lapsed),
    expire: vi.fn(async () => expired),
    scrub: vi.fn(async () => {}),
    expireVitals: vi.fn(async () => {}),
  })

  test('are erased when their time is over, and the files cleared of them', async () => {
    const store = storeOf(2, 3)
    expect(await applyRetention(store as never, keep, now)).toBe(11)
    expect(store.lapse).toHaveBeenCalledExactlyOnceWith(7 * day)
    expect(store.expire.mock.calls).toEqual([
      ['held', now - 90 * day],
      ['spam', now - day],
      ['canary', now - day],
    ])
    expect(store.scrub).toHaveBeenCalledExactlyOnceWith(false)
    expect(store.expireVitals).toHaveBeenCalledExactlyOnceWith('2026-08-13')
  })

  test('are left alone where nothing is too old', async () => {
    const store = storeOf(0, 0)
    expect(await applyRetention(store as never, { ...keep, RETAIN_INBOX_DAYS: 1 }, now)).toBe(0)
    expect(store.expire).toHaveBeenCalledTimes(4)
    expect(store.scrub).not.toHaveBeenCalled()
  })
})

test('a build is needed where there is none, or where a file or folder of the site is newer', async () => {
  const [dist, site] = [await temporaryFolder('dist'), await temporaryFolder('site')]
  const pages = join(site, 'pages.yaml')
  expect([await isBuilt(dist), await isBuildNeeded(dist, pages)]).toEqual([false, true])
  const files = ['pages.yaml', 'images/a.jpg', 'public/robots.txt'].map((name) => join(site, name))
  for (const file of files) {
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, 'x')
  }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const mark = join(dist, 'forms.json')
  await writeFile(mark, '{}')
  await utimes(mark, at(1), at(1))
  expect([await isBuilt(dist), await isBuildNeeded(dist, pages)]).toEqual([true, false])
  for (const file of [...files, join(site, 'images')]) {
    await utimes(file, at(2), at(2))
    expect(await isBuildNeeded(dist, pages), file).toBe(true)
    await utimes(file, at(0), at(0))
  }
  expect(await isBuildNeeded(dist, pages)).toBe(false)
  // The code of the builder is older than a minute, and newer than the year 2000.
  await utimes(mark, new Date(946_684_800_000), new Date(946_684_800_000))
  for (const file of [...files, join(site, 'images'), join(site, 'public')])
    await utimes(file, new Date(0), new Date(0))
  expect(await isBuildNeeded(dist, pages)).toBe(true)
  await rm(site, { recursive: true })
  await utimes(mark, at(1), at(1))
  expect(await isBuildNeeded(dist, pages)).toBe(false)
})

test('a build is needed when something of the site has begun or ended to show since', async () => {
  const dist = await temporaryFolder('dist')
  const built = async (nextChange?: number) => {
    await writeFile(join(dist, 'forms.json'), JSON.stringify({ site: {}, nextChange }))
    await utimes(join(dist, 'forms.json'), new Date(Date.now() + 60_000), new Date(Date.now() + 60_000))
    const { nextChange: read } = await readSiteFile(dist)
    return [read === nextChange, await isDue(dist), await isBuildNeeded(dist, join(dist, 'none.yaml'))]
  }
  expect(await isDue(dist)).toBe(false)
  expect(await built()).toEqual([true, false, false])
  expect(await built(Date.now() + 10_000)).toEqual([true, false, false])
  expect(await built(Date.now() - 1)).toEqual([true, true, true])
})

describe('a request', () => {
  const app = new Hono()
  app.use(refuseOddRequests as never)
  app.all('*', ({ text }) => text('taken'))
  const answerTo = async (rawHeaders?: string[]) => {
    const response = await app.fetch(new Request('http://localhost/'), rawHeaders && { incoming: { rawHeaders } })
    return [response.status, await response.text(), response.headers.has('content-security-policy')]
  }

  test.each<[string, string[] | undefined]>([
    ['no host', []],
    ['one host', ['Host', 'a.example', 'Accept', 'host']],
    ['values that are called like it', ['Accept', 'Host', 'X-A', 'host', 'host', 'a.example']],
    ['no headers that are known', undefined],
  ])('with %s is taken', async (_, headers) => {
    expect(await answerTo(headers)).toEqual([200, 'taken', false])
  })

  test('with two hosts is refused, however they are written', async () => {
    expect(await answerTo(['Host', 'a.example', 'hOST', 'b.example'])).toEqual([400, 'Bad Request', true])
  })

  test('to a host that makes no address is refused', async () => {
    const next = vi.fn()
    const text = vi.fn()
    await refuseOddRequests({ req: { url: 'http://x1.1/' }, text } as never, next)
    expect(next).not.toHaveBeenCalled()
    expect(text).toHaveBeenCalledExactlyOnceWith('Bad Request', 400, expect.any(Object))
  })
})
