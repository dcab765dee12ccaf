/** Where pages stand in the file once they are put in order in the tree. */
import { expect, test } from 'vitest'
import type { PageEntry } from '../../studio/server/overview.ts'
import { orderOf } from '../../studio/shell/outline/pages/order.ts'
import { nodesIn, type PageNode, treeOf } from '../../studio/shell/outline/pages/tree.ts'

const file = ['/', '/about', '/de/about', '/blog', '/blog/a', '/blog/b', '/faq', '/areas/x', '/areas/y', '/blog/c']
const pages = file.map((route) => ({ route, title: route, kind: 'guide', errors: 0 }) as unknown as PageEntry)

function ordered(route: string, index: number, parent?: string): string[] {
  const tree = treeOf(pages)
  const nodes = nodesIn(tree)
  const node = nodes.get(route) as PageNode
  const above = parent === undefined ? undefined : nodes.get(parent)
  const siblings = (above?.below ?? tree).filter((each) => each !== node)
  return orderOf(pages, node, { above, siblings, index }).reduce((routes, operation) => {
    if (operation.do !== 'move') throw new Error(operation.do)
    const moved = String(operation.path[1])
    return routes.filter((each) => each !== moved).toSpliced(operation.to, 0, moved)
  }, file)
}

test('a page stands before the one that follows it in the tree, with those below it that stand right behind it', () => {
  expect(ordered('/faq', 1)).toEqual(['/', '/faq', ...file.filter((route) => route !== '/' && route !== '/faq')])
  expect(ordered('/blog', 1)).toEqual([
    '/',
    '/blog',
    '/blog/a',
    '/blog/b',
    '/about',
    '/de/about',
    '/faq',
    '/areas/x',
    '/areas/y',
    '/blog/c',
  ])
})

test('a page that goes last stands behind the last one and those below it', () => {
  expect(ordered('/blog/a', 2, '/blog').filter((route) => route.startsWith('/blog'))).toEqual([
    '/blog',
    '/blog/b',
    '/blog/c',
    '/blog/a',
  ])
  expect(ordered('/about', 5).slice(-3)).toEqual(['/areas/y', '/about', '/blog/c'])
})

test('what addresses have in common takes its pages along, and a page under one without any stands behind it', () => {
  expect(ordered('/areas', 1).slice(0, 4)).toEqual(['/', '/areas/x', '/areas/y', '/about'])
  expect(ordered('/faq', 0, '/about').slice(1, 3)).toEqual(['/about', '/faq'])
})

test('a page that stays where it is is no change', () => {
  expect(ordered('/blog', 3)).toEqual(file)
})
