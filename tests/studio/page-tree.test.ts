/** Pages as a tree by their addresses, and what goes with one that is taken out. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { PageEntry } from '../../studio/server/overview.ts'
import { usesOf } from '../../studio/server/page-uses.ts'
import { removalOf } from '../../studio/shell/outline/pages/removal.ts'
import { type PageNode, treeOf, usualParent } from '../../studio/shell/outline/pages/tree.ts'
import { edit } from '../content/fixture.ts'
import { errorsOf, site } from '../editing/support/site.ts'

const page = (route: string, more: Partial<PageEntry> = {}): PageEntry => ({
  route,
  title: route,
  kind: 'guide',
  draft: false,
  errors: 0,
  warnings: 0,
  ...more,
})
const shown = (nodes: readonly PageNode[]): unknown[] =>
  nodes.flatMap(({ route, page: own, below }) => [
    own ? route : `(${route})`,
    ...(below.length > 0 ? [shown(below)] : []),
  ])

describe('the tree of pages', () => {
  test('has each page below the nearest one whose address it goes on, in the order of the file', () => {
    const pages = ['/', '/blog/late', '/about', '/blog', '/blog/early/part', '/about/team'].map((route) => page(route))
    expect(shown(treeOf(pages))).toEqual(['/', '/about', ['/about/team'], '/blog', ['/blog/late', '/blog/early/part']])
  })
  test('has home pages beside their pages, in each language', () => {
    const pages = [
      page('/es', { language: 'es', translationOf: '/' }),
      page('/es/techos', { language: 'es' }),
      page('/es/a/b'),
    ]
    expect(shown(treeOf(pages))).toEqual(['/es', '/es/techos', '/es/a/b'])
  })
  test('gathers pages whose addresses begin alike where no page is there', () => {
    expect(shown(treeOf(['/a/b', '/c', '/a/d', '/e/f'].map((route) => page(route))))).toEqual([
      '(/a)',
      ['/a/b', '/a/d'],
      '/c',
      '/e/f',
    ])
  })
  test('proposes for a new page the place of most of its kind', () => {
    const pages = [
      page('/'),
      page('/blog', { kind: 'blog' }),
      page('/blog/a', { kind: 'post' }),
      page('/b', { kind: 'post' }),
      page('/blog/c', { kind: 'post' }),
    ]
    expect(usualParent(pages, 'post', '/')).toBe('/blog')
    expect(usualParent(pages.slice(0, 2), 'post', '/'), 'the first one').toBe('/blog')
    expect(usualParent(pages, 'guide', '/')).toBe('')
    expect(usualParent([], 'guide', '/es')).toBe('/es')
    expect(usualParent([page('/things/{thing.slug}')], 'guide', '/'), 'a template').toBe('')
  })
})

describe('a page that is taken out', () => {
  const of = (source: string, saved = source) => ({ source: () => source, saved: () => saved })
  const removed = (source: string, route: string, to?: string) =>
    applyOperations(source, removalOf(route, usesOf(of(source), route), to, '/')).source

  test('is named where it is linked by page and section, each place with what it is a link of', () => {
    const { uses, wasSaved } = usesOf(of(site), '/flat-tires')
    expect(wasSaved).toBe(true)
    expect(uses.find(({ path }) => path[0] === 'pages')).toMatchObject({
      page: expect.any(String),
      section: { type: expect.any(String) },
    })
    expect(uses.some(({ path }) => path[0] === 'redirects')).toBe(true)
    expect(uses.every(({ path }) => path[1] !== '/flat-tires' || path[0] !== 'pages')).toBe(true)
    expect(usesOf(of(site, edit(site, '  /flat-tires:\n', '  /flats:\n')), '/flat-tires').wasSaved).toBe(false)
  })
  test('takes its entries in menus along, and leads its visitors and old addresses on', () => {
    const after = removed(site, '/flat-tires', '/bike-repair')
    const { redirects, navigation, pages } = parse(after)
    expect([redirects['/flat-tires'], redirects['/punctures'], pages['/flat-tires']]).toEqual([
      '/bike-repair',
      '/bike-repair',
      undefined,
    ])
    expect(JSON.stringify(navigation)).not.toContain('/flat-tires')
    expect(errorsOf(after)).toEqual([])
  })
  test('without another page to go to leaves no old address that leads to it', () => {
    expect(parse(removed(site, '/flat-tires')).redirects).toEqual({ '/Old-Shop.php': '/about' })
  })
  test('leads an entry of a menu that holds others elsewhere, and takes out a column that it leaves empty', () => {
    const small = `navigation:
  header: [{ label: A, href: /a, items: [{ label: B, href: /b }, { label: Again, href: /a#more }] }]
  quote: { label: Ask, href: /a }
  footer: [{ heading: One, items: [{ label: A, href: /a }] }, { heading: Two, items: [{ label: B, href: /b }, { label: A, href: /a }] }]
pages:
  /: { title: Home, blocks: [] }
  /a: { title: A, blocks: [] }
  /b: { title: B, blocks: [] }
`
    expect(parse(removed(small, '/a', '/b')).navigation).toEqual({
      header: [{ label: 'A', href: '/b', items: [{ label: 'B', href: '/b' }] }],
      quote: { label: 'Ask', href: '/b' },
      footer: [{ heading: 'Two', items: [{ label: 'B', href: '/b' }] }],
    })
  })
  test('is no longer what others are a translation of', async () => {
    const bilingual = await readFile('tests/fixture/languages.yaml', 'utf8')
    const { pages } = parse(removed(bilingual, '/repairs', '/'))
    expect(pages['/es/reparaciones'].title).toBeDefined()
    expect(pages['/es/reparaciones'].translationOf).toBeUndefined()
  })
  test('that is a template is asked about by the addresses that it makes', () => {
    const { uses } = usesOf(of(site), '/services/{service.slug}')
    expect(uses.some(({ path }) => path[0] === 'navigation')).toBe(true)
  })
})
