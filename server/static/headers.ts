/** The headers that the build wants on the site's files, from `dist/headers.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type HeaderRule = { path: string; headers: Record<string, string> }

/** For a build that brings no headers of its own, and for the server's own pages. */
const defaultSecurity: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const fallback: HeaderRule[] = [
  {
    path: '/*',
    headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' },
  },
]

/** The rules of a build. Rejects where they are there and cannot be read: pages without them would be less safe, unseen. */
export async function readHeaderRules(dist: string): Promise<HeaderRule[]> {
  try {
    return JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'))
  } catch (error) {
    if (Object(error).code === 'ENOENT') return fallback
    throw error
  }
}

/** Sets the headers of every rule whose path fits; `*` at the end of a rule stands for any rest. Later rules win. */
export function applyRules(rules: HeaderRule[], path: string, headers: Headers): void {
  for (const rule of rules) {
    const fits = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
    if (!fits) continue
    for (const [name, value] of Object.entries(rule.headers)) headers.set(name, value)
  }
}

/** The headers of the server's own answers: what the build wants on every path, over our defaults. */
export function ownHeaders(rules: HeaderRule[]): Record<string, string> {
  const headers = new Headers(defaultSecurity)
  applyRules(rules, '/', headers)
  return Object.fromEntries(headers)
}
