import { addressLines } from '../common/address.ts'
import { countryOf } from '../common/country.ts'
import { commaOf, phoneText } from '../common/direction.ts'
import { distance } from '../common/distance.ts'
import { isRecord } from '../common/is-record.ts'
import { isLanguage } from '../common/language-name.ts'
import { nearest } from '../common/nearest.ts'
import { oncePer } from '../common/once-per.ts'
import { schemaOf } from '../schema/schemas.ts'

/** So many values may stand within a value, counted through all levels: no sentence needs more, and nine on each of a few levels are millions. */
const mostWithin = 500

const token = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}/g

/**
 * The words that stand for each token: every text or number under "site:", the address on one line, and the facts.
 * What "site:" lacks though it must have it, has under a misspelt name or in a form that no link can take, is empty
 * here: that mistake is reported by itself.
 */
export type Tokens = ReadonlyMap<string, string>

export function tokensOf(data: Record<string, unknown>): Tokens {
  const raw = writtenValues(data)
  const tokens = new Map([...raw.keys()].map((name) => [name, filled(name, raw) ?? '']))
  const [phone, language = ''] = ['phone', 'language'].map((name) => tokens.get(name))
  if (phone !== undefined && isLanguage(language)) tokens.set('phone', phoneText(phone, language))
  return tokens
}

/** Those that hold more values within one another than can be filled; of two, the one that the other holds. */
export function overfullTokens(data: Record<string, unknown>): string[] {
  const raw = writtenValues(data)
  const overfull = new Set([...raw.keys()].filter((name) => filled(name, raw) === undefined))
  return [...overfull].filter((name) => !tokenNames(raw.get(name) ?? '').some((inner) => overfull.has(inner)))
}

function writtenValues(data: Record<string, unknown>): Map<string, string> {
  const site = isRecord(data.site) ? data.site : {}
  const facts = isRecord(data.facts) ? Object.entries(data.facts) : []
  const { required = [], properties = {} } = schemaOf('site')
  const names = Object.keys(properties)
  const meant = Object.keys(site).flatMap((name) =>
    Object.hasOwn(properties, name) ? [] : (nearest(name, names) ?? []),
  )
  const expected = isRecord(data.site) ? [...required, ...meant] : names
  const missing = expected.filter((name) => (site[name] ?? undefined) === undefined)
  const raw = new Map<string, string>(missing.map((name) => [name, '']))
  for (const [name, value] of Object.entries(site)) {
    if (typeof value === 'string' || typeof value === 'number')
      raw.set(name, hasForm(value, properties[name]?.pattern) ? String(value) : '')
  }
  if (isRecord(site.address)) raw.set('address', addressLines(site.address).join(commaOf(knownLanguage(site))))
  if (typeof site.serviceRadiusMiles === 'number' && typeof site.language === 'string')
    raw.set('serviceRadius', radiusOf(site))
  for (const [name, fact] of facts) raw.set(`facts.${name}`, isRecord(fact) ? String(fact.value ?? '') : '')
  return raw
}

/** A language that is none is reported by itself. */
const knownLanguage = ({ language }: Record<string, unknown>): string =>
  isLanguage(String(language)) ? String(language) : 'en'

/** So is a country. */
const radiusOf = oncePer((site: Record<string, unknown>): string => {
  const [language = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(knownLanguage(site))
  const { country } = Object(site.address)
  const address = typeof country === 'string' ? { country } : undefined
  return distance(Number(site.serviceRadiusMiles), language, countryOf({ address, language }))
})

const hasForm = (value: string | number, pattern: unknown) =>
  typeof pattern !== 'string' || new RegExp(pattern).test(String(value))

/**
 * A value with the tokens in it filled; one that leads back to itself stays as it is written and is reported. Undefined
 * where there are too many.
 */
function filled(name: string, raw: Tokens): string | undefined {
  let left = mostWithin
  const expand = (text: string, within: string[]): string =>
    text.replace(token, (braces, inner: string) => {
      const value = raw.get(inner)
      if (value === undefined || within.includes(inner) || left-- <= 0) return braces
      return expand(value, [...within, inner])
    })
  const text = expand(raw.get(name) ?? '', [name])
  return left < 0 ? undefined : text
}

/** The text with its tokens filled. Unknown ones and placeholders, which a section fills by itself, stay. */
export function fillTokens(text: string, tokens: Tokens, placeholders: readonly string[] = []): string {
  if (!text.includes('{')) return text
  return text.replace(token, (braces, name: string) =>
    placeholders.includes(name) ? braces : (tokens.get(name) ?? braces),
  )
}

/** The names in braces that stand for nothing. */
export function unknownTokens(text: string, tokens: Tokens, placeholders: readonly string[] = []): string[] {
  return tokenNames(text).filter((name) => !placeholders.includes(name) && !tokens.has(name))
}

export function tokenNames(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(token)].map((match) => String(match[1])) : []
}
