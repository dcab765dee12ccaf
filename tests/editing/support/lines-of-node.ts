import { isMap, isScalar, isSeq, type Node, Parser, parseDocument } from 'yaml'
import type { Path } from '../../../renderer/common/problem.ts'

/** The lines of a text that belong to what stands at a path, comments above it included: from the first, up to the last. */
export interface NodeLines {
  first: number
  last: number
  isFlow: boolean
}

/** The lines of each node along a path: what `yaml` says of a text that the engine has not looked at. */
export function linesAlong(text: string, path: Path): NodeLines[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1
  const lines = text.split('\n')
  const found: NodeLines[] = []
  let node: unknown = parseDocument(text).contents
  let isFlow = false
  for (const step of path) {
    if (!isMap(node) && !isSeq(node)) return found
    isFlow ||= node.flow === true
    const items = node.items as { key?: Node; value?: Node }[]
    const index = isSeq(node) ? Number(step) : items.findIndex(({ key }) => isScalar(key) && String(key.value) === step)
    const item = items[index]
    if (item === undefined) return found
    const startOf = (each: { key?: Node; range?: number[] } | undefined) => (each?.key ?? (each as Node))?.range?.[0]
    const end = startOf(items[index + 1]) ?? node.range?.[2] ?? text.length
    let first = lineOf(startOf(item) ?? 0)
    // A dash may stand alone, with comments behind it.
    const begin = node.range?.[0] ?? 0
    const column = begin - (text.lastIndexOf('\n', begin - 1) + 1)
    if (isSeq(node) && !node.flow) while (first > 0 && lines[first]?.[column] !== '-') first--
    while (/^\s*#/.test(lines[first - 1] ?? '')) first--
    found.push({ first, last: Math.max(first, lineOf(Math.max(0, end - 1))), isFlow })
    node = isMap(node) ? item.value : item
  }
  return found
}

/** All comments of a text, in order, with their lines. */
export function commentsOf(text: string): { comment: string; line: number }[] {
  const found: { comment: string; line: number }[] = []
  let line = 0
  let last = 0
  const look = (token: unknown): void => {
    if (Array.isArray(token)) for (const each of token) look(each)
    if (Array.isArray(token) || typeof token !== 'object' || token === null) return
    const { type, source, offset } = token as { type?: string; source?: string; offset?: number }
    if (type === 'comment' && source !== undefined && offset !== undefined) {
      if (offset < last) [line, last] = [0, 0]
      line += text.slice(last, offset).split('\n').length - 1
      last = offset
      found.push({ comment: source.trim(), line })
    } else for (const inner of Object.values(token)) if (typeof inner === 'object') look(inner)
  }
  for (const token of new Parser().parse(text)) look(token)
  return found
}
