import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { load } from 'js-yaml'
import { parse } from 'yaml'
import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { applyEdits, type Edit } from '../../../studio/edit/edits.ts'
import { applyToParts } from '../../../studio/edit/operations/apply.ts'
import { fileSchemas } from '../../../studio/edit/operations/lookup.ts'
import { type Parts, partsOf, textOf } from '../../../studio/edit/operations/parts.ts'
import { applied } from '../../../studio/edit/operations/plain.ts'
import type { NodeOperation } from '../../../studio/edit/operations/steps-of.ts'
import { inverse } from './inverse.ts'
import { commentsOf, linesAlong } from './lines-of-node.ts'
import { expectedData } from './model.ts'

type Data = Record<string, unknown>

/** Makes an operation and says all that is wrong about it. */
export function tryOperation(
  parts: Parts,
  data: Data,
  operation: NodeOperation,
): { parts: Parts; data: Data; edits: Edit[]; wrong: string[] } {
  const made = applyToParts(parts, [operation])
  const [before, after] = [textOf(parts), textOf(made.parts)]
  const wrong: string[] = []
  const say = (isWrong: boolean, what: string) => isWrong && wrong.push(what)
  say(applyEdits(before, made.edits) !== after, 'the edits do not make the text')
  say(applyEdits(after, inverse(before, made.edits)) !== before, 'undoing it does not give the text back')
  say(routesOf(partsOf(after)) !== routesOf(made.parts), 'the text would be cut into other parts')
  // What stands in the parts that have not changed says the same as before.
  const [old, fresh] = changedPieces(parts, made.parts)
  const expected = expectedData(data, operation).map((whole) => pieceOf(whole as Data, fresh))
  let now: Data = {}
  for (const [reader, read] of Object.entries({ yaml: parse, 'js-yaml': load })) {
    try {
      now = asPiece((fresh.text.trim() === '' ? {} : read(fresh.text)) as Data, fresh)
      say(!expected.some((each) => isDeepStrictEqual(each, now)), `${reader} reads other data`)
    } catch (error) {
      wrong.push(`${reader} cannot read it: ${error}`)
    }
  }
  const local = (path: Path) => (old.routes && path[0] === 'pages' ? path.slice(1) : path)
  wrong.push(...wrongLines(old.text, fresh.text, operation, local(operation.path), data))
  const written = merged(data, now, old)
  const plain = applied({ ...data, pages: inOrder(data.pages, parts) }, operation, fileSchemas) as Data
  say(!isDeepStrictEqual(plain, written), 'the plain form says something else than the text')
  const order = Object.keys(plain.pages ?? {}).join(' ')
  say(fresh.routes !== undefined && order !== routesOf(made.parts), 'the plain form has the pages in another order')
  return { parts: made.parts, edits: made.edits, data: written, wrong }
}

const routesOf = (parts: Parts) => parts.flatMap(({ route }) => route ?? []).join(' ')

/** Pages in the order of the text. */
function inOrder(pages: unknown, parts: Parts): unknown {
  const routes = parts.flatMap(({ route }) => route ?? [])
  return routes.length > 0 ? Object.fromEntries(routes.map((route) => [route, Object(pages)[route]])) : pages
}

/** Pages as a text of their own, or all that stands around them, or the whole. */
interface Piece {
  text: string
  routes?: string[]
  isFrame?: boolean
}

/** The parts that changed, as one text. */
function changedPieces(before: Parts, after: Parts): [old: Piece, fresh: Piece] {
  const isSame = (index: number) => before.at(index)?.text === after.at(index)?.text
  let start = 0
  while (isSame(start) && start < before.length - 1) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start - 1 && isSame(-1 - end)) end++
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const isPage = [...old, ...fresh].map(({ route }) => route !== undefined)
  const frame = (parts: Parts) => ({ text: textOf(parts.filter(({ route }) => route === undefined)), isFrame: true })
  const pages = (parts: Parts) => ({ text: textOf(parts), routes: parts.flatMap(({ route }) => route ?? []) })
  if (isPage.every(Boolean)) return [pages(old), pages(fresh)]
  const hasPages = before.some(({ route }) => route !== undefined)
  if (hasPages && !isPage.some(Boolean)) return [frame(before), frame(after)]
  return [{ text: textOf(before) }, { text: textOf(after) }]
}

const asPiece = (read: Data, { routes }: Piece): Data => (routes ? { pages: read ?? {} } : read)

function pieceOf(data: Data, { routes, isFrame }: Piece): Data {
  if (isFrame) return { ...data, pages: null }
  if (!routes) return data
  // Absent where the last one was emptied.
  const pages = (data.pages ?? {}) as Data
  return { pages: Object.fromEntries(routes.filter((route) => route in pages).map((route) => [route, pages[route]])) }
}

function merged(data: Data, now: Data, { routes, isFrame }: Piece): Data {
  if (isFrame) return { ...now, pages: data.pages }
  if (!routes) return now
  const others = Object.entries(data.pages as Data).filter(([route]) => !routes.includes(route))
  return { ...data, pages: { ...Object.fromEntries(others), ...(now.pages as Data) } }
}

/** Lines that went although they belong to something else, and comments that were lost. */
function wrongLines(old: string, after: string, operation: NodeOperation, path: Path, data: Data): string[] {
  const before = operation.do === 'rename' ? old : withoutAnswered(old, after, path)
  const lines = before.split('\n').map((line) => line.trimEnd())
  const along = linesAlong(before, path)
  const own = along.length === path.length ? along.at(-1) : undefined
  const group = along[path.length - 2] ?? { first: 0, last: lines.length, isFlow: false }
  const inBrackets = own ? own.isFlow : lines.slice(group.first, group.last + 1).some((line) => /[[{]/.test(line))
  const list = at(data, operation.path.slice(0, -1))
  const isEmptied = operation.do === 'remove' && Object.keys(Object(list)).length === 1
  const isFilled = own === undefined && (typeof list !== 'object' || list === null || Object.keys(list).length === 0)
  const mayReach = inBrackets || isEmptied || isFilled || operation.do === 'move' || isFirst(before, path)
  const reach = mayReach ? (isEmptied ? (along[Math.max(0, path.length - 3)] ?? group) : group) : own
  const ownLines = reach ? lines.slice(reach.first, reach.last + 1) : []
  // What names a value that goes is written out in its place (studio/edit/operations/ties.ts).
  const anchors = [...ownLines.join('\n').matchAll(/(?<=^|[\s[{,])&([^\s,\]}]+)/g)].map(([, name]) => `*${name}`)
  const namesOwn = (text: string) => anchors.some((alias) => text.includes(alias))
  const wrong: string[] = []
  let line = 0
  for (const { removed, added, value } of diffArrays(
    lines,
    after.split('\n').map((each) => each.trimEnd()),
  )) {
    if (added) continue
    if (removed)
      value.forEach((text, index) => {
        const isOwn = reach && line + index >= reach.first && line + index <= reach.last
        // Of lines that are the same, nobody can say which one went.
        if (text !== '' && !isOwn && !ownLines.includes(text) && !namesOwn(text)) wrong.push(`the line "${text}" went`)
      })
    line += value.length
  }
  const isReplaced = operation.do === 'remove' || (operation.do === 'set' && isGroupAt(data, operation.path))
  // A list goes with its last item, and with what was said of it.
  const gone = isEmptied ? reach : own
  const mayGo = (line: number) => isReplaced && gone !== undefined && line >= gone.first && line <= gone.last
  const left = Map.groupBy(commentsOf(after), ({ comment }) => comment)
  const there = Map.groupBy(commentsOf(before), ({ comment }) => comment)
  for (const [comment, places] of there) {
    const lost = places.length - (left.get(comment)?.length ?? 0)
    if (lost > places.filter(({ line }) => mayGo(line)).length) wrong.push(`the comment "${comment}" is lost`)
  }
  const fresh = [...left].filter(([comment, places]) => places.length > (there.get(comment)?.length ?? 0))
  if (operation.do !== 'duplicate' && fresh.length > 0) wrong.push(`there are new comments: ${fresh.join(' ')}`)
  return wrong
}

/** A text without the remarks of a starter that have gone from what is changed, and from what that stands in. */
function withoutAnswered(before: string, after: string, path: Path): string {
  const lines = before.split('\n')
  // A comment above belongs to what it stands over, whose own line comes after it.
  const ownLine = (first: number) => lines.findIndex((line, index) => index >= first && !/^\s*(#|$)/.test(line))
  const changed = new Set(linesAlong(before, path).map(({ first }) => ownLine(first)))
  const count = (text: string, line: string) => text.split('\n').filter((each) => each === line).length
  const isAnswered = (line: string, index: number) => changed.has(index) && count(after, line) < count(before, line)
  return lines
    .map((line, index) => (isAnswered(line, index) ? line.replace(/\s+# yours(?::.*?)?(?=\r?$)/, '') : line))
    .join('\n')
}

const at = (data: Data, path: Path): unknown => path.reduce<unknown>((node, step) => Object(node)[step], data)
const isGroupAt = (data: Data, path: Path) => Array.isArray(at(data, path)) || isRecord(at(data, path))

/** The first of a list in a list, or the first key of an item, stands on the line of the outer dash. */
function isFirst(text: string, path: Path): boolean {
  const [own] = linesAlong(text, path).slice(-1)
  const line =
    own &&
    text
      .split('\n')
      .slice(own.first, own.last + 1)
      .find((each) => !/^\s*#/.test(each))
  return line !== undefined && (typeof path.at(-1) === 'number' ? /^\s*- +-/.test(line) : /^\s*-\s/.test(line))
}
