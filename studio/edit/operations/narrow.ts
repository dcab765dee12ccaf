import type { Path } from '../../../renderer/common/problem.ts'

/** The smallest piece of a text that can be read alone and holds what stands at a path. */
export interface Piece {
  text: string
  offset: number
  /** How many steps of the path lead to the piece; the next one is the key, or the item, that it begins with. */
  steps: number
}

interface Line {
  start: number
  end: number
  indent: number
  /** Without its spaces. */
  text: string
}

/**
 * Goes down from group to group without reading what stands beside the path. That works by columns: whatever belongs to
 * a key or a dash stands deeper than it, texts over several lines included, but for lists that are not indented.
 */
export function narrow(text: string, path: Path, from: number): Piece {
  let piece: Piece = { text, offset: 0, steps: from }
  let inside = { start: 0, end: text.length }
  for (let depth = from; depth < path.length; depth++) {
    const step = path[depth] as string | number
    const place = typeof step === 'number' ? itemIn(text, inside, step) : keyIn(text, inside, step)
    if (!place) break
    piece = { text: text.slice(place.start, place.end), offset: place.start, steps: depth }
    if (place.inner === undefined) break
    inside = { start: place.inner, end: place.end }
  }
  return piece
}

interface Found {
  start: number
  end: number
  /** Where that which belongs to it begins on a line of its own. */
  inner?: number
}

const keyLine =
  /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>%@`?,[\]{}-][^#]*?|-[^\s#][^#]*?))[ \t]*:(?:[ \t]+(.*))?$/

function keyIn(text: string, inside: { start: number; end: number }, step: string): Found | undefined {
  let column: number | undefined
  let place: Found | undefined
  for (const line of linesOf(text, inside)) {
    column ??= line.indent
    if (line.indent > column) continue
    if (line.indent < column) return undefined
    if (isDash(line.text)) continue
    const [, double, single, plain, rest = ''] = keyLine.exec(line.text) ?? []
    const key = double ?? single ?? plain
    if (key === undefined) return undefined
    if (place) return { ...place, end: line.start }
    if (key === step) place = { start: line.start, end: inside.end, ...(isEmpty(rest) && { inner: line.end }) }
  }
  return place
}

/** An item whose first key stands behind its dash is not looked into further. */
function itemIn(text: string, inside: { start: number; end: number }, step: number): Found | undefined {
  let column: number | undefined
  let index = -1
  let place: Found | undefined
  for (const line of linesOf(text, inside)) {
    column ??= line.indent
    if (line.indent > column) continue
    if (line.indent < column || !isDash(line.text)) return undefined
    index++
    if (place) return { ...place, end: line.start }
    if (index === step) place = { start: line.start, end: inside.end }
  }
  return place
}

const isDash = (text: string) => text === '-' || text.startsWith('- ')
const isEmpty = (rest: string) => rest === '' || rest.startsWith('#')

/** The lines that are neither empty nor comments. */
function* linesOf(text: string, { start, end }: { start: number; end: number }): Generator<Line> {
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at)
    const next = newline < 0 || newline >= end ? end : newline + 1
    let indent = 0
    while (text.charCodeAt(at + indent) === 32) indent++
    const line = text.slice(at + indent, next).trimEnd()
    if (line !== '' && !line.startsWith('#')) yield { start: at, end: next, indent, text: line }
    at = next
  }
}
