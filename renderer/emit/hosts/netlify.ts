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
 * another server; Cloudflare always redirects, and refuses a file with either of the two.
 */
export function netlifyRedirects(
  { redirects, endpoints, intake }: Pick<HostData, 'redirects' | 'endpoints' | 'intake'>,
  { forced = false } = {},
): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} ${forced ? '301!' : '301'}\n`)
  const passed = forced && intake ? endpoints.map((path) => `${path} ${intake}${path} 200\n`) : []
  return [...moved, ...passed].join('')
}
