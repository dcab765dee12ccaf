import { partsOf, takesQuery } from '../../common/redirect.ts'
import { inMegabytes, photoLimits } from '../../forms/photo-limits.ts'
import { caching, type HeaderRule } from '../headers.ts'
import type { HostData } from './host.ts'

/**
 * What nginx needs in a `server` block besides `listen`, `server_name` and `root`. The headers stand once at the top:
 * nginx drops them in every location that adds one of its own, so what differs by path is set as a variable.
 *
 * nginx reads these headers when it is told to, pages at every visit: so the pages come from the folder of this very
 * build until nginx reads the headers of the next one. Files with a hash in their name are right in any build, and the
 * newest has all of them.
 */
export function nginxSite({
  rules,
  redirects,
  types,
  build,
  homes = [],
}: Pick<HostData, 'rules' | 'redirects' | 'types' | 'build' | 'homes'>): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {}
  return `# Written by "npm run build" from pages.yaml; the next build overwrites it. It belongs into a server block:
#   server {
#     listen 80; server_name www.example.com;
#     root /srv/site/dist.builds/$site_build/client;
#     include /srv/site/dist.builds/current/hosts/nginx/site.conf;
#   }
# After each build: nginx -s reload. Until then visitors get the build before, as a whole.

set $site_build ${quoted(String(build ?? 'current'))};
if (!-d $document_root) { set $site_build "current"; }
set $site_pages $site_build;

absolute_redirect off;
merge_slashes off;
server_tokens off;
gzip_static on;
gzip_vary on;
default_type application/octet-stream;
types {
${Object.entries(types)
  .map(([ending, type]) => `  ${quoted(type)} ${ending};\n`)
  .join('')}}

set $site_cache ${quoted(caching.page)};
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  .join('')}add_header Cache-Control $site_cache always;

error_page 404 @missing;
set $site_missing /404.html;
${homes.map((home) => `if ($uri ~ "^${home}/") { set $site_missing ${home}/404.html; }\n`).join('')}if ($uri ~ "//|/\\.(?!well-known/)|\\.(?:br|gz)$") { return 404; }

location / { try_files $uri $uri/index.html =404; }
location @missing { set $site_build $site_pages; set $site_cache ${quoted(caching.missing)}; try_files $site_missing =404; }
${rules.map(cached).join('')}
${Object.entries(redirects)
  .flatMap(([from, to]) => [from, `${from}/`].map((path) => moved(path, to)))
  .join('')}`
}

/** A folder whose files may be kept for a time of their own. */
function cached({ path, headers }: HeaderRule): string {
  const cache = headers['Cache-Control']
  return path === '/*' || !cache
    ? ''
    : `location ${path.replace(/\*$/, '')} { set $site_build "current"; set $site_cache ${quoted(cache)}; try_files $uri =404; }\n`
}

const moved = (from: string, to: string) =>
  `location = ${from} { set $site_cache ${quoted(caching.redirect)}; ${leadOn(to)} }\n`

/** Leads to the target with the query of the old address. */
function leadOn(to: string): string {
  const { address, anchor, hasQuery } = partsOf(to)
  if (!takesQuery(to)) return `return 301 ${quoted(to)};`
  const more = hasQuery ? 'set $site_query ""; if ($args) { set $site_query "&$args"; } ' : ''
  return `${more}return 301 "${escaped(address)}${hasQuery ? '$site_query' : '$is_args$args'}${escaped(anchor)}";`
}

/** Text in double quotes. "$" begins a variable in nginx and cannot be escaped, so it may not occur. */
const quoted = (text: string) => `"${escaped(text)}"`

function escaped(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot take the "$" in ${text}`)
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** Works only where nginx has the brotli module, and is a file of its own for that reason. */
export const nginxBrotli = `# Sends the .br files of the build. Needs the module of Debian's libnginx-mod-http-brotli-static or its like.
brotli_static on;
`

/**
 * Passes forms on to the servers that the owner names in an \`upstream intake\` block. A submission may be repeated on
 * the next server when one dies: the intake counts repeats as one lead.
 */
export function nginxForms({ endpoints, takesPhotos }: Pick<HostData, 'endpoints' | 'takesPhotos'>): string {
  const size = takesPhotos ? `${inMegabytes(photoLimits.together) + 1}m` : '64k'
  const settings = [...proxy, `client_max_body_size ${size};`]
  const locations = endpoints.map((path) => `location = ${path} { ${settings.join(' ')} }\n`)
  return `# Written by "npm run build" from the forms of pages.yaml. Needs, outside the server block:
#   upstream intake { server 127.0.0.1:3000; }

${locations.join('')}`
}

const proxy = [
  'add_header Cache-Control "";', // nothing by itself, but no header of the pages is added to the server's own
  'proxy_pass http://intake;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 2s;',
  'proxy_read_timeout 15s;',
  'proxy_next_upstream error timeout http_502 http_503 non_idempotent;',
  'proxy_next_upstream_tries 2;',
]
