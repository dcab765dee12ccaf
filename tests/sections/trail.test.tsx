/** The way from the home page to a page, as the theme wants it shown. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breadcrumbs } from '../../renderer/html/breadcrumbs.ts'
import { Breadcrumbs } from '../../renderer/html/components/Breadcrumbs.tsx'
import { contextOf, type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import type { SiteTheme } from '../../renderer/schema/types.generated.ts'

type Trail = NonNullable<SiteTheme['shape']>['trail']

function shown(trail: Trail, route = '/services/repair'): string {
  const settings = { theme: { shape: trail === undefined ? undefined : { trail } } }
  const site = { settings, home: '/', words: { document: { home: 'Home', breadcrumb: 'Where you are' } } }
  const value = { site, page: { route, title: 'Repair' }, ask: () => 'Services' }
  return renderToStaticMarkup(
    <PageProvider value={value as unknown as PageContextValue}>
      <Breadcrumbs />
    </PageProvider>,
  )
}

test('each page above is a link, with slashes or arrows between them', () => {
  for (const trail of [undefined, 'slashes', 'arrows'] as const)
    expect(shown(trail).match(/<a href="[^"]*"/g)).toEqual(['<a href="/"', '<a href="/services"'])
})

test('there is no way on the home page, and none where the theme leaves it out', () => {
  expect(shown('slashes', '/')).toBe('')
  expect(shown('none')).toBe('')
})

test('begins with the name that the home page says, or with the word of the language', async () => {
  const { site } = await readSite('tests/fixture/pages.yaml')
  if (!site) throw new Error('no site')
  const first = (label?: string) => {
    const pages = site.pages.map((page) => (page.route === '/' && label ? { ...page, label } : page))
    const page = pages.find(({ route }) => route === '/about')
    return page && breadcrumbs(contextOf({ site: { ...site, pages }, page, images: {}, icon: '' }))[0]
  }
  expect(first()).toEqual({ label: 'Home', route: '/' })
  expect(first('Start')).toEqual({ label: 'Start', route: '/' })
})
