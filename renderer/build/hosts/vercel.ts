import type { HostData } from './host.ts'

/**
 * `vercel.json`: headers, redirects, the server to which forms are passed on, and the pages for addresses without one
 * in further languages. Rewrites are looked at when there is no file; Vercel takes /404.html by itself.
 */
export function vercelConfig(data: Omit<HostData, 'types' | 'routes'>): string {
  const { rules, redirects, endpoints, intake, homes = [] } = data
  const passed = intake ? endpoints.map((source) => ({ source, destination: `${intake}${source}` })) : []
  const missing = homes.map((home) => ({ source: `${home}/(.*)`, destination: `${home}/404.html`, statusCode: 404 }))
  const rewrites = [...passed, ...missing]
  const config = {
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    ...(rewrites.length > 0 && { rewrites }),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
