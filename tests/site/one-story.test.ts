/** What the pages of the roofing site say of the business fits together. */
import { expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'

const { site } = await readSite('pages.yaml')
if (!site) throw new Error('pages.yaml has mistakes')
const pages = site.pages
const figures = pages.flatMap(({ route, blocks }) =>
  blocks.flatMap((block) => (block.type === 'stats' ? block.items.map((item) => ({ route, ...item })) : [])),
)

test('two figures with one label are the same on every page', () => {
  const values = Map.groupBy(figures, ({ label }) => label.toLowerCase())
  const different = [...values].filter(
    // A page for each service and area has figures of its own.
    ([, same]) => new Set(same.filter(({ route }) => !/^\/.+\/.+/.test(route)).map(({ value }) => value)).size > 1,
  )
  expect(
    different.map(([label, same]) => `${label}: ${same.map(({ route, value }) => `${value} on ${route}`)}`),
  ).toEqual([])
})

test.each(['/', '/es', '/reviews'])('every figure on %s says what it counts, or since when', (route) => {
  const own = figures.filter((figure) => figure.route === route)
  expect(own).toHaveLength(4)
  for (const { label, note } of own) expect(note, label).toBeTruthy()
})

test('reviews say where they come from', () => {
  const shown = ['/', '/es', '/reviews'].flatMap((route) => pages.find((page) => page.route === route)?.blocks ?? [])
  const intros = shown.flatMap((block) =>
    block.type === 'reviews' || block.type === 'testimonials' ? [block.intro ?? ''] : [],
  )
  expect(intros).toHaveLength(3)
  for (const intro of intros) expect(intro).toMatch(/Carol (mails|envía)/)
})

test('the menu leads to projects, reviews and areas, and is one on every screen', () => {
  const { header = [], mobile } = site.navigation ?? {}
  expect(mobile).toBeUndefined()
  expect(header.map(({ label }) => label)).toEqual(['Home', 'Services', 'Projects', 'Reviews', 'About', 'FAQ', 'Areas'])
})

test('the name of a page is written in one way wherever it stands as a name', () => {
  const menu = (site.navigation?.header ?? []).flatMap((entry) => entry.items ?? [])
  const names = menu.flatMap((entry) => [entry, ...('items' in entry ? (entry.items ?? []) : [])])
  const spelled = new Map(names.map(({ label }) => [label.toLowerCase(), label]))
  // What posts are about is no name of a page.
  const named = pages.filter(({ route }) => !route.startsWith('/blog/tags'))
  const written = JSON.stringify(named).matchAll(/"(?:heading|label|title)":"([^"]+)"/g)
  const wrong = [...written].flatMap(([, text = '']) => {
    const right = spelled.get(text.toLowerCase())
    return right !== undefined && right !== text ? [text] : []
  })
  expect(wrong).toEqual([])
})
