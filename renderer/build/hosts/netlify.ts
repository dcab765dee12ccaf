import { pageOfFile } from '../../schema/route.ts'
import type { HostData } from './host.ts'

/** `_headers`, as Netlify, Cloudflare and others read it. */
export function netlifyHeaders({ rules }: Pick<HostData, 'rules'>): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/**
 * `_redirects`. Netlify shows the page that stands at an old address unless the rule is forced, and passes posts on to
 * another server; Cloudflare always redirects, and refuses a file with either of the two. Both take the file of a page
 * for the page itself, so that a rule for it would lead in a circle: Cloudflare leads to the page by itself, Netlify
 * shows it.
 */
export function netlifyRedirects(
  {
    redirects,
    routes,
    endpoints,
    intake,
    homes = [],
  }: Pick<HostData, 'redirects' | 'routes' | 'endpoints' | 'intake' | 'homes'>,
  { forced = false } = {},
): string {
  const pages = new Set(routes)
  const rules = Object.entries(redirects).filter(([from]) => !pages.has(pageOfFile(from) ?? ''))
  const moved = rules.map(([from, to]) => `${from} ${to} ${forced ? '301!' : '301'}\n`)
  const passed = forced && intake ? endpoints.map((path) => `${path} ${intake}${path} 200\n`) : []
  // Cloudflare takes the nearest 404.html by itself.
  const missing = forced ? homes.map((home) => `${home}/* ${home}/404.html 404\n`) : []
  return [...moved, ...passed, ...missing].join('')
}
