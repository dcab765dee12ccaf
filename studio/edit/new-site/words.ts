import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { SiteFolder } from '../../../renderer/common/site-folder.ts'
import { languageFiles } from '../../../renderer/schema/starter-texts.ts'
import { type Text, textsOf } from '../../../renderer/schema/walk.ts'
import { applyEdits } from '../edits.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation, Plain } from '../operations/operation.ts'
import { renameRoute } from '../rename.ts'
import { openSource } from '../source-file.ts'
import { commentsIn } from './comments.ts'

/** What a starter says in another language: the file words/fr.json beside its pages.yaml. */
export interface StarterWords {
  /** What holds for a business in the country of the language, as it stands under "site:": address, telephone, holidays. */
  site: { address: { country: string } } & Record<string, Plain>
  /** The words for each text, comment and address of a page, by what stands there in the starter's own language. */
  texts: Readonly<Record<string, string>>
}

/** The words of a starter in a language, with what its country says in another way ("pt-PT.json" beside "pt.json"). */
export function readWords(starter: SiteFolder, language: string): StarterWords | undefined {
  const files = languageFiles(language).map((name) => join(wordsFolder(starter), name))
  const found: StarterWords[] = files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const last = found.at(-1)
  return last && { site: last.site, texts: Object.assign({}, ...found.map(({ texts }) => texts)) }
}

export const wordsFolder = ({ file }: SiteFolder) => join(dirname(file), 'words')

/** Every text of a starter that another language says in another way, once, in the order of the file. */
export function textsToSay(source: string): string[] {
  const { pages, ...frame } = openSource(source).outline.data
  const said = textsOf({ ...frame, pages }).filter(isSaid)
  return [
    ...new Set([
      ...Object.keys(Object(pages)).filter((route) => route !== '/'),
      ...said.map(({ text }) => text.trimEnd()),
      ...commentsIn(source).map(({ text }) => text),
    ]),
  ]
}

/** The text of a starter in other words; those that nobody has said stay. */
export function inWords(source: string, { texts }: StarterWords): string {
  const say = (text: string) => texts[text.trimEnd()] || undefined
  const comments = commentsIn(source).flatMap(({ start, end, text }) => {
    const words = say(text)
    if (words === undefined) return []
    const indent = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1)
    return [{ start, end, text: `# ${words.replaceAll('\n', `\n${indent}# `)}` }]
  })
  const { data } = openSource(source).outline
  const operations = textsOf(data)
    .filter(isSaid)
    .flatMap(({ path, text }): Operation[] => {
      const value = say(text)
      return value === undefined || value === text
        ? []
        : [{ do: 'set', path, value: text.endsWith('\n') ? `${value}\n` : value }]
    })
  const said = applyOperations(applyEdits(source, comments), operations).source
  return Object.keys(Object(data.pages)).reduce((text, from) => {
    const to = say(from)
    return to === undefined || to === from ? text : applyEdits(text, renameRoute(text, from, to, () => false).edits)
  }, said)
}

/** What a business in the country of the words has under "site:" in place of what the starter's has. */
export const siteInWords = ({ site }: StarterWords): Operation[] => leaves(site, ['site'])

function leaves(value: Plain, path: Path): Operation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => leaves(inner as Plain, [...path, key]))
  return [{ do: value === null ? 'remove' : 'set', path, value } as Operation]
}

/** Names, choices, links and what has a form of its own are no words; neither is what a country has, or only a machine reads. */
function isSaid({ text, schema, path }: Text): boolean {
  if (schema.reference || schema.enum || schema.const || schema.pattern || schema.format) return false
  if (/^(?:\{[\w.]+\}|[\d\s.,:–-]*)$/.test(text)) return false
  const [part, key] = path
  const last = path.at(-1)
  if (part === 'facts') return last !== 'source'
  if (part === 'forms') return last !== 'value'
  if (part === 'site' && key === 'hours') return last !== 'label' && !/\d/.test(text)
  return part !== 'site' || (key !== 'address' && key !== 'locality')
}
