import { isDeepStrictEqual } from 'node:util'
import { isScalar } from 'yaml'
import { keepLast } from '../../../renderer/cache/keep-last.ts'
import { isRecord } from '../../../renderer/common/is-record.ts'
import { message } from '../../../renderer/messages/message.ts'
import { readQuickly } from '../../../renderer/read/quick.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { Refusal } from '../refusal.ts'
import { copyInBrackets, cutFromBrackets, insertInBrackets, moveInBrackets } from './brackets.ts'
import { copyLines, cutLines, insertLines, layoutOf, moveLines } from './layout.ts'
import type { Plain } from './operation.ts'
import { type Step as AnyStep, changed } from './plain-steps.ts'
import { writeText } from './plain-text.ts'
import { replaceInBrackets, replaceValue, replaceWhole } from './replace.ts'
import type { Style } from './style.ts'
import {
  type Collection,
  collectionAt,
  type Entry,
  entriesOf,
  indexIn,
  isCollectionNode,
  plainOf,
  readTree,
  refuseMixing,
  refuseShared,
  withAnchor,
  withoutAnchors,
} from './tree.ts'
import { entryLines, itemLines, linesOf, writeFlow } from './write-value.ts'

type Step = Exclude<AnyStep, { do: 'confirm' }>

/**
 * The edits that make a step in a text. The text is read again afterwards: where it does not say exactly what it should,
 * the next way of writing is tried, and none that says something else is ever taken.
 */
export function editsOfStep(text: string, step: Step, style: Style, keys: readonly string[], lineOf: LineOf): Edit[] {
  const top = readTree(text, lineOf)
  const before = quicklyBefore(text)?.data ?? dataOf(text, lineOf)
  const expected = changed(before, step)
  for (const edits of waysOf(text, top, step, style, keys)) {
    if (edits && says(applyEdits(text, edits), expected)) return edits
  }
  throw new Refusal(message('cannot-write', { path: step.path.join(' › ') }), message('cannot-write.hint'))
}

/** Apart from what is read of each attempt. */
const quicklyBefore = keepLast(readQuickly)

export type LineOf = (offset: number) => number

/** The data of a text that holds one part of a file. */
export function dataOf(text: string, lineOf: LineOf): unknown {
  const quick = readQuickly(text)
  return quick ? quick.data : plainOf(readTree(text, lineOf))
}

function says(text: string, expected: unknown): boolean {
  try {
    return isDeepStrictEqual(
      dataOf(text, () => 0),
      expected,
    )
  } catch {
    return false
  }
}

type Ways = (Edit[] | undefined)[]

function waysOf(text: string, top: Collection, step: Step, style: Style, keys: readonly string[]): Ways {
  const last = step.path.at(-1) as string | number
  const isSame = step.do === 'anchor' || step.do === 'free' || (step.do === 'put' && step.isSame)
  const { node, isFlow } = collectionAt(top, step.path.slice(0, -1), isSame)
  const index = indexIn(node, last)
  const entry = entriesOf(node)[index]
  if (entry && step.do === 'anchor') return [[withAnchor(text, entry, step.name)]]
  if (entry && step.do === 'free') return [withoutAnchors(text, entry.value)]
  if (step.do === 'anchor' || step.do === 'free') throw new Error(`Nothing at ${step.path.join('/')}`)
  if (entry && step.do === 'move') refuseMixing(node, entry.value)
  else if (entry && step.do !== 'add' && step.do !== 'copy') refuseShared(entry.value)
  if (step.do === 'name') return [[renamed(entry as Entry, step.key)]]
  if (step.do === 'add' || (step.do === 'put' && !entry)) {
    const place = placeFor(node, last, step.do === 'add' ? step.before : undefined, keys)
    return added(text, node, isFlow, place, step, style)
  }
  if (isFlow) {
    if (step.do === 'put') return replaceInBrackets(entry as Entry, step.value).map((edit) => edit && [edit])
    if (step.do === 'cut') return [[cutFromBrackets(text, node, index)]]
    return [step.do === 'copy' ? copyInBrackets(text, node, index) : [moveInBrackets(text, node, index, step.to)]]
  }
  const layout = layoutOf(text, node, style.newline)
  if (step.do === 'put') {
    const ways = replaceValue(text, entry as Entry, step.value, layout.column, style)
    const whole = step.isWhole ? [replaceWhole(text, entry as Entry, layout.entries[index]?.end ?? 0, step.value)] : []
    return [...whole, ...ways].map((edit) => edit && [edit])
  }
  if (step.do === 'cut') return [[cutLines(layout, index)]]
  return [[step.do === 'copy' ? copyLines(layout, index) : moveLines(layout, index, step.to)]]
}

function renamed({ key }: Entry, name: string): Edit {
  const [start = 0, end = 0] = key?.range ?? []
  return { start, end, text: writeText(name, true, isScalar(key) ? (key.type as 'PLAIN') : 'PLAIN') }
}

/** The place of a new key: where the schema has it among those that are there, or before another one, or last. */
function placeFor(
  node: Collection,
  last: string | number,
  before: string | undefined,
  keys: readonly string[],
): number {
  if (typeof last === 'number') return last
  const there = entriesOf(node).map(({ key }) => String(key?.value))
  if (before !== undefined && there.includes(before)) return there.indexOf(before)
  const rank = keys.indexOf(last)
  if (rank < 0) return there.length
  for (let at = rank - 1; at >= 0; at--) {
    const index = there.indexOf(keys[at] ?? '')
    if (index >= 0) return index + 1
  }
  return there.some((key) => keys.includes(key)) ? 0 : there.length
}

function added(
  text: string,
  node: Collection,
  isFlow: boolean,
  index: number,
  { path, value, written }: Extract<Step, { do: 'put' | 'add' }>,
  style: Style,
): Ways {
  const last = path.at(-1) as string | number
  if (isFlow) {
    const name = typeof last === 'string' ? `${writeText(last, true)}: ` : ''
    return [insertInBrackets(text, node, index, `${name}${writeFlow(value)}`)]
  }
  const layout = layoutOf(text, node, style.newline)
  const likeFlow = typeof last === 'number' ? likeNeighbours(node, value) : undefined
  const { column } = layout
  const lines = (given: Style, flow?: boolean) =>
    typeof last === 'string' ? entryLines(last, value, column, given, flow) : itemLines(value, column, given, flow)
  // A text that cannot stand below its key stands in quotes behind it, however long.
  const wide = { ...style, width: Number.POSITIVE_INFINITY }
  const asWritten = written && typeof last === 'string' ? [linesOf(last, written, column, style)] : []
  return [...asWritten, lines(style, likeFlow), lines(wide), lines(wide, true)].map((each) => [
    insertLines(layout, index, each),
  ])
}

/** Whether the groups of a list are written in braces; undefined where the list has none. */
function likeNeighbours(node: Collection, value: Plain): boolean | undefined {
  if (!isRecord(value)) return undefined
  const groups = entriesOf(node).flatMap(({ value: each }) => (isCollectionNode(each) ? [each.flow === true] : []))
  if (groups.length === 0) return undefined
  const inFlow = groups.filter(Boolean).length * 2 > groups.length
  return inFlow && Object.values(value).every((inner) => typeof inner !== 'object' || inner === null || isSmall(inner))
}

const isSmall = (value: object) => Object.values(value).every((inner) => typeof inner !== 'object')
