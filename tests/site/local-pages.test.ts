/** The pages of a service in a community, of which each must say something of its own, and what other pages prove. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Block, type ResolvedPage, readSite } from '../../renderer/pipeline/index.ts'

let pages: readonly ResolvedPage[]

beforeAll(async () => {
  const { site } = await readSite('pages.yaml')
  pages = site?.pages ?? []
}, 60_000)

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>
const services = ['roof-repair', 'roof-replacement', 'gutter-installation']
/** The ZIP codes as the specification gives them, even where the post office would differ. */
const communities = {
  germantown: '40217',
  jeffersontown: '40222',
  'fern-creek': '40214',
  'st-matthews': '40207',
  'new-albany': '47150',
  okolona: '40219',
}
const pageOf = (route: string) => {
  const page = pages.find((each) => each.route === route)
  if (!page) throw new Error(`there is no page ${route}`)
  return page
}
const sections = <Type extends Block['type']>({ blocks }: ResolvedPage, type: Type) =>
  blocks.filter((block): block is Of<Type> => block.type === type)
/** What a page says beneath its headings and on its cards. */
const ownTexts = (page: ResolvedPage) => [
  ...sections(page, 'page-hero').flatMap(({ subtitle, text }) => [subtitle, text]),
  ...sections(page, 'prose').map(({ text }) => text),
  ...sections(page, 'cards').flatMap(({ items }) => items.map(({ text }) => text)),
  ...sections(page, 'faq').flatMap(({ categories }) =>
    categories.flatMap(({ entries }) => entries.map((e) => e.answer)),
  ),
]

describe.each(Object.entries(communities))('the pages of %s', (slug, zip) => {
  const routes = services.map((service) => `/${service}/${slug}`)

  test('share no opening, no card and no answer with any other location page', () => {
    const others = Object.keys(communities)
      .flatMap((area) => services.map((service) => `/${service}/${area}`))
      .filter((route) => !routes.includes(route))
    const seen = new Set(others.flatMap((route) => ownTexts(pageOf(route))))
    const texts = routes.flatMap((route) => ownTexts(pageOf(route)))
    expect(texts.filter((text) => seen.has(text))).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
    expect(texts.length).toBeGreaterThanOrEqual(routes.length * 9)
  })

  test('name the ZIP code of the specification with the place, and not as a figure', () => {
    for (const page of routes.map(pageOf)) {
      expect(page.blocks[0]).toMatchObject({ eyebrow: expect.stringMatching(new RegExp(`, (KY|IN) ${zip}$`)) })
      expect(sections(page, 'stats').flatMap(({ items }) => items.map(({ value }) => value))).not.toContain(zip)
    }
  })

  test('each show a picture beside their story that the other two do not show', () => {
    const shown = routes.map((route) => sections(pageOf(route), 'prose')[0]?.image?.src)
    expect(new Set(shown).size).toBe(routes.length)
  })
})

test('every post has a picture in its text that it does not open with', () => {
  const posts = pages.filter(({ kind }) => kind === 'post')
  expect(posts.length).toBeGreaterThanOrEqual(14)
  for (const post of posts) {
    const within = sections(post, 'article').flatMap(({ more = [] }) => more.map(({ image }) => image.src))
    expect(within.length, post.route).toBeGreaterThan(0)
    expect(within, post.route).not.toContain(sections(post, 'page-hero')[0]?.image?.src)
  }
})

test('the home page proves itself before it lists its services, and shows finished jobs', () => {
  const { blocks } = pageOf('/')
  const types = blocks.map(({ type }) => type)
  const proof = JSON.stringify(blocks.slice(0, types.indexOf('services-hub')))
  for (const words of [/licensed/i, /\$2,000,000 per occurrence/, /up to \$500,000/, /5-10 years/, /\/reviews/])
    expect(proof).toMatch(words)
  const jobs = JSON.stringify(blocks).matchAll(/"\/projects\/[\w-]+"/g)
  expect(new Set([...jobs].map(([href]) => href)).size).toBe(3)
})
