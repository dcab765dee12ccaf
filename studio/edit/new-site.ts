import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { PLAIN_STARTER, type SiteFolder, STARTERS, siteFolder } from '../../renderer/common/site-folder.ts'
import { applyEdits, type Edit } from './edits.ts'
import { wordsFiles } from './new-site/words-files.ts'
import { writeText } from './operations/plain-text.ts'
import { unknownName } from './refusal.ts'
import { openSource, type SourceFile } from './source-file.ts'

/** What a new site asks of its owner, with where it stands under "site:". */
export const ownerSettings = { name: 'brand', town: 'locality', phone: 'phone', email: 'email' } as const
export type Owner = Record<keyof typeof ownerSettings, string>

const plain = siteFolder(PLAIN_STARTER)

/** The names of the sites that a new one can begin as. */
export function starterNames(): string[] {
  const names = existsSync(STARTERS) ? readdirSync(STARTERS) : []
  return names.filter((name) => existsSync(join(STARTERS, name, 'pages.yaml'))).sort()
}

/** Each starter with the languages that it speaks, its own first: "plumber (en-US with es-US, de, fr)". */
export function describeStarters(): string {
  const languages = /^ {2}languages: \[(.*)\]|^ {2}language: (.*)/gm
  const said = starterNames().map((name) => {
    const folder = starterFolder(name)
    const [first, second] = [...readStarter(folder).matchAll(languages)]
    const own = (second ?? first)?.slice(1).find(Boolean)?.replace(', ', ' with ')
    return `${name} (${[own, ...wordsFiles(folder).map((file) => file.replace('.json', ''))].join(', ')})`
  })
  return said.join(', ') || 'none but the plain one, which needs no name'
}

/** Where a starter lies; without a name, the one of no trade. Throws a Refusal, with the nearest name, for none. */
export function starterFolder(name?: string): SiteFolder {
  if (name === undefined) return plain
  if (!starterNames().includes(name)) throw unknownName('no-such.starter', name, starterNames())
  return siteFolder(join(STARTERS, name, 'pages.yaml'))
}

/** What a starter asks of its owner in remarks behind the lines that hold the answers. */
const answered = new RegExp(`(?<=^  (?:${Object.values(ownerSettings).join('|')}): .*)[ \\t]+# yours:.*$`, 'gm')

export interface OwnedText {
  text: string
  /** The lines outside "site:" that still say something of the starter's owner. */
  left: { line: number; words: string }[]
}

/** The text of a starter with its owner's name, town, phone and e-mail in place of those that stand under "site:". */
export function withOwner(source: string, owner: Owner): OwnedText {
  const file = openSource(source)
  const site = isRecord(file.outline.data.site) ? file.outline.data.site : {}
  const pairs = Object.entries(ownerSettings).map(([key, setting]) => [site[setting], owner[key as keyof Owner]])
  const replacements = new Map(pairs.filter((pair): pair is [string, string] => typeof pair[0] === 'string'))
  const longestFirst = [...replacements.keys()].toSorted((one, other) => other.length - one.length)
  const patterns = new RegExp(longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  const edits = editsIn(file, site, ['site'], (text) =>
    text.replace(patterns, (match) => replacements.get(match) ?? match),
  )
  const text = applyEdits(source, edits).replaceAll(answered, '')
  const end = file.spanOf(['site'])?.[1] ?? 0
  const left = [...source.slice(end).matchAll(patterns)]
    .map(({ 0: words, index }) => ({ line: file.lineOf(end + index).line, words }))
    .filter(({ words }) => replacements.get(words) !== words)
  return { text, left }
}

function editsIn(file: SourceFile, value: unknown, path: Path, change: (text: string) => string): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => editsIn(file, item, [...path, index], change))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, child]) => editsIn(file, child, [...path, key], change))
  const span = typeof value === 'string' ? file.spanOf(path) : undefined
  if (!span || typeof value !== 'string' || change(value) === value) return []
  const [start, end] = span
  const isBlock = /^[|>]/.test(file.source.slice(start, end))
  return [{ start, end, text: `${writeText(change(value).trimEnd(), true)}${isBlock ? '\n' : ''}` }]
}

/** Leads editors to the schema by which they complete and check. */
export const withSchema = (source: string, schema: string) =>
  source.replace(/^(# yaml-language-server: \$schema=).*$/m, (_, start) => start + schema)

export const readStarter = ({ file }: SiteFolder) => readFileSync(file, 'utf8')
