import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashedFolders } from '../common/reserved.ts'
import { analyticsSources } from '../expand/analytics.ts'
import type { Site } from '../pipeline/index.ts'

export interface HeaderRule {
  /** A path, or a path with "*" at its end. */
  path: string
  headers: Record<string, string>
}

/** How long an answer may be kept, by what it is; the server says the same of what it finds itself. */
export const caching = {
  page: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  redirect: 'public, max-age=3600',
  missing: 'no-cache',
}

/**
 * Writes `headers.json`, the one source of the site's headers: our server reads it, and the files for other hosts are
 * made from it. The policy lists the hashes of the given inline texts; a test compares them with those of the pages.
 */
export async function emitHeaders(site: Using, { styles, scripts }: InlineHashes, out: string): Promise<HeaderRule[]> {
  const rules = headerRules({ styles: styles.map(sha256), scripts: scripts.map(sha256) }, sourcesOf(site))
  await writeFile(join(out, 'headers.json'), JSON.stringify(rules, null, 2))
  return rules
}

type Using = Pick<Site, 'settings' | 'forms' | 'frames' | 'videos'>

/** What pages load besides their own scripts, styles, pictures and data, by the rule of the policy that allows it. */
export type Sources = Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'media-src', string[]>>

/** What the pages of a site use, and nothing else. */
export function sourcesOf({ settings, forms, frames, videos }: Using): Sources {
  const analytics: Sources = settings.analytics ? analyticsSources(settings.analytics, settings.url) : {}
  return {
    ...analytics,
    'connect-src': [...formOrigins(forms), ...(analytics['connect-src'] ?? [])],
    'frame-src': frames,
    'media-src': videos.length > 0 ? ["'self'"] : [],
  }
}

/** Other sites that forms are sent to by script; without JavaScript every form is sent to its own site. */
function formOrigins(forms: Site['forms']): string[] {
  const addresses = Object.values(forms).filter(({ endpoint }) => /^https?:/.test(endpoint))
  return [...new Set(addresses.map(({ endpoint }) => new URL(endpoint).origin))].sort()
}

/** The headers by path, for pages whose inline styles and scripts have the given hashes. */
export function headerRules({ styles, scripts }: InlineHashes, sources: Sources = {}): HeaderRule[] {
  const also = (rule: keyof Sources) => (sources[rule] ?? []).map((source) => ` ${source}`).join('')
  const only = (rule: keyof Sources) => (sources[rule]?.length ? [`${rule}${also(rule)}`] : [])
  const policy = [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}${also('script-src')}`,
    `style-src 'self'${quoted(styles)}`,
    `img-src 'self' data:${also('img-src')}`,
    "font-src 'self'",
    `connect-src 'self'${also('connect-src')}`,
    ...only('frame-src'),
    ...only('media-src'),
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
    ...hashedFolders.map((folder) => ({ path: `${folder}*`, headers: { 'Cache-Control': caching.hashed } })),
  ]
}

export interface InlineHashes {
  styles: string[]
  scripts: string[]
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
