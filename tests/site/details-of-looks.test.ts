/** Details by which sites of one engine would be known, and which follow from what each theme says. */
import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { lookAtSites } from '../support/look-at-sites.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

const quotes = ['hung', 'rule', 'labels', 'highlighted'] as const
type Name = (typeof quotes)[number]

const shapes: Record<Name, string> = {
  hung: 'headings: normal, headingSize: dramatic, prices: beside, labels: above',
  rule: 'headings: normal, headingSize: dramatic, prices: dots, labels: beside',
  labels: 'headings: capitals, headingSize: normal, prices: dots',
  highlighted: 'headings: normal, headingSize: normal, prices: dots, labels: inside',
}
const dishes = `      - type: dishes
        heading: Cards
        layout: list
        currency: EUR
        categories: [{ items: [{ name: Soup, price: 9 }] }]
`

async function textOf(name: Name): Promise<string> {
  const text = await readFile('tests/fixture/looks/law.yaml', 'utf8')
  const changes: [from: RegExp, to: string][] = [
    [/footer: \{ layout: line, ground: plain \}/, 'footer: { layout: columns, ground: plain }'],
    [/ {4}shape:\n {6}\{[^}]*\}/, `    shape: { quotes: ${name}, portraits: none, ${shapes[name]} }`],
    [/ {6}- type: testimonials\n/, `${dishes}$&`],
    [/label: Message\b/, 'label: Message (optional)'],
  ]
  return changes.reduce((changed, [from, to]) => {
    expect(changed).toMatch(from)
    return changed.replace(from, to)
  }, text)
}

const { openWindow, urlOf } = lookAtSites('details', () =>
  Promise.all(quotes.map(async (name) => [name, await textOf(name)] as const)),
)

async function open(name: Name) {
  const page = await openWindow({ width: 1280, reducedMotion: 'reduce' })
  await page.goto(urlOf(name))
  return page
}

test('who says a quote stands in a manner of its own with each look of quotes', async () => {
  const seen: Record<string, string> = {}
  for (const name of quotes) {
    const page = await open(name)
    seen[name] = await page
      .locator('.testimonial strong')
      .first()
      .evaluate((strong) => {
        const [before, after] = ['::before', '::after'].map((part) => getComputedStyle(strong, part).content)
        const { display, fontSize, marginInlineEnd } = getComputedStyle(strong)
        return [display, fontSize, marginInlineEnd, before, after].join(' ')
      })
  }
  expect(new Set(Object.values(seen)).size, JSON.stringify(seen)).toBe(quotes.length)
  expect(Object.keys(seen).filter((name) => seen[name]?.includes('—'))).toEqual(['highlighted'])
})

test('the heads of lists in a foot are in the font and the case of headings', async () => {
  const headOf = async (name: Name) => {
    const page = await open(name)
    return page
      .locator('.site-footer h2')
      .first()
      .evaluate((head) => {
        const heading = document.querySelector('main h2:not(.form-card-heading)') as Element
        const [own, other] = [head, heading].map((element) => getComputedStyle(element))
        return { isAlike: own?.fontFamily === other?.fontFamily, case: own?.textTransform }
      })
  }
  expect(await headOf('hung')).toEqual({ isAlike: true, case: 'none' })
  expect((await headOf('labels')).case).toBe('uppercase')
})

test('dishes are as large under very large headings, wherever their prices stand', async () => {
  const sizeOf = async (name: Name) => {
    const page = await open(name)
    return page
      .locator('.dish h3')
      .first()
      .evaluate((dish) => getComputedStyle(dish).fontSize)
  }
  const [beside, dots, usual] = [await sizeOf('hung'), await sizeOf('rule'), await sizeOf('labels')]
  expect(beside).toBe(dots)
  expect(Number.parseFloat(dots)).toBeGreaterThan(Number.parseFloat(usual))
})

test('what a label says of filling in stands apart where the theme places labels, and is read with it', async () => {
  const placeOf = async (name: Name) => {
    const page = await open(name)
    await page.locator('.contact').getByLabel('Message (optional)').waitFor()
    return page.evaluate(() => {
      const hint = document.querySelector('.contact .field > label > span')
      const end = hint?.parentElement?.getBoundingClientRect().right ?? 0
      const isAtEnd = Math.abs(end - (hint?.getBoundingClientRect().right ?? -9)) < 2
      return hint ? `${getComputedStyle(hint).fontWeight} ${getComputedStyle(hint).display} ${isAtEnd}` : 'in the label'
    })
  }
  expect(await placeOf('hung')).toBe('400 block true')
  expect(await placeOf('rule')).toMatch(/^400 block/)
  expect(await placeOf('highlighted')).toMatch(/^400 inline/)
  expect(await placeOf('labels')).toBe('in the label')
})
