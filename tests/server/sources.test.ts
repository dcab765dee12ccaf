import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { campaignIn, originOf } from '../../server/intake/source.ts'
import { runCommand } from '../../server/owner/commands.ts'
import type { Options } from '../../server/owner/options.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { formPost, jsonPost, quote, quotePath } from './support/post.ts'

const own = 'https://www.example.com'
const campaign = 'utm_source=google&utm_medium=cpc&utm_campaign=autumn%20roofs'
const named = { source: 'google', medium: 'cpc', campaign: 'autumn roofs' }
const origin = (referer: string, cameFrom = '', pageAddress = '') =>
  originOf({
    headers: new Headers({ referer, 'came-from': cameFrom }),
    values: new Map([['pageAddress', pageAddress]]),
    ownHosts: ['www.example.com'],
    formPaths: new Set([quotePath]),
  })

describe('where a lead came from', () => {
  test('is what the page’s own address says, else that of the page before it on the same site', () => {
    expect(origin(`${own}/roofs?${campaign}`)).toEqual({ page: `${own}/roofs?${campaign}`, source: named })
    expect(origin(`${own}/contact`, `${own}/roofs?${campaign}`)).toEqual({ page: `${own}/contact`, source: named })
    expect(origin(`${own}/contact?utm_source=letter`, `${own}/?${campaign}`).source).toEqual({ source: 'letter' })
  })

  test('is of another site its host alone', () => {
    const found = origin(`${own}/roofs`, `https://search.example.net/find?q=my+name&${campaign}`)
    expect(found).toEqual({ page: `${own}/roofs`, source: { referrer: 'search.example.net' } })
  })

  test.each(['no address', 'javascript:alert(1)', 'file:///etc/passwd', '', 'https://', '//x'])(
    'is nothing that %j could say',
    (cameFrom) => expect(origin('', cameFrom)).toEqual({ page: '', source: {} }),
  )

  test('is kept short and plain', () => {
    const { source } = origin(`${own}/?utm_source=${'x'.repeat(300)}&utm_medium=a%0D%0Ab%00&utm_campaign=`)
    expect(source).toEqual({ source: 'x'.repeat(100), medium: 'a b' })
    expect(origin(`${own}/?${'y'.repeat(900)}`).page).toHaveLength(500)
  })

  test('is the first page of a form that came back with mistakes, and no page that somebody makes up', () => {
    const first = `${own}/roofs?${campaign}`
    expect(origin(`${own}${quotePath}`, undefined, first)).toEqual({ page: first, source: named })
    expect(origin(`${own}/about`, undefined, first).page).toBe(`${own}/about`)
    expect(origin(`${own}${quotePath}`, undefined, 'https://evil.example/x').page).toBe(`${own}${quotePath}`)
  })

  test('is read from old leads too, whose page alone says it', () => {
    expect(campaignIn(`${own}/?${campaign}`)).toEqual(named)
    expect(campaignIn('')).toEqual({})
  })
})

describe('leads by page and campaign', () => {
  let site: Awaited<ReturnType<typeof testApp>>
  let number = 0
  const send = (page: string, more: object = {}, headers: Record<string, string> = {}) => {
    number += 1
    const lead = { ...quote, email: `ada${number}@example.com`, ...more }
    return site.app.request(quotePath, jsonPost(lead, { referer: `${own}${page}`, ...headers }))
  }
  const run = async (options: Partial<Options> = {}) => {
    const lines: string[] = []
    const all = { format: 'table' as const, dead: false, clock: clockOf(siteFile.site), ...options }
    for await (const line of runCommand(site.store, 'sources', [], all)) lines.push(line)
    return lines
  }
  beforeAll(async () => {
    site = await testApp()
    await send(`/roofs?${campaign}`)
    await send('/roofs', {}, { 'came-from': `${own}/?${campaign}` })
    await send('/contact', {}, { 'came-from': 'https://search.example.net/?q=x' })
    await send('/contact?utm_source==1%2B1')
    await send('/contact', {}, { 'sec-fetch-site': 'cross-site' })
    await send('/contact', { zq_ref2: 'x' }, { 'sec-fetch-site': 'cross-site' })
    const plain = formPost({ form: 'quote', ...quote }, { referer: `${own}/plain?utm_source=letter` })
    await site.app.request(quotePath, plain)
    await site.app.request('/news', jsonPost({ email: 'ada@example.com', agreed: 'yes' }, { referer: `${own}/` }))
  })
  afterAll(() => site.close())

  test('are counted without spam, held ones and addresses that nobody confirmed', async () => {
    const day = clockOf(siteFile.site).short(Date.now()).slice(0, 10)
    expect(await run()).toEqual([
      'page      source  medium  campaign      referrer            leads',
      '/roofs    google  cpc     autumn roofs  –                   2',
      expect.stringMatching(/^\/contact/),
      expect.stringMatching(/^\/contact/),
      '/plain    letter  –       –             –                   1',
      '5 leads',
      'Held and not counted: 1. "npm run leads -- list --state held" shows them.',
    ])
    const news = (await site.leads()).find(({ kind }) => kind === 'newsletter')
    await site.store.confirm(news?.id ?? '', 60_000)
    expect((await run()).at(-2)).toBe('6 leads')
    expect((await run({ since: day, until: day })).at(-2)).toBe(`6 leads from ${day} to ${day}`)
    expect(await run({ since: '2126-01-01' })).toEqual([expect.any(String), '0 leads from 2126-01-01'])
    expect((await run({ until: '2026-01-01' })).at(-1)).toBe('0 leads to 2026-01-01')
    await expect(run({ since: 'November' })).rejects.toThrow('Cannot read "November" as a day')
  })

  test('are given to spreadsheets, where nothing runs, and to programs', async () => {
    expect(await run({ format: 'csv' })).toEqual(
      expect.arrayContaining([
        'page,source,medium,campaign,referrer,leads',
        '/roofs,google,cpc,autumn roofs,,2',
        `/contact,"'=1+1",,,,1`,
        '/contact,,,,search.example.net,1',
      ]),
    )
    expect(JSON.parse((await run({ format: 'json' })).join(''))[0]).toEqual({
      page: '/roofs',
      source: 'google',
      medium: 'cpc',
      campaign: 'autumn roofs',
      referrer: '',
      leads: 2,
    })
  })

  test('keep the page through a page that the server sends back for mistakes', async () => {
    const headers = { referer: `${own}/plain?utm_source=letter`, accept: 'text/html' }
    const back = await site.app.request(quotePath, formPost({ form: 'quote', ...quote, phone: '' }, headers))
    const html = await back.text()
    expect(html).toContain(`name="pageAddress" value="${own}/plain?utm_source=letter"`)
  })
})
