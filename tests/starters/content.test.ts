/** What the starters say, read from their files. */
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { starters, textOf } from './support.ts'

/** What stands once under "site:", so that a copy with other values is a whole site. */
const writtenOnce = ['brand', 'phone', 'email', 'locality', 'tagline'] as const
const price = /[$€]\s?\d|\d\s?€/

/** The lines that name a price which no remark gives to the owner to check, at the line or at the list that holds it. */
function uncheckedPrices(text: string): string[] {
  let isListChecked = false
  return text.split('\n').flatMap((line) => {
    const isChecked = line.includes('# yours:')
    if (/^\s+rows:/.test(line)) isListChecked = isChecked
    const isRow = /^\s+- \[/.test(line)
    return price.test(line) && !isChecked && !(isRow && isListChecked) ? [line.trim()] : []
  })
}

/** What stands under "site:" and holds for one business alone; name, town, phone and email are asked for. */
const ownLine =
  /^ {2}(?:legalName|url|geo|serviceRadiusMiles|hours|timeZone|ogImage|profiles):|^ {4}(?:street|region|postalCode):/

/** One a line, so that what two people add stands beside each other. */
const trades = `
accountant
cafe
dental
electrician
law
nonprofit
photographer
plumber
real-estate
restaurant
salon
yoga
`

test('the starters are of these trades at least', () => {
  expect(starters).toEqual(expect.arrayContaining(trades.trim().split('\n')))
})

describe.each(starters)('the starter "%s"', (starter) => {
  const text = textOf(starter)
  const { site, pages } = parse(text)

  test('has six to twelve pages', () => {
    const count = Object.keys(pages).length
    expect(count).toBeGreaterThanOrEqual(6)
    expect(count).toBeLessThanOrEqual(12)
  })

  test('writes name, phone, email, town and motto once', () => {
    const rest = text.slice(text.search(/^facts:/m))
    const repeated = writtenOnce.filter((field) => rest.includes(site[field]))
    expect(repeated).toEqual([])
  })

  test('marks every price as one for the owner to check', () => {
    expect(uncheckedPrices(text)).toEqual([])
  })

  test('gives every fact of its own business to the owner to check', () => {
    const settings = text.slice(text.search(/^site:/m), text.search(/^facts:/m)).split('\n')
    const own = settings.filter((line) => ownLine.test(line))
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(own.filter((line) => !line.includes('# yours: '))).toEqual([])
    const people = pages && text.split('\n').filter((line) => /^ {10}- \{ name: [^}]*\brole: /.test(line))
    expect(people.filter((line: string) => !line.includes('# yours: '))).toEqual([])
    // Nobody but the business that the starter tells of has its town in a search word.
    expect(JSON.stringify(site.keywords)).not.toContain(site.locality)
  })

  test('reaches nobody by accident', () => {
    expect(site.url).toMatch(/^https:\/\/www\.[a-z-]+\.example$/)
    expect(site.email).toMatch(/\.example$/)
    // 555-01xx in North America; 0171 39200xx is kept for fiction by the Bundesnetzagentur.
    expect(site.phone).toMatch(/^\(\d{3}\) 555-01\d\d$|^0171 39200\d\d$/)
  })

  test('has an icon in every form, a picture for sharing, and shows each of its pictures', async () => {
    const files = readdirSync(`starters/${starter}/public`)
    expect(files).toEqual(
      expect.arrayContaining(['favicon.svg', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png']),
    )
    const shared = await sharp(`starters/${starter}/public/og-image.png`).metadata()
    expect([shared.width, shared.height]).toEqual([1200, 630])
    const unshown = readdirSync(`starters/${starter}/images`).filter((name) => !text.includes(`src: ${name}`))
    expect(unshown).toEqual([])
  })
})

/** The types of the sections of a home page, in order. The rest of the file is not read: ours has ten thousand lines. */
function openingOrder(text: string): string {
  const [, home = ''] = /^pages:\n {2}\/:\n([\s\S]*?)(?:\n {2}\/|$(?![\s\S]))/m.exec(text) ?? []
  const types = [...home.matchAll(/^ {6}- (?:type|use): ([a-z-]+)/gm)].map(([, type]) => type)
  expect(types.length).toBeGreaterThan(2)
  return types.join()
}

test('no two home pages have the same sections in the same order', () => {
  const orders = [...starters.map(textOf), readFileSync('pages.yaml', 'utf8')].map(openingOrder)
  expect(new Set(orders).size).toBe(orders.length)
})

test('no two starters have header, foot, the place of headings and the first opening in common', () => {
  const hands = starters.map((starter) => {
    const { site, pages } = parse(textOf(starter))
    const { header, footer, shape } = site.theme
    const opening = pages['/'].blocks.find(({ type }: { type: string }) => type.endsWith('hero'))
    const place = [header.brand, header.ground, footer?.layout, footer?.ground, shape.headingPlace]
    return [...place, opening.layout].join()
  })
  expect(hands.filter((hand, index) => hands.indexOf(hand) < index)).toEqual([])
})
