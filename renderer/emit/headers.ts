import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface HeaderRule {
  /** A path, or a path with "*" at its end. */
  path: string
  headers: Record<string, string>
}

/**
 * Writes the headers of the site: `headers.json` for our server and `_headers` for static hosts. The hashes of the
 * inline styles are computed from the built pages, so that they cannot disagree with them.
 */
export async function emitHeaders(out: string): Promise<void> {
  const client = join(out, 'client')
  const rules = headerRules(await inlineHashes(client))
  const text = rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(([k, v]) => `  ${k}: ${v}`)])
  await writeFile(join(out, 'headers.json'), JSON.stringify(rules, null, 2))
  await writeFile(join(client, '_headers'), `${text.flat().join('\n')}\n`)
}

/** The headers by path, for pages whose inline styles and speculation rules have the given hashes. */
export function headerRules({ styles, scripts }: InlineHashes): HeaderRule[] {
  const policy = [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const everywhere = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  return [
    { path: '/*', headers: everywhere },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}

export interface InlineHashes {
  styles: string[]
  scripts: string[]
}

/** The hashes of all inline styles and speculation rules in the pages of a folder. */
async function inlineHashes(folder: string): Promise<InlineHashes> {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8')
    for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.add(sha256(text))
    for (const [, text = ''] of html.matchAll(/<script type="speculationrules">([\s\S]*?)<\/script>/g)) {
      scripts.add(sha256(text))
    }
  }
  return { styles: [...styles].sort(), scripts: [...scripts].sort() }
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
