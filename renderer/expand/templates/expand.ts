import { isRecord } from '../../common/is-record.ts'
import type { Finding, Path, Place } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { ParsedFile } from '../../read/parse.ts'
import { tidySlug } from '../../schema/route.ts'
import { absentSets, formerAddresses, type Token } from './absent.ts'
import { addresses, mostMade, setsIn } from './addresses.ts'
import { checkSets } from './check-sets.ts'
import { checkTemplate } from './check-template.ts'
import { dottedTokens, fill, lookUp } from './fill.ts'
import { type DataSet, setsOf } from './sets.ts'
import { type Made, wordsUnderData } from './words.ts'

export interface Expansion {
  /** The file with ordinary pages in place of the templates. */
  file: ParsedFile
  /** The template of each page that was made: address → template's address. */
  origins: ReadonlyMap<string, string>
  /** Where under "data:" the words of a made page stand, if they do. */
  wordsUnderData: (place: Place) => Path | undefined
  /** Makes the pages with the long texts of their items and names left as tokens: what they would be with the names swapped. */
  unnamed: ReadonlyMap<string, () => unknown>
  findings: Finding[]
}

/** Values from this length on are text of their own; shorter ones are names and figures. */
const leastText = 40

/**
 * Makes the pages of every template: a page whose address holds `{set.slug}`. It happens before anything is judged,
 * so that every check sees the pages that visitors will see.
 */
export function expand(file: ParsedFile): Expansion {
  const none = { file, origins: new Map(), wordsUnderData: () => undefined, unnamed: new Map(), findings: [] }
  if (!isRecord(file.data) || !isRecord(file.data.pages)) return none
  const sets = setsOf(file.data)
  const templates = Object.keys(file.data.pages).filter((route) => route.includes('{'))
  if (sets.size === 0 && templates.length === 0) return none
  const findings = checkSets(sets)
  const isSound = findings.length === 0 && [...sets.values()].every(hasGoodNames)
  const pages = new Map<string, unknown>()
  const origins = new Map<string, string>()
  const unnamed = new Map<string, () => unknown>()
  const madeFor = new Map<string, Made>()
  const broken = [...file.broken]
  let most = mostMade
  for (const [route, page] of Object.entries(file.data.pages)) {
    if (!route.includes('{')) {
      pages.set(route, page)
      continue
    }
    const tokens = tokensIn(page, ['pages', route])
    const absent = absentSets(tokens, setsIn(route), sets)
    if (absent.length > 0) broken.push(...formerAddresses(route, [...setsIn(route), ...absent]))
    const wrong = checkTemplate(route, tokens, absent, { sets, most })
    findings.push(...(isSound ? wrong : []))
    const isMade = isSound && wrong.length === 0
    const all = addresses(route, sets, most)
    most -= all.length
    if (all.length === 0) broken.push(route)
    for (const { address, combination } of all) {
      const place = { path: ['pages', route], key: true }
      if (address in file.data.pages || pages.has(address))
        findings.push(...(absent.length > 0 ? [] : [taken(address, place)]))
      else if (!isMade) broken.push(address)
      else {
        origins.set(address, route)
        madeFor.set(address, { template: page, combination })
        pages.set(
          address,
          fill(page, (name) => lookUp(name, combination, sets)),
        )
        unnamed.set(address, () => fill(page, (name) => ownText(lookUp(name, combination, sets))))
      }
    }
  }
  const data = { ...file.data, pages: Object.fromEntries(pages) }
  const underData = (place: Place) => {
    const template = 'path' in place && place.path[0] === 'pages' ? madeFor.get(String(place.path[1])) : undefined
    return template && wordsUnderData(place, template, sets)
  }
  return { file: { ...file, data, broken }, origins, wordsUnderData: underData, unnamed, findings }
}

/** A name with capitals or spaces is reported by itself, not again for every page made with it. */
const hasGoodNames = ({ items }: DataSet) => Object.keys(items).every((slug) => tidySlug(slug) === slug)

const ownText = (value: string | undefined) => (value !== undefined && value.length >= leastText ? value : undefined)

function tokensIn(value: unknown, path: Path): Token[] {
  if (typeof value === 'string') return dottedTokens(value).map((name) => ({ name, path }))
  const steps = Array.isArray(value) ? value.entries() : Object.entries(Object(value))
  return [...steps].flatMap(([step, inner]) => tokensIn(inner, [...path, step]))
}

const taken = (address: string, place: Finding['place']): Finding => ({
  code: 'duplicate-route',
  place,
  message: message('duplicate-route.template', { route: shown(address) }),
  hint: message('duplicate-route.template-hint'),
})
