import { listNames } from '../../common/nearest.ts'
import { partNames, type Schema, schemaOf, sectionSchema } from '../../schema/schemas.ts'
import { type LineMistake, underline } from './line-mistake.ts'
import type { Line } from './lines.ts'

/** The keys of a group so far, and the type of the section that it is. */
export interface Group {
  keys: string[]
  type?: string
}

interface Lost {
  line: Line
  mistake: LineMistake
}

function schemaFor(keys: readonly string[], type?: string): Schema {
  if (type !== undefined) return sectionSchema(type) ?? {}
  const others = ['form', 'page', 'site'].map(schemaOf)
  return others.find(({ properties = {} }) => keys.every((key) => Object.hasOwn(properties, key))) ?? {}
}

/** A list below a key that has a text already: the line with the list's own key is missing. */
export function keylessList(line: Line, { keys, type }: Group, before: Line): LineMistake {
  const { properties = {}, required: must = [] } = schemaFor(keys, type)
  const lists = Object.keys(properties).filter((key) => properties[key]?.items && !keys.includes(key))
  const required = must.filter((key) => lists.includes(key))
  const [name = 'items'] = required.length > 0 ? required : lists
  const more = lists.filter((key) => key !== name)
  const others = more.length > 0 ? ` Lists of this section: ${listNames([name, ...more])}.` : ''
  return {
    code: 'missing-key',
    ...underline(line),
    message: `A list begins here, but no line above names it: "${before.key}" has its text already`,
    hint: `Write a line with the list's key above it, such as "${name}:", in the column of "${before.key}".${others}`,
  }
}

/** Keys right below "blocks:", then entries with dashes: the first entry has lost the line with its dash. */
export function entryWithoutDash(
  level: { first: Line; list: boolean; group: Group } | undefined,
  line: Line,
): Lost | undefined {
  if (!level || level.list || level.first.dashes > 0 || level.first.indent !== line.content) return undefined
  const { first, group } = level
  const isSection = (line.key === 'type' || line.key === 'use') && !group.keys.includes('type')
  const dash = `${' '.repeat(line.indent)}-`.trimStart()
  const hint = isSection
    ? 'Write a line "- type: …" above it, with the name of the section, in the column of the other dashes.'
    : `Write "${dash} ${first.text.trim()}", with the dash in the column of the other dashes.`
  return {
    line: first,
    mistake: {
      code: 'missing-dash',
      ...underline(first),
      message: `No dash begins the entry to which "${first.key}" belongs`,
      hint,
    },
  }
}

/** The file begins in the middle of a part. */
export function partWithoutLine(first: Line, line: Line): Lost | undefined {
  if (first.indent === 0 || line.indent > 0 || !partNames().includes(line.key ?? '')) return undefined
  return {
    line: first,
    mistake: {
      code: 'missing-key',
      ...underline(first),
      message: `No line above names the part of the file to which "${first.key ?? first.value}" belongs`,
      hint: 'Write "site:" above it, at the left edge.',
    },
  }
}
