import { isRecord } from '../../renderer/common/is-record.ts'
import { capital, quote } from '../../renderer/common/place-names.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Parts } from '../edit/operations/parts.ts'

/** A change as an owner reads it. */
export interface Change {
  words: string
  /** Where it is; absent where it is all over the file. */
  path?: Path
  /** The address of the page. */
  page?: string
}

/** Says in plain words what operations do to a text. */
export function changeOf(operations: readonly Operation[], before: Parts, label?: string): Change {
  const [first, ...more] = operations
  if (!first) return { words: 'Nothing changed' }
  const count = more.length === 0 ? '' : ` and ${more.length} more ${more.length === 1 ? 'change' : 'changes'}`
  const words = label ?? `${wordsOf(first, before)}${count}`
  if (first.do === 'readdress') return { words, page: first.to, path: ['pages', first.to] }
  if (first.do === 'page') return { words, page: first.route, path: ['pages', first.route] }
  const page = first.path[0] === 'pages' && first.path.length > 1 ? String(first.path[1]) : undefined
  return { words, path: first.path, ...(page !== undefined && { page }) }
}

function wordsOf(operation: Operation, before: Parts): string {
  switch (operation.do) {
    case 'readdress':
      return `Page ${operation.from} is now ${operation.to}`
    case 'page':
      return 'copy' in operation
        ? `Page ${operation.route} made from ${operation.copy}`
        : `Page ${operation.route} added`
    case 'rename':
      return `${placeOf(operation.path, before)} renamed to ${quote(operation.key)}`
    case 'share':
      return `${placeOf(operation.path, before)} shared as ${quote(operation.name)}`
    case 'insert':
      return `${added(operation.path, operation.value, before)} added`
    case 'set': {
      const isNew = valueIn(before, operation.path) === undefined
      return `${placeOf(operation.path, before)} ${isNew ? 'added' : 'changed'}`
    }
    default: {
      const done = { remove: 'removed', move: 'moved', duplicate: 'copied' }[operation.do]
      return `${placeOf(operation.path, before)} ${done}`
    }
  }
}

function added(path: Path, value: unknown, before: Parts): string {
  const isSection = path[0] === 'pages' && path[2] === 'blocks' && path.length === 4
  if (isSection) return `${capital(sectionName(value))} on ${String(path[1])}`
  return placeOf(path, before)
}

const things: Record<string, string> = {
  forms: 'the form',
  shared: 'the shared section',
  facts: 'the fact',
  redirects: 'the redirect from',
  data: 'the data',
}

/** Such as "Heading of the hero on /roof-repair", or "Label of item 2 in the stats on /". */
function placeOf(path: Path, before: Parts): string {
  const [top, name] = path
  if (top === 'pages' && path[2] === 'blocks' && path.length > 3) {
    const section = `the ${sectionName(valueIn(before, path.slice(0, 4)))} on ${String(name)}`
    return within(path.slice(4), section)
  }
  if (top === 'pages') return path.length === 2 ? `Page ${String(name)}` : within(path.slice(2), String(name))
  const thing = things[String(top)]
  if (thing && name !== undefined) return within(path.slice(2), `${thing} ${quote(name)}`)
  return within(path.slice(1), `the ${readable(String(top))}`)
}

/** The innermost name, with the item of a list in which it stands. */
function within(path: Path, whole: string): string {
  if (path.length === 0) return capital(whole)
  const item = path.findLastIndex((step) => typeof step === 'number')
  const last = path.at(-1)
  const list = item > 0 ? `item ${Number(path[item]) + 1} of ${readable(String(path[item - 1]))} in ${whole}` : whole
  return typeof last === 'number' ? capital(list) : `${capital(readable(String(last)))} of ${list}`
}

/** A key as the list of changes writes it: "formHeading" is "form heading". */
export const readable = (key: string) =>
  key === 'blocks' ? 'sections' : key.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ').toLowerCase()

function sectionName(section: unknown): string {
  if (!isRecord(section)) return 'section'
  if (typeof section.use === 'string') return `shared section ${quote(section.use)}`
  return typeof section.type === 'string' ? readable(section.type) : 'section'
}
