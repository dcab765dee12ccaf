import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { type Text, textsOf } from '../../../renderer/schema/walk.ts'
import { applyEdits } from '../edits.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation, Plain } from '../operations/operation.ts'
import { renameRoute } from '../rename.ts'
import { openSource } from '../source-file.ts'
import { commentsIn } from './comments.ts'
import type { StarterWords } from './words-files.ts'

/** Every text of a starter that another language says in another way, once, in the order of the file. */
export function textsToSay(source: string): string[] {
  const { pages: all, translations, ...frame } = openSource(source).outline.data
  const pages = Object.fromEntries(Object.entries(Object(all)).filter(([, page]) => isOfFirst(page, frame)))
  const said = textsOf({ ...frame, pages }).filter(isSaid)
  return [
    ...new Set([
      ...Object.keys(pages).filter((route) => route !== '/'),
      ...said.map(({ text }) => text.trimEnd()),
      ...commentsIn(source).map(({ text }) => text),
    ]),
  ]
}

/** A starter with its comments, and the remarks on what is its owner's, in other words. */
export function commentsInWords(source: string, { texts }: StarterWords): string {
  const edits = commentsIn(source).flatMap(({ start, end, text }) => {
    const words = texts[text]
    if (!words) return []
    const indent = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1)
    return [{ start, end, text: `# ${words.replaceAll('\n', `\n${indent}# `)}` }]
  })
  return applyEdits(source, edits)
}

/** A starter with its texts and the addresses of its pages in other words; those that nobody has said stay. */
export function inWords(source: string, { texts }: StarterWords): string {
  const { data } = openSource(source).outline
  const operations = textsOf(data)
    .filter(isSaid)
    .flatMap(({ path, text }): Operation[] => {
      const words = texts[text.trimEnd()]
      return words ? [{ do: 'set', path, value: text.endsWith('\n') ? `${words}\n` : words }] : []
    })
  const said = applyOperations(source, operations).source
  return Object.keys(Object(data.pages)).reduce((text, from) => {
    const to = texts[from]
    return to && to !== from ? applyEdits(text, renameRoute(text, from, to, () => false).edits) : text
  }, said)
}

/** What a business in the country of the words has in place of what the starter has, whose data these are. */
export const ofCountry = (data: unknown, { site, places = {} }: StarterWords): Operation[] => [
  ...leaves(site, ['site']),
  ...placesIn(data, places, []),
]

/** Where the towns of a map lie, wherever they are listed. */
function placesIn(value: unknown, places: NonNullable<StarterWords['places']>, path: Path): Operation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(item, places, [...path, index]))
  if (!isRecord(value)) return []
  const place = 'latitude' in value ? places[String(value.name)] : undefined
  return place
    ? leaves(place, path)
    : Object.entries(value).flatMap(([key, inner]) => placesIn(inner, places, [...path, key]))
}

function leaves(value: Plain, path: Path): Operation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => leaves(inner as Plain, [...path, key]))
  return [{ do: value === null ? 'remove' : 'set', path, value } as Operation]
}

/** Whether a page is in the first language of its site. */
export const isOfFirst = (page: unknown, { site }: Record<string, unknown>) => {
  const { language } = Object(site)
  return (Object(page).language ?? language) === language
}

/** Names, choices, links and what has a form of its own are no words; neither is what a country has, or only a machine reads. */
function isSaid({ text, schema, path }: Text): boolean {
  if (path.includes('zipCodes')) return true
  if (schema.reference || schema.enum || schema.const || schema.pattern || schema.format) return false
  // Figures with a point or a comma in them are written in another way elsewhere.
  if (/^(?:\{[\w.]+\}|[\d\s:–-]*)$/.test(text)) return false
  const [part, key] = path
  const last = path.at(-1)
  if (part === 'facts') return last !== 'source'
  if (part === 'forms') return last !== 'value'
  if (part === 'site' && key === 'hours') return last !== 'label' && !/\d/.test(text)
  return part !== 'site' || (key !== 'address' && key !== 'locality')
}
