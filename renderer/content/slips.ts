import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { SyntaxMistake } from './parse.ts'
import { cutByHash } from './quick.ts'
import type { Chunk } from './split.ts'

/**
 * What YAML allows but a site never means: keys written twice, a type ("!Important"), an anchor that nothing uses
 * ("&more"), an alias of nothing ("*Best") or of what it is part of, a list swallowed by the text above it, and a text
 * cut by "#1".
 */
export function findSlips(document: Document, chunk: Chunk): SyntaxMistake[] {
  const aliases = new Set<string>()
  const anchors = new Map<string, Node>()
  const slips: SyntaxMistake[] = []
  const add = (code: string, node: Node, detail: string) => {
    const [start, end] = node.range ?? [0, 0]
    slips.push({
      code,
      start,
      end,
      from: 0,
      detail,
      ...(code === 'SWALLOWED' && { spoilt: end }),
      ...(code === 'CUT' && { doubt: true }),
    })
  }
  each(document.contents, (node, isEntry) => {
    if (isAlias(node)) {
      aliases.add(node.source)
      const named = anchors.get(node.source)
      if (!named) add('ALIAS', node, node.source)
      else if (isWithin(node, named)) add('CIRCLE', node, node.source)
      return
    }
    if (node.anchor) anchors.set(node.anchor, node)
    if (node.tag) add('TAG', node, node.tag)
    if (isMap(node)) slips.push(...repeatedKeys(node, chunk, isEntry))
    if (isScalar(node) && node.type === 'PLAIN' && swallowsList(node, chunk.text))
      add('SWALLOWED', node, String(node.value))
    if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      cutByHash(chunk.text, node.range?.[1] ?? 0)
    )
      add('CUT', node, String(node.value))
  })
  each(document.contents, (node) => {
    if (!isAlias(node) && node.anchor && !aliases.has(node.anchor)) add('ANCHOR', node, node.anchor)
  })
  return [...slips, ...slippedKeys(document, chunk)]
}

const isWithin = ({ range }: Node, { range: outer }: Node) =>
  range && outer ? range[0] >= outer[0] && range[0] < outer[1] : false

/** A key of a page that stands in the column of the addresses, after everything else of its page. */
function slippedKeys({ contents }: Document, { route }: Chunk): SyntaxMistake[] {
  if (route === undefined || !isMap(contents)) return []
  return contents.items.slice(1).flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return []
    return [{ code: 'SLIPPED_KEY', start: key.range[0], end: key.range[1], from: 0, detail: String(key.value) }]
  })
}

function each(node: unknown, visit: (node: Node, isEntry: boolean) => void, isEntry = false): void {
  if (!isNode(node)) return
  visit(node, isEntry)
  if (isSeq(node)) for (const item of node.items) each(item, visit, true)
  if (isMap(node)) for (const { value } of node.items) each(value, visit)
}

/** The first key that a group holds twice: where the first line of a section or entry is missing, all its keys come twice. */
function repeatedKeys(map: YAMLMap, { route }: Chunk, isEntry: boolean): SyntaxMistake[] {
  const seen = new Map<string, number>()
  for (const { key } of map.items) {
    if (!isScalar(key) || !key.range) continue
    const name = String(key.value)
    const [start, end] = key.range
    const first = seen.get(name)
    const code = name.startsWith('/') && route === undefined ? 'DUPLICATE_ROUTE' : 'DUPLICATE_KEY'
    const spoilt = isEntry ? map.range?.[1] : undefined
    if (first !== undefined) return [{ code, start, end, from: 0, detail: name, first, ...(spoilt && { spoilt }) }]
    seen.set(name, start)
  }
  return []
}

/** "heading: Why us" followed by a deeper "- reason" is one text to YAML. */
function swallowsList({ range }: Node, text: string): boolean {
  return range ? /\n\s*- /.test(text.slice(range[0], range[1])) : false
}
