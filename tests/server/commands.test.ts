/**
 * What the owner's commands print, in each format, of none, one and several. After a change that is meant,
 * `npx vitest run tests/server/commands.test.ts -u` writes it again.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { CommandError } from '../../server/owner/command-error.ts'
import { runCommand } from '../../server/owner/commands.ts'
import type { Format, Options } from '../../server/owner/options.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { bucketOf } from '../../server/vitals/buckets.ts'
import { siteFile } from './fixtures/forms.ts'
import { newLead } from './fixtures/lead.ts'
import { temporaryFolder } from './support/site.ts'

const at = Date.parse('2026-11-21T14:05:00Z')
const mail: Lead['mail'] = {
  state: 'sent',
  attempts: 1,
  putOff: 0,
  doubtful: 0,
  dueAt: at,
  firstAttemptAt: at,
  sentAt: at + 1000,
  lastError: null,
}
const lead = (number: number, changes: Partial<Lead> = {}): Lead => ({
  ...newLead(),
  id: `0192f0c0-0000-7000-8000-00000000000${number}`,
  box: 'new',
  kind: 'request',
  page: '/',
  source: {},
  receivedAt: at + number * 86_400_000,
  confirmedAt: null,
  answeredAt: null,
  doneAt: null,
  mail,
  photos: 0,
  ...changes,
})
const news = (number: number, email: string, changes: Partial<Lead> = {}) =>
  lead(number, { kind: 'newsletter', form: 'news', fields: { email, name: 'Ada' }, confirmedAt: at, ...changes })

const storeOf = (leads: Lead[], more: Partial<Store> = {}) =>
  ({
    leads: async function* () {
      yield* leads
    },
    arrivals: async function* () {
      yield* leads
    },
    lead: async (id: string) => leads.find((one) => one.id === id),
    notes: async () => [],
    secret: async () => 's',
    vitals: async () => [],
    ...more,
  }) as unknown as Store
const linesOf = async (store: Store, command: string, options: Partial<Options> = {}, rest: string[] = []) => {
  const all = { format: 'table' as const, dead: false, clock: clockOf(siteFile.site), site: siteFile.site, ...options }
  const lines: string[] = []
  for await (const line of runCommand(store, command, rest, all)) lines.push(line)
  return lines
}
const formats: Format[] = ['table', 'json', 'csv']

describe.each(formats)('as %s', (format) => {
  const printed = (store: Store, command: string, options: Partial<Options> = {}) =>
    linesOf(store, command, { format, ...options })

  test('leads', async () => {
    const all = [lead(1), lead(2, { state: 'held' }), lead(3, { state: 'canary' })]
    for (const leads of [[], all.slice(0, 1), all]) expect(await printed(storeOf(leads), 'list')).toMatchSnapshot()
    expect(await printed(storeOf(all.slice(2)), 'list', { state: 'canary' })).toHaveLength(format === 'json' ? 3 : 2)
  })

  test('addresses', async () => {
    const all = [
      news(1, 'ada@example.com'),
      news(2, ' ADA@example.com '),
      news(3, 'ada@example.com', { form: 'other' }),
      news(4, 'bo@example.com', { confirmedAt: null }),
      news(5, 'bo@example.com', { fields: { email: 'bo@example.com' } }),
    ]
    for (const leads of [[], all.slice(0, 2), all])
      expect(await printed(storeOf(leads), 'newsletter')).toMatchSnapshot()
  })

  test('where leads come from', async () => {
    const campaign = { source: 'mail', medium: 'letter', campaign: 'spring' }
    const all = [
      lead(1, { page: 'https://example.com/b' }),
      lead(2, { page: 'https://example.com/b?utm_source=ad' }),
      lead(3, { page: 'https://example.com/a', source: campaign }),
      lead(4, { page: 'https://example.com/b', source: { referrer: 'search.example' } }),
      lead(5, { page: 'https://example.com/b' }),
      lead(6, { page: 'no address' }),
      lead(7, { state: 'held' }),
      lead(8, { state: 'spam' }),
      news(9, 'ada@example.com', { confirmedAt: null }),
    ]
    const store = storeOf(all)
    expect(await printed(store, 'sources')).toMatchSnapshot()
    const [since, until] = ['2026-11-22', '2026-11-22']
    for (const period of [{ since }, { until }, { since, until }, { since: '2027-01-01' }])
      expect(await printed(store, 'sources', period)).toMatchSnapshot()
  })

  test('how fast pages are', async () => {
    const count = (page: string, metric: 'lcp' | 'inp' | 'cls', value: number, amount = 1) => ({
      page,
      metric,
      bucket: bucketOf(metric, value),
      amount,
    })
    const visits = (page: string, amount: number) => ({ page, metric: 'visits' as const, bucket: 0, amount })
    const counts = [
      count('/b', 'lcp', 2400, 3),
      count('/b', 'lcp', 9000),
      count('/b', 'inp', 300),
      visits('/b', 4),
      count('/a', 'cls', 0.5),
      visits('/a', 4),
      count('/c', 'lcp', 3000, 2),
      count('/c', 'cls', 0),
      visits('/c', 5),
    ]
    const vitals = vi.fn(async () => counts)
    expect(await printed(storeOf([], { vitals }), 'vitals', { days: '1' })).toMatchSnapshot()
    expect(await printed(storeOf([]), 'vitals')).toMatchSnapshot()
    expect(vitals).toHaveBeenCalledExactlyOnceWith(new Date().toISOString().slice(0, 10))
  })

  test('one lead', async () => {
    const one = lead(1, { mail: { ...mail, state: 'pending', sentAt: null } })
    const other = lead(2, { mail: { ...mail, state: 'sent', sentAt: null } })
    const dead = lead(3, { mail: { ...mail, state: 'dead', sentAt: at } })
    const ids = [one, other, dead].map(({ id }) => id)
    expect(await linesOf(storeOf([one, other, dead]), 'show', { format }, ids)).toMatchSnapshot()
  })
})

test('pages with as many visits stand in the order of their names, in whatever order they were counted', async () => {
  const names = ['/c', '/a', '/d', '/b']
  const visited = (pages: string[]) => async () =>
    pages.map((page) => ({ page, metric: 'visits' as const, bucket: 0, amount: 3 }))
  for (const pages of [names, names.toReversed()]) {
    const lines = await linesOf(storeOf([], { vitals: visited(pages) }), 'vitals', { format: 'csv' })
    expect(lines.slice(2).map((line) => line.split(',')[0])).toEqual(['/a', '/b', '/c', '/d'])
  }
})

test('a lead that lacks what most have leaves its cells empty in a spreadsheet', async () => {
  const [, row] = await linesOf(storeOf([lead(1, { fields: {}, extra: {}, shown: {} })]), 'export')
  expect(row).toMatch(/,inbox,sent,,,,,,,$/)
})

test('counts are told as they are', async () => {
  const counts = { leads: { inbox: 2 }, mail: { pending: 1 } }
  const lines = await linesOf(storeOf([], { counts: async () => counts as never }), 'counts')
  expect(JSON.parse(lines.join('\n'))).toEqual(counts)
})

test('what is sent again is a mail, or with "webhooks" the call of a receiver', async () => {
  const [resend, called] = [vi.fn(async () => true), vi.fn(async () => true)]
  const store = storeOf([], { resend, webhooks: { resend: called } as never, counts: async () => ({}) as never })
  await linesOf(store, 'resend', {}, ['resend', 'a'])
  await linesOf(store, 'counts', {}, ['resend', 'a'])
  expect([resend.mock.calls.length, called.mock.calls.length]).toEqual([2, 0])
  await linesOf(store, 'webhooks', {}, ['resend', 'a'])
  expect([resend.mock.calls.length, called.mock.calls]).toEqual([2, [['a']]])
})

test('pictures go into files that nobody else may read and that take no place, and a lead may have none', async () => {
  const folder = join(await temporaryFolder('pictures'), 'new')
  const bytes = Buffer.from('x')
  const store = storeOf([lead(1)], { photos: async () => [{ field: 'photos', name: 'a\u0007.jpg', bytes }] })
  const [{ id }] = [lead(1)]
  const file = join(folder, `${id}-1.jpg`)
  expect(await linesOf(store, 'photos', {}, [id, folder])).toEqual([`${file} (a\ufffd.jpg)`])
  expect(await readFile(file, 'utf8')).toBe('x')
  await expect(linesOf(store, 'photos', {}, [id, folder])).rejects.toThrow('there is such a file already')
  const bare = storeOf([lead(1)], { photos: async () => [] })
  expect(await linesOf(bare, 'photos', {}, [id])).toEqual([`${id} came without pictures.`])
})

test('mail that was refused goes again, and no other', async () => {
  const resend = vi.fn(async () => true)
  const leads = vi.fn(storeOf([lead(1), lead(2)]).leads)
  expect(await linesOf(storeOf([], { leads, resend }), 'resend', { dead: true })).toEqual(
    [lead(1), lead(2)].map(({ id }) => `${id} will be sent again`),
  )
  expect(leads).toHaveBeenCalledExactlyOnceWith({ mail: 'dead', kind: 'request' })
  expect(await linesOf(storeOf([], { resend }), 'resend', { dead: true })).toEqual(['No mail was refused or given up.'])
  expect(await linesOf(storeOf([], { resend }), 'resend', {}, ['a'])).toEqual(['a will be sent again'])
})

test.each<[string, string[], Partial<Options>, string]>([
  ['photos', [], {}, 'Name the lead by its id.'],
  ['photos', ['none'], {}, 'Cannot find a lead with the id "none"'],
  ['release', ['none'], {}, 'Cannot find a lead with the id "none"'],
  ['spam', [], {}, 'Name at least one lead by its id. "npm run leads" lists them.'],
  ['backup', [], {}, 'Name the file to write'],
  ['backup', ['a'], {}, 'Use pg_dump for a PostgreSQL database'],
  ['newsletter', [], { site: undefined }, 'The links need the address of the site, and it is not built.'],
  ['sources', [], { since: '2026-11' }, 'Cannot read "2026-11" as a day. Write year, month and day: 2026-11-01'],
  ['sources', [], { until: '2026-11-1x' }, 'Cannot read "2026-11-1x" as a day.'],
  ['sources', [], { until: 'x2026-11-10' }, 'Cannot read "x2026-11-10" as a day.'],
  ['vitals', [], { days: '0' }, 'Cannot use "0" for --days. Write a number from 1 to 100.'],
  ['vitals', [], { days: '101' }, 'Cannot use "101" for --days.'],
  ['vitals', [], { days: '5x' }, 'Cannot use "5x" for --days.'],
  ['vitals', [], { days: '-5' }, 'Cannot use "-5" for --days.'],
])('%s %j with %j says what is wrong', async (command, rest, options, says) => {
  const refused = linesOf(storeOf([], { release: async () => false }), command, options, rest)
  await expect(refused).rejects.toThrow(says)
  await expect(refused).rejects.toBeInstanceOf(CommandError)
})
