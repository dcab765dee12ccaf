import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { type Message, message, type Named, type Value } from '../../renderer/messages/message.ts'
import { shown } from '../../renderer/messages/shown.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Parts } from '../edit/operations/parts.ts'
import { panelOf } from '../shell/panels/panels.ts'

type Page = Extract<Named, { page: string }>

/** A change as an owner reads it. */
export interface Change {
  /** A text is the words of an assistant about its own change. */
  words: Message | string
  /** Where it is; absent where it is all over the file. */
  path?: Path
  /** The address of the page. */
  page?: string
}

/** Says in plain words what operations do to a text. */
export function changeOf(operations: readonly Operation[], before: Parts, label?: Message | string): Change {
  const [first, ...more] = operations
  if (!first) return { words: message('change.none') }
  const change = changed(first, before)
  const words = label ?? (more.length === 0 ? change : message('change.more', { change, count: more.length }))
  if (first.do === 'readdress') return { words, page: first.to, path: ['pages', first.to] }
  if (first.do === 'page') return { words, page: first.route, path: ['pages', first.route] }
  const page = first.path[0] === 'pages' && first.path.length > 1 ? String(first.path[1]) : undefined
  return { words, path: first.path, ...(page !== undefined && { page }) }
}

const rearranged = {
  remove: 'change.removed',
  move: 'change.moved',
  duplicate: 'change.copied',
  confirm: 'change.confirmed',
} as const

function changed(operation: Operation, before: Parts): Message {
  switch (operation.do) {
    case 'readdress':
      return message('change.readdressed', { from: operation.from, to: operation.to })
    case 'page': {
      const route = { page: operation.route }
      if ('copy' in operation) return message('change.page-copied', { route, copy: { page: operation.copy } })
      return message('change.page-added', { route })
    }
    case 'rename':
      return message('change.renamed', { thing: thingAt(operation.path, before), name: shown(operation.key) })
    case 'share':
      return message('change.shared', { thing: thingAt(operation.path, before), name: shown(operation.name) })
    case 'insert':
      return message('change.added', { thing: newThing(operation.path, operation.value, before) })
    case 'set': {
      const thing = thingAt(operation.path, before)
      return message(valueIn(before, operation.path) === undefined ? 'change.added' : 'change.changed', { thing })
    }
    default:
      return message(rearranged[operation.do], { thing: thingAt(operation.path, before) })
  }
}

function newThing(path: Path, value: unknown, before: Parts): Value {
  const isSection = path[0] === 'pages' && path[2] === 'blocks' && path.length === 4
  return isSection ? sectionOf(value, { page: String(path[1]) }, newSections) : thingAt(path, before)
}

const things = {
  forms: 'thing.form',
  shared: 'thing.shared',
  facts: 'thing.fact',
  redirects: 'thing.redirect',
  data: 'thing.data',
} as const

/** Such as "Heading of the hero on /roof-repair", or "Label of item 2 of items in the stats on /". */
function thingAt(path: Path, before: Parts): Value {
  const [top, name] = path
  const route = { page: String(name) }
  if (top === 'pages' && path[2] === 'blocks' && path.length > 3)
    return within(path.slice(4), sectionOf(valueIn(before, path.slice(0, 4)), route, sections))
  if (top === 'pages' && path.length === 2) return message('thing.page', { route })
  if (top === 'pages') return within(path.slice(2), route)
  const thing = things[String(top) as keyof typeof things]
  if (thing && name !== undefined) return within(path.slice(2), message(thing, { name: shown(name) }))
  // What is true of the whole site stands in several panels of the studio.
  const part = top === 'site' ? `site/${panelOf(path)}` : String(top)
  return within(
    path.slice(top === 'site' && path[1] === 'theme' ? 2 : 1),
    message('thing.part', { part: inWords(part) }),
  )
}

/** The innermost name, with the item of a list in which it stands. */
function within(path: Path, whole: Message | Page): Message | Page {
  const last = path.at(-1)
  const at = path.findLastIndex((step) => typeof step === 'number')
  const list = { number: Number(path[at]) + 1, field: inWords(String(path[at - 1])), whole }
  const inside = at > 0 ? message('thing.item', list) : whole
  if (typeof last !== 'string') return inside
  const field = inWords(last)
  return 'page' in inside
    ? message('thing.page-field', { field, route: inside })
    : message('thing.field', { field, whole: inside })
}

const inWords = (key: string) => ({ field: key, inWords: true }) as const

const sections = { known: 'thing.section', any: 'thing.any-section', use: 'thing.use' } as const
const newSections = { known: 'thing.new-section', any: 'thing.any-new-section', use: 'thing.new-use' } as const

function sectionOf(section: unknown, route: Page, ids: typeof sections | typeof newSections): Message {
  const { use, type } = isRecord(section) ? section : {}
  if (typeof use === 'string') return message(ids.use, { name: shown(use), route })
  if (typeof type === 'string') return message(ids.known, { section: { choice: type, inWords: true }, route })
  return message(ids.any, { route })
}
