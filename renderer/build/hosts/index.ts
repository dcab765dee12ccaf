import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { takesPhotos } from '../../forms/photo-limits.ts'
import type { Site } from '../../pipeline/index.ts'
import type { HeaderRule } from '../headers.ts'
import { cloudflareRoutes, cloudflareWorker } from './cloudflare.ts'
import { endpointsOf, type HostData, intakeOf } from './host.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxBrotli, nginxForms, nginxSite } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

/**
 * Writes the headers and redirects in the form of each host. What a host looks for among the pages stands in client/;
 * what its owner has to put somewhere stands in hosts/, out of the visitors' reach. `files` are the paths of all files
 * that visitors may ask for.
 */
export async function emitHosts(
  site: Site,
  { rules, build }: { rules: HeaderRule[]; build?: number },
  files: string[],
  out: string,
): Promise<void> {
  const data: HostData = {
    rules,
    build,
    redirects: site.redirects,
    homes: Object.values(site.homes).filter((home) => home !== '/'),
    routes: site.routes,
    endpoints: endpointsOf(site.settings, site.forms),
    takesPhotos: takesPhotos(site),
    intake: intakeOf(process.env),
    types: typesOf(files),
  }
  for (const [file, text] of Object.entries(hostFiles(data))) {
    await mkdir(dirname(join(out, file)), { recursive: true })
    await writeFile(join(out, file), text)
  }
}

/** The files for hosts, by their path in the build. */
export function hostFiles(data: HostData): Record<string, string> {
  return {
    'client/_headers': netlifyHeaders(data),
    'client/_redirects': netlifyRedirects(data),
    'client/vercel.json': vercelConfig(data),
    'hosts/nginx/site.conf': nginxSite(data),
    'hosts/nginx/brotli.conf': nginxBrotli,
    'hosts/nginx/forms.conf': nginxForms(data),
    'hosts/netlify/_redirects': netlifyRedirects(data, { forced: true }),
    ...(data.intake !== undefined && {
      'hosts/cloudflare/_worker.js': cloudflareWorker(data.intake),
      'hosts/cloudflare/_routes.json': cloudflareRoutes(data),
    }),
  }
}

/** The media type of every ending, as our own server gives it. */
function typesOf(files: string[]): Record<string, string> {
  const endings = new Set(files.map((file) => extname(file).slice(1)))
  const types = [...endings].sort().map((ending) => [ending, getMimeType(`file.${ending}`)])
  return Object.fromEntries(types.filter(([ending, type]) => type && !['br', 'gz'].includes(String(ending))))
}
