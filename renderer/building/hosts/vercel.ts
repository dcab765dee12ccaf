import type { HostData } from './host.ts'

/** `vercel.json`: headers, redirects, and the server to which forms are passed on. */
export function vercelConfig({ rules, redirects, endpoints, intake }: Omit<HostData, 'types' | 'routes'>): string {
  const config = {
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    ...(intake && { rewrites: endpoints.map((source) => ({ source, destination: `${intake}${source}` })) }),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
