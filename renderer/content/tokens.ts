import { isRecord } from './parse.ts'
import { schemaOf } from './schemas.ts'

const token = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}/g

/**
 * The words that stand for each token: every text or number under "site:", the address on one line, and the facts.
 * What "site:" lacks though it must have it, or has in a form that no link can take, is empty here: that mistake is
 * reported by itself.
 */
export type Tokens = ReadonlyMap<string, string>

export function tokensOf(data: Record<string, unknown>): Tokens {
  const site = isRecord(data.site) ? data.site : {}
  const facts = isRecord(data.facts) ? Object.entries(data.facts) : []
  const { required = [], properties = {} } = schemaOf('site')
  const missing = required.filter((name) => (site[name] ?? undefined) === undefined)
  const raw = new Map<string, string>(missing.map((name) => [name, '']))
  for (const [name, value] of Object.entries(site)) {
    if (typeof value === 'string' || typeof value === 'number')
      raw.set(name, hasForm(value, properties[name]?.pattern) ? String(value) : '')
  }
  if (isRecord(site.address)) raw.set('address', oneLine(site.address))
  for (const [name, fact] of facts) raw.set(`facts.${name}`, isRecord(fact) ? String(fact.value ?? '') : '')
  return new Map([...raw].map(([name, value]) => [name, expand(value, raw, [name])]))
}

const hasForm = (value: string | number, pattern: unknown) =>
  typeof pattern !== 'string' || new RegExp(pattern).test(String(value))

/** "1450 Slate Street, Louisville, KY 40217" */
export function oneLine(address: Record<string, unknown>): string {
  const { street, locality, region, postalCode } = address
  return `${street}, ${locality}, ${region} ${postalCode}`
}

/** Values may use tokens themselves; one that leads back to itself stays as it is written and is reported. */
function expand(text: string, raw: Tokens, within: string[]): string {
  return text.replace(token, (written, name: string) => {
    const value = raw.get(name)
    return value === undefined || within.includes(name) ? written : expand(value, raw, [...within, name])
  })
}

/** The text with its tokens filled. Unknown ones and placeholders, which a section fills by itself, stay. */
export function fillTokens(text: string, tokens: Tokens, placeholders: readonly string[] = []): string {
  if (!text.includes('{')) return text
  return text.replace(token, (written, name: string) =>
    placeholders.includes(name) ? written : (tokens.get(name) ?? written),
  )
}

/** The names in braces that stand for nothing. */
export function unknownTokens(text: string, tokens: Tokens, placeholders: readonly string[] = []): string[] {
  return tokenNames(text).filter((name) => !placeholders.includes(name) && !tokens.has(name))
}

export function tokenNames(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(token)].map((match) => String(match[1])) : []
}
