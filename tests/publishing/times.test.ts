/** Builds of one file at several moments, which make only what has changed between them. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { build } from '../../scripts/api/build.ts'
import { readSiteFile } from '../../server/site.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { leastSite } from '../support/least-site.ts'
import { treeOf } from './support/tree.ts'

afterEach(() => void vi.useRealTimers())

const offer = `  /offer:
    kind: guide
    title: The Winter Offer
    description: What a visit costs less in the winter, for how long, and what you have to do for it.
    from: 2030-12-01 08:00
    until: 2030-12-26
    blocks:
      - { type: page-hero, heading: A tenth less, text: In the winter. }
      - { type: contact, heading: Write to us, form: contact }
  /about:
    kind: guide
    title: About the Practice
    description: Who works on Lime Street, since when, and what they like to do when nobody has a toothache.
    blocks:
      - { type: page-hero, heading: About us, text: "There is an [offer](/offer)." }
      - { type: contact, heading: Write to us, form: contact }
`
const site =
  `${leastSite('{ type: prose, heading: Merry Christmas, text: We are closed., from: 2030-12-24, until: 2030-12-26 }')}${offer}`.replace(
    '  language: en-US\n',
    '  language: en-US\n  timeZone: America/Los_Angeles\n',
  )

test('a build makes what began or ended to show since the last one, and says when the next is due', async () => {
  const folder = await temporaryFolder('times')
  const pages = join(folder, 'pages.yaml')
  await writeFile(pages, site)
  const buildAt = async (moment: string, name = 'dist') => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    const out = join(folder, name)
    const { summary } = await build({ pages, out, precompress: false, clean: name !== 'dist' })
    const next = summary?.nextChange === undefined ? undefined : new Date(summary.nextChange).toISOString()
    expect((await readSiteFile(out)).nextChange).toBe(summary?.nextChange)
    const page = (route: string) => readFile(join(out, 'client', route, 'index.html'), 'utf8')
    const shows = [(await page('offer')).includes('A tenth less'), (await page('')).includes('Merry Christmas')]
    return { rendered: summary?.rendered, next, shows }
  }
  expect(await buildAt('2030-11-30T12:00Z')).toEqual({
    rendered: 3,
    next: '2030-12-01T16:00:00.000Z',
    shows: [false, false],
  })
  expect(await buildAt('2030-12-01T15:59Z')).toEqual({
    rendered: 0,
    next: '2030-12-01T16:00:00.000Z',
    shows: [false, false],
  })
  expect(await buildAt('2030-12-01T16:00Z')).toEqual({
    rendered: 1,
    next: '2030-12-24T08:00:00.000Z',
    shows: [true, false],
  })
  expect(await buildAt('2030-12-24T08:00Z')).toEqual({
    rendered: 1,
    next: '2030-12-27T08:00:00.000Z',
    shows: [true, true],
  })
  await buildAt('2030-12-24T08:00Z', 'anew')
  expect(await treeOf(join(folder, 'dist'))).toEqual(await treeOf(join(folder, 'anew')))
  expect(await buildAt('2030-12-27T08:00Z')).toEqual({ rendered: 2, next: undefined, shows: [false, false] })
}, 120_000)
