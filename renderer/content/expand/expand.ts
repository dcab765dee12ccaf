import { quote } from '../messages/names.ts'
import { didYouMean, listNames } from '../nearest.ts'
import { isRecord, type ParsedFile } from '../parse.ts'
import type { Finding, Path, Place } from '../problem.ts'
import { tidyRoute } from '../routes.ts'
import { absentFinding, absentSets, formerAddresses, type Token } from './absent.ts'
import { checkSets } from './check-sets.ts'
import { type Combination, dottedTokens, fill, lookUp } from './fill.ts'
import { type DataSet, type DataSets, setsOf } from './sets.ts'
import { type Made, wordsUnderData } from './words.ts'

export interface Expansion {
  /** The file with ordinary pages in place of the templates. */
  file: ParsedFile
  /** The template of each page that was made: address → template's address. */
  origins: ReadonlyMap<string, string>
  /** Where under "data:" the words of a made page stand, if they do. */
  wordsUnderData: (place: Place) => Path | undefined
  /** The pages with the long texts of their items and names left as tokens: what they would be with the names swapped. */
  unnamed: ReadonlyMap<string, unknown>
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
  const unnamed = new Map<string, unknown>()
  const madeFor = new Map<string, Made>()
  const broken = [...file.broken]
  for (const [route, page] of Object.entries(file.data.pages)) {
    if (!route.includes('{')) {
      pages.set(route, page)
      continue
    }
    const tokens = tokensIn(page, ['pages', route])
    const absent = absentSets(tokens, setsIn(route), sets)
    if (absent.length > 0) broken.push(...formerAddresses(route, [...setsIn(route), ...absent]))
    const wrong = checkTemplate(route, tokens, absent, sets)
    findings.push(...(isSound ? wrong : []))
    const isMade = isSound && wrong.length === 0
    const all = addresses(route, sets)
    if (all.length === 0) broken.push(route)
    for (const { made, combination } of all) {
      const place = { path: ['pages', route], key: true }
      if (made in file.data.pages || pages.has(made)) findings.push(...(absent.length > 0 ? [] : [taken(made, place)]))
      else if (!isMade) broken.push(made)
      else {
        origins.set(made, route)
        madeFor.set(made, { template: page, combination })
        pages.set(
          made,
          fill(page, (name) => lookUp(name, combination, sets)),
        )
        unnamed.set(
          made,
          fill(page, (name) => ownText(lookUp(name, combination, sets))),
        )
      }
    }
  }
  const data = { ...file.data, pages: Object.fromEntries(pages) }
  const underData = (place: Place) => {
    const made = 'path' in place && place.path[0] === 'pages' ? madeFor.get(String(place.path[1])) : undefined
    return made && wordsUnderData(place, made, sets)
  }
  return { file: { ...file, data, broken }, origins, wordsUnderData: underData, unnamed, findings }
}

/** A name with capitals or spaces is reported by itself, not again for every page made with it. */
const hasGoodNames = ({ items }: DataSet) => Object.keys(items).every((slug) => tidyRoute(slug) === `/${slug}`)

const ownText = (value: string | undefined) => (value !== undefined && value.length >= leastText ? value : undefined)

/** Every address that a template makes, with the items that it is made for. */
function addresses(route: string, sets: DataSets): { made: string; combination: Combination }[] {
  const names = setsIn(route).filter((name) => sets.has(name))
  let combinations: Combination[] = [{}]
  for (const name of names) {
    const slugs = Object.keys(sets.get(name)?.items ?? {})
    combinations = combinations.flatMap((at) => slugs.map((slug) => ({ ...at, [name]: slug })))
  }
  const made = combinations.map((combination) => ({
    made: String(fill(route, (token) => lookUp(token, combination, sets))),
    combination,
  }))
  return made.filter((page) => !page.made.includes('{'))
}

/** The sets that an address names, in its order. */
const setsIn = (route: string) => [...new Set(dottedTokens(route).map((name) => String(name.split('.')[0])))]

function checkTemplate(route: string, tokens: readonly Token[], absent: string[], sets: DataSets): Finding[] {
  if (/\{[^}]*(?:\{|$)/.test(route)) return [openBrace(route)]
  const strange = [...route.matchAll(/\{([^}]*)\}?/g)].map(([, name]) => String(name))
  const unknown = strange.filter((name) => !sets.has(name.split('.')[0] ?? '') || !name.endsWith('.slug'))
  if (unknown.length > 0) return unknown.map((name) => unknownInAddress(route, name, sets))
  const [combination] = addresses(route, sets).map((address) => address.combination)
  if (!combination) return []
  const unfilled = tokens.filter(({ name }) => {
    return sets.has(name.split('.')[0] ?? '') && lookUp(name, combination, sets) === undefined
  })
  if (absent.length > 0 && unfilled.length > 1) return [absentFinding(route, absent, unfilled)]
  return unfilled.map(({ name, path }) => unknownField(name, path, combination, sets))
}

function openBrace(route: string): Finding {
  const message = `A brace is not closed in the address ${quote(route)}`
  const hint = 'Each part that stands for items begins with "{" and ends with "}": "/{service.slug}/{area.slug}".'
  return { code: 'bad-route', place: { path: ['pages', route], key: true }, message, hint }
}

function unknownInAddress(route: string, name: string, sets: DataSets): Finding {
  const known = [...sets.keys()].map((set) => `${set}.slug`)
  const message = `Cannot find what "{${name}}" in the address ${quote(route)} stands for`
  const hint = `${didYouMean(name, known).replace(/"(.*)"/, '"{$1}"')}An address holds the slug of a set under "data:": ${listNames(known.map((token) => `{${token}}`))}`
  return { code: 'unknown-token', place: { path: ['pages', route], key: true }, message, hint }
}

function unknownField(name: string, path: Path, combination: Combination, sets: DataSets): Finding {
  const [set = ''] = name.split('.')
  const place = { path, text: `{${name}}` }
  const message = `Cannot find what "{${name}}" stands for, used in ${quote(path[1])}`
  if (!(set in combination)) {
    const hint = `The page is not made for each item of ${quote(set)}: put "{${set}.slug}" into its address, or remove it here.`
    return { code: 'unknown-token', place, message, hint }
  }
  const known = ['slug', ...Object.keys(sets.get(set)?.fields ?? {})].map((field) => `${set}.${field}`)
  const hint = `${didYouMean(name, known).replace(/"(.*)"/, '"{$1}"')}Known: ${listNames(known.map((token) => `{${token}}`))}`
  return { code: 'unknown-token', place, message, hint }
}

function tokensIn(value: unknown, path: Path): Token[] {
  if (typeof value === 'string') return dottedTokens(value).map((name) => ({ name, path }))
  if (typeof value !== 'object' || value === null) return []
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...steps].flatMap(([step, inner]) => tokensIn(inner, [...path, step]))
}

function taken(made: string, place: Finding['place']): Finding {
  const message = `The template makes the page ${quote(made)}, which there is already`
  return { code: 'duplicate-route', place, message, hint: 'Give one of the two another address.' }
}
