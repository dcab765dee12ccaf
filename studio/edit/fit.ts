import { parseDocument } from 'yaml'
import { checkLink } from '../../renderer/check/dead-link.ts'
import { linksIn } from '../../renderer/check/links-in.ts'
import type { Surroundings } from '../../renderer/check/surroundings.ts'
import { countryOf } from '../../renderer/common/country.ts'
import { readPostalCode } from '../../renderer/common/postal-code.ts'
import { postalCodeOf } from '../../renderer/common/postal-codes.ts'
import type { Outline } from '../../renderer/expand/outline.ts'
import { fillTokens, unknownTokens } from '../../renderer/expand/tokens.ts'
import { mapBlock, type Text } from '../../renderer/schema/walk.ts'
import { applyEdits, type Edit } from './edits.ts'
import { writeText } from './operations/plain-text.ts'
import { starterInWords } from './starter-words.ts'

/** What starter text is fitted to: the site it comes into, and the page it begins. */
export interface Setting {
  outline: Outline
  /** That of the page. */
  language: string
  surroundings: Surroundings
  /** The anchors that the sections of the new page will have. */
  anchors: readonly string[]
  title: string
  /** Sent with the page's form. */
  serviceType: string
}

/**
 * The text of a block, as an item of a list, with whatever this site does not have replaced by something it has:
 * examples are written for a site of their own. The words are those of the language, and the title that of the page.
 */
export function fitStarter(english: string, setting: Setting): string {
  const item = starterInWords(english, setting.language, countryOf(Object(setting.outline.data.site)))
  const document = parseDocument(item)
  const [block] = document.toJS() as unknown[]
  const edits: Edit[] = []
  mapBlock(block, [], (text) => {
    const node = document.getIn([0, ...text.path], true) as { range?: [number, number, number] } | undefined
    if (node?.range) edits.push(...editsOf(text, item, node.range, setting))
    return text.text
  })
  return applyEdits(item, edits)
}

function editsOf(text: Text, item: string, [start, end]: readonly number[], setting: Setting): Edit[] {
  if (start === undefined || end === undefined) return []
  const instead = wholeText(text, setting)
  if (instead !== undefined) return instead === text.text ? [] : [{ start, end, text: writeText(instead, true) }]
  const raw = item.slice(start, end)
  const parts = [...wrongTokens(text, setting), ...wrongLinks(text, setting)]
  return parts.flatMap(([words, other]) => {
    const at = raw.indexOf(words)
    return at < 0 ? [] : [{ start: start + at, end: start + at + words.length, text: other }]
  })
}

/** What is to stand in place of a text as a whole, if it is of that kind. */
function wholeText({ text, path, schema }: Text, setting: Setting): string | undefined {
  const { outline, surroundings } = setting
  const fitting = (names: readonly string[]) => (names.includes(text) ? text : (names[0] ?? text))
  if (path.length === 1 && path[0] === 'serviceType') return setting.serviceType
  if (path.length === 1 && path[0] === 'heading' && setting.title !== '') return setting.title
  if (schema.reference === 'form') return fitting(Object.keys(outline.forms))
  if (schema.reference === 'image') return fitting(surroundings.images)
  if (schema.content === 'postal-code') return postalCodeHere(text, outline)
  if (schema.reference === 'link') return isDead(text, setting) ? elsewhere(setting) : text
  return undefined
}

/** A code of another country would be refused: that of the business takes its place. */
function postalCodeHere(text: string, { data }: Outline): string {
  const { country, postalCode } = Object(Object(data.site).address)
  return readPostalCode(text, postalCodeOf(String(country)).pattern) ? text : String(postalCode ?? text)
}

function wrongTokens({ text, schema }: Text, { outline }: Setting): [string, string][] {
  return unknownTokens(text, outline.tokens, schema.placeholders).map((name) => [
    `{${name}}`,
    name.split('.').at(-1) ?? name,
  ])
}

function wrongLinks(text: Text, setting: Setting): [string, string][] {
  const dead = linksIn(text, setting.outline.tokens).filter(({ written }) => isDead(written, setting))
  return dead.map(({ written }) => [`](${written}`, `](${elsewhere(setting)}`])
}

function isDead(address: string, { outline, surroundings, anchors }: Setting): boolean {
  const href = fillTokens(address, outline.tokens)
  if (href.startsWith('#') && anchors.includes(href.slice(1))) return false
  return checkLink({ path: [], written: address, href }, outline, surroundings.files) !== undefined
}

const elsewhere = ({ outline }: Setting) => (outline.pages.get('/')?.names.includes('contact') ? '/#contact' : '/')
