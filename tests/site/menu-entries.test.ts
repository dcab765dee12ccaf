import { expect, test } from 'vitest'
import { leadsTo, menuEntries } from '../../renderer/html/document/menu-entries.ts'

const link = (label: string) => ({ label, href: `/${label}` })
const entry = (label: string, count = 0) => ({
  ...link(label),
  ...(count > 0 && { items: Array.from({ length: count }, (_, index) => link(`${label}-${index}`)) }),
})
const entries = (labels: string) => labels.split(' ').map((label) => entry(label))
const shown = (header?: ReturnType<typeof entry>[], mobile?: ReturnType<typeof entry>[]) =>
  menuEntries({ ...(header && { header }), ...(mobile && { mobile }) }).map(
    ({ label, only }) => label + (only ? ` (${only})` : ''),
  )

test('a menu that is the same everywhere stands once', () => {
  expect(shown(entries('a b c'))).toEqual(['a', 'b', 'c'])
  expect(shown(entries('a b c'), entries('a b c'))).toEqual(['a', 'b', 'c'])
})

test('an entry that phones have later stands twice, and each menu keeps its order', () => {
  expect(shown(entries('home about faq'), entries('home faq about'))).toHaveLength(4)
  for (const [header, mobile] of [
    ['home about faq', 'home faq about'],
    ['a b c d', 'd c b a'],
    ['a b', 'c d'],
    ['a b c', 'x b y'],
  ] as const) {
    const all = menuEntries({ header: entries(header), mobile: entries(mobile) })
    const on = (screen: 'wide' | 'narrow') =>
      all.filter(({ only = screen }) => only === screen).map(({ label }) => label)
    expect([on('wide').join(' '), on('narrow').join(' ')]).toEqual([header, mobile])
  }
})

test('what stands twice is the shorter of two entries', () => {
  const [services, about] = [entry('services', 5), entry('about')]
  const mobile = [entry('about'), entry('services')]
  expect(shown([services, about], mobile)).toEqual(['about (narrow)', 'services', 'about (wide)'])
})

test('a phone has the dropdown of the entry of the same name, wherever that leads', () => {
  const mobile = [{ label: 'services', href: '/#services' }]
  const all = menuEntries({ header: [entry('services', 2)], mobile })
  expect(all.map(({ only, href, items = [] }) => [only, href, items.length])).toEqual([
    ['wide', '/services', 2],
    ['narrow', '/#services', 2],
  ])
})

test('a site without one of the two menus shows the other', () => {
  expect(shown(undefined, entries('a'))).toEqual(['a (narrow)'])
  expect(shown()).toEqual([])
})

test('an entry that leads to a page is found, however deep it stands', () => {
  const deep = { ...entry('help'), items: [{ ...entry('more'), items: [link('search')] }] }
  expect(leadsTo('/search', [entry('a'), deep])).toBe(true)
  expect(leadsTo('/search', [entry('a')])).toBe(false)
  expect(leadsTo('/search')).toBe(false)
})
