/** What a menu card and a timetable show, and what search engines are told of them. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { contextOf } from '../../renderer/html/context.ts'
import { type Dish, priceFormat, pricesOf } from '../../renderer/html/dishes.ts'
import { structuredData } from '../../renderer/html/document/structured-data/index.ts'
import { findPage } from '../../renderer/html/find-page.ts'
import { nextClosures } from '../../renderer/html/special-hours.ts'
import { readSite, type SiteSettings } from '../../renderer/pipeline/index.ts'
import type { DishesBlock } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

const card = (items: Dish[], currency?: string) =>
  ({ type: 'dishes', heading: 'Lunch', currency, categories: [{ items }] }) as DishesBlock
const inCountry = (language: string, country: string) => ({ language, address: { country } }) as SiteSettings
const soup = (price: number): Dish => ({ name: 'Soup', price })

test.each([
  ['en-US', 'US', [6, 14], '$14'],
  ['en-US', 'US', [6.5, 14], '$14.00'],
  ['de-AT', 'AT', [6.5, 14], '€ 14,00'],
  ['fr-FR', 'FR', [6.5, 1400], '1 400,00 €'],
  ['ja-JP', 'JP', [600, 1400], '￥1,400'],
])('prices of %s in %s that are %j are written alike, the last one %s', (language, country, prices, shown) => {
  const format = priceFormat(card(prices.map(soup)), inCountry(language, country))
  expect(format(prices.at(-1) ?? 0).replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a card has another currency than the country, or none where nobody knows it', () => {
  expect(priceFormat(card([soup(6)], 'GBP'), inCountry('en-US', 'US'))(6)).toBe('£6')
  expect(priceFormat(card([soup(6.5)]), inCountry('en', 'AQ'))(6.5)).toBe('6.50')
})

test('a dish without a price has that of its group, and words go before both', () => {
  const format = (price: number) => `$${price}`
  expect(pricesOf({ name: 'Pie' }, 12, format)).toEqual([{ label: undefined, text: '$12' }])
  expect(pricesOf({ name: 'Pie', price: 16, unit: 'a slice' }, 12, format)).toEqual([{ label: 'a slice', text: '$16' }])
  expect(pricesOf({ name: 'Fish', priceText: 'market price' }, 12, format)).toEqual([{ text: 'market price' }])
  expect(pricesOf({ name: 'Pie' }, undefined, format)).toEqual([])
})

/** A card of one group on the page of the fixture that has one. */
async function shown(items: Dish[]): Promise<string> {
  const { site } = await readSite('tests/fixture/pages.yaml')
  const page = site && findPage(site, '/flat-tires')
  if (!site || !page) throw new Error('the fixture is not sound')
  const blocks = page.blocks.map((block) => (block.type === 'dishes' ? { ...block, ...card(items) } : block))
  const pages = site.pages.map((each) => (each === page ? { ...page, blocks } : each))
  return pageHtml({ ...site, pages }, page.route)
}

test('dots lead to a price, and from a dish of a set menu nowhere', async () => {
  expect(await shown([soup(6)])).toContain('dish-dots')
  expect(await shown([{ name: 'Soup' }])).not.toContain('dish-dots')
})

async function tires(businessType?: string, items?: Dish[]) {
  const { site: read } = await readSite('tests/fixture/pages.yaml')
  const found = read && findPage(read, '/flat-tires')
  if (!read || !found) throw new Error('the fixture is not sound')
  const site = { ...read, settings: { ...read.settings, ...(businessType && { businessType }) } }
  const blocks = found.blocks.map((block) => (block.type === 'dishes' && items ? { ...block, ...card(items) } : block))
  const page = { ...found, blocks }
  const html = pageHtml(site, page.route)
  const section = (id: string) => html.match(new RegExp(`<section id="${id}".*?</section>`, 's'))?.[0] ?? ''
  return { section, data: structuredData(contextOf({ site, page, images: {}, icon: '' })) }
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('a legend explains the marks and numbers that are used, and no others', async () => {
  const [, legend = ''] = (await tires()).section('counter').split('menu-legend')
  expect(textOf(legend)).toContain('vegetarian vegan 1 gluten 8 nuts 9 celery')
  expect(textOf(legend)).not.toMatch(/spicy|milk|halal/)
})

test('who listens hears which allergens the numbers of a dish stand for', async () => {
  expect(textOf((await tires()).section('counter'))).toContain('Contains gluten, celery')
})

test('search engines are told of services by the price list of a salon, and of food where some is marked', async () => {
  const cut: Dish = {
    name: 'Cut',
    text: 'With washing',
    prices: [
      { label: 'short', price: 40 },
      { label: 'long', price: 60 },
    ],
  }
  const [salon] = (await tires('HairSalon', [cut, { name: 'A talk' }])).data['@graph'] as Record<string, unknown>[]
  const itemOffered = { '@type': 'Service', name: 'Cut', description: 'With washing' }
  expect(salon).not.toHaveProperty('hasMenu')
  expect(salon).toMatchObject({
    hasOfferCatalog: [
      {
        '@type': 'OfferCatalog',
        itemListElement: [
          { '@type': 'Offer', price: 40, priceCurrency: 'USD', name: 'short', itemOffered },
          { price: 60, name: 'long', itemOffered },
          { '@type': 'Offer', itemOffered: { name: 'A talk' } },
        ],
      },
    ],
  })
  const [spa] = (await tires('DaySpa', [cut, { ...soup(6), marks: ['vegan'] }])).data['@graph'] as Record<
    string,
    unknown
  >[]
  expect(spa).toHaveProperty('hasMenu')
  expect(spa).not.toHaveProperty('hasOfferCatalog')
})

test('a card is a menu of a business that serves food, and of no other unless it says who can eat what', async () => {
  const told = async (type: string | undefined, item: Dish) => {
    const [business = {}] = (await tires(type, [item])).data['@graph'] as Record<string, unknown>[]
    return ['hasMenu', 'hasOfferCatalog'].filter((name) => business[name])
  }
  const plain = { name: 'Setup', price: 60 }
  expect(await told('Store', plain)).toEqual(['hasOfferCatalog'])
  expect(await told('BarOrPub', plain)).toEqual(['hasMenu'])
  expect(await told('FoodEstablishment', plain)).toEqual(['hasMenu'])
  expect(await told('Hotel', { ...plain, allergens: ['milk'] })).toEqual(['hasMenu'])
})

test('search engines are told of the card with prices and diets', async () => {
  const [business] = (await tires()).data['@graph'] as Record<string, unknown>[]
  expect(business).toMatchObject({
    hasMenu: [
      {
        '@type': 'Menu',
        name: 'While you wait',
        hasMenuSection: [
          {
            name: 'To eat',
            hasMenuItem: [
              {
                name: 'Soup of the day',
                suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
                offers: [{ price: 6.5, priceCurrency: 'USD', name: 'a bowl' }],
              },
              { name: 'Oat bar', offers: [{ price: 4 }] },
            ],
          },
          {
            hasMenuItem: [{ offers: [{ price: 3, name: 'small' }, { price: 4 }] }, { name: 'Cake', offers: undefined }],
          },
        ],
      },
    ],
  })
})

test('a week has its days in their order, and in each what begins first first', async () => {
  const days = (await tires()).section('lessons').split('<details').slice(1).map(textOf)
  expect(days).toHaveLength(3)
  expect(days[0]).toMatch(/Monday.*6:00\s–\s7:00\sPM Patch a tube.*6:00\s–\s8:00\sPM True a wheel/)
  expect(days[1]).toMatch(/Wednesday.*Patch a tube/)
  expect(days[2]).toMatch(/Saturday.*8:00\s–\s9:30\sAM Morning ride/)
})

test('the column of a day may be narrower than its hours', async () => {
  const html = (await tires()).section('lessons')
  expect(html).toContain('6:00\u00a0– 7:00\u00a0PM')
})

test('what begins at the same time has the same row on every day', async () => {
  const rows = [...(await tires()).section('lessons').matchAll(/week-row-(\d)/g)].map(([, row]) => row)
  expect(rows).toEqual(['2', '2', '1'])
})

test('the next closed days are told, and neither shorter ones nor what has passed', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') })
  const specialHours = [
    { date: '2026-11-24', label: 'Past' },
    { date: '2026-11-26', label: 'Thanksgiving' },
    { date: '2026-12-24', label: 'Short', opens: '08:00', closes: '12:00' },
    { date: '2026-12-31', label: 'Words', text: 'By appointment' },
    { date: '2026-12-25', until: '2026-12-26', label: 'Christmas' },
  ]
  expect(nextClosures({ specialHours, language: 'en-US' } as SiteSettings)).toEqual([
    { label: 'Thanksgiving', days: 'Nov\u00a026', until: '2026-11-26' },
    { label: 'Christmas', days: 'Dec\u00a025\u00a0–\u00a026', until: '2026-12-26' },
  ])
  vi.useRealTimers()
})

test('every row that a week can have has its style', () => {
  const styles = readFileSync('sections/timetable/timetable.css', 'utf8')
  const [, rows] = /ROWS = (\d+)/.exec(readFileSync('sections/timetable/DayOfWeek.tsx', 'utf8')) ?? []
  for (let row = 1; row <= Number(rows); row++) expect(styles).toContain(`.week-row-${row} {`)
})
