import type { ResolvedPage, Site } from './content/index.ts'

/** The pages above a page, from the home page to the page itself; addresses in between that are no page are left out. */
export function breadcrumbs(site: Site, page: ResolvedPage): { label: string; route: string }[] {
  const parts = page.route.split('/').filter(Boolean)
  const routes = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const above = routes.flatMap((route) => {
    const found = route === page.route ? page : site.pages.find((other) => other.route === route)
    return found ? [{ label: found.label ?? found.title, route }] : []
  })
  return [{ label: 'Home', route: '/' }, ...above]
}
