/** A language of wide letters, which looks like no other: whatever is shown in plain letters comes from the code itself. */
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { namedWords, wordsOf } from '../../renderer/languages/index.ts'
import type { Mark } from '../../renderer/pipeline/index.ts'
import { readSite } from '../../renderer/pipeline/index.ts'

/** The offset of wide letters (U+FF21 and on) from plain ones. */
const WIDE = 0xfee0

/** A text in wide letters; what stands in braces, and where links lead, stays. */
export const wide = (text: string) =>
  text.replace(/\{[^}]*\}|\]\([^)]*\)|[a-z]/gi, (part) =>
    part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + WIDE) : part,
  )

/** Names, choices and addresses are for machines. */
const widen: Mark = (shown, { schema, path }) => {
  const isForMachines = schema.reference || schema.pattern || schema.enum || schema.const
  return isForMachines || path.includes('schema') ? shown : wide(shown)
}

/** Japanese: what dates and lists are written in holds no plain letter either. */
const language = 'ja-JP'

/** A site whose own texts and all words are in wide letters, in a language that the catalogue does not have. */
export async function wideSite(file: string) {
  const data = parse(readFileSync(file, 'utf8'))
  const words = Object.fromEntries(namedWords(wordsOf('en')).map(([name, text]) => [name, wide(text)]))
  const unsaved = stringify({ ...data, site: { ...data.site, language, words } })
  const { marked, problems } = await readSite(file, { unsaved })
  if (!marked) throw new Error(`the site of wide letters is not sound: ${JSON.stringify(problems, null, 2)}`)
  return marked(widen)
}

/** Figures with their signs, what is no word of a language, and the names of others. */
const noWords =
  /https?:\/\/\S+|\S+@\S+\.\S+|&\w+;|\b(?:x27|npm run leads[^\n]*|\w+\.example\.com|PNG, \d+ KB|Google Maps|Apple Maps|OpenStreetMap|YouTube|Vimeo|Calendly)/g
const attribute = /\s(?:aria-label|aria-roledescription|alt|title|placeholder|content)="([^"]*)"/g
/** What `content` says to machines alone. */
const forMachines =
  /<wbr\/?>|<meta (?:http-equiv="refresh"|name="(?:viewport|robots|theme-color|twitter:card)"|property="og:(?:type|url|image|locale)[^"]*")[^>]*>/g

/** What somebody can read or hear in a document, and is in plain letters: of a line each as it stands there. */
export function plainLetters(html: string): string[] {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(forMachines, '')
  const texts = [...shown.matchAll(/>([^<]+)/g), ...shown.matchAll(attribute)].map(([, text = '']) => text)
  return [...new Set(texts.filter((text) => /[a-z]{2}/i.test(text.replace(noWords, ''))))]
}
