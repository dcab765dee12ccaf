import type { PageContextValue } from './context.ts'

/** The pages above a page, from the home page to the page itself; addresses in between that are no page are left out. */
export function breadcrumbs({ site, page, ask }: PageContextValue): { label: string; route: string }[] {
  const parts = page.route.split('/').filter(Boolean)
  const routes = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const above = routes.flatMap((route) => {
    const label = route === page.route ? (page.label ?? page.title) : ask('label', route)
    return label === undefined ? [] : [{ label, route }]
  })
  const home = ask('label', site.home) ?? site.words.document.home
  return [{ label: home, route: site.home }, ...above.filter(({ route }) => route !== site.home)]
}
