import { message } from '../../messages/message.ts'
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
  const { key = '' } = before
  return {
    code: 'missing-key',
    ...underline(line),
    message: message('missing-key.list', { key }),
    hint: [
      message('missing-key.list-hint', { list: name, key }),
      ...(more.length > 0 ? [message('missing-key.lists', { lists: { list: [name, ...more] } })] : []),
    ],
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
  return {
    line: first,
    mistake: {
      code: 'missing-dash',
      ...underline(first),
      message: message('missing-dash.no-dash', { key: first.key ?? '' }),
      hint: isSection
        ? message('missing-dash.section-hint')
        : message('missing-dash.no-dash-hint', { line: first.text.trim() }),
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
      message: message('missing-key.part', { key: first.key ?? first.value }),
      hint: message('missing-key.part-hint'),
    },
  }
}
