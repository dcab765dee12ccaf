import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { partNames } from '../schema/schemas.ts'
import { isWholeSection } from '../schema/whole-section.ts'
import type { SyntaxMistake } from './mistake.ts'
import { cutByHash } from './quick.ts'
import type { Chunk } from './split.ts'

/**
 * What YAML allows but a site never means: keys written twice, a type ("!Important"), an anchor that nothing uses
 * ("&more"), an alias of nothing ("*Best") or of what it is part of, a list swallowed by the text above it, and a text
 * cut by "#1".
 */
export function findUnintended(document: Document, chunk: Chunk): SyntaxMistake[] {
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
    if (isMap(node)) slips.push(...repeatedKeys(node, chunk, isEntry, document))
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
    // Before a list or group it is no part of a text, and does no harm where nothing refers to it any more.
    if (isScalar(node) && node.anchor && !aliases.has(node.anchor)) add('ANCHOR', node, node.anchor)
  })
  return [...slips, ...slippedKeys(document, chunk)]
}

const isWithin = ({ range }: Node, { range: outer }: Node) =>
  range && outer ? range[0] >= outer[0] && range[0] < outer[1] : false

/** A key of a page that stands in the column of the addresses, after everything else of its page. */
function slippedKeys({ contents }: Document, { route }: Chunk): SyntaxMistake[] {
  if (route === undefined || !isMap(contents)) return []
  const [key, more] = contents.items.slice(1).map((pair) => pair.key)
  if (!isScalar(key) || !key.range) return []
  const [start, end] = key.range
  return [{ code: 'SLIPPED_KEY', start, end, from: 0, detail: String(key.value), more: more !== undefined }]
}

function each(node: unknown, visit: (node: Node, isEntry: boolean) => void, isEntry = false): void {
  if (!isNode(node)) return
  visit(node, isEntry)
  if (isSeq(node)) for (const item of node.items) each(item, visit, true)
  if (isMap(node)) for (const { value } of node.items) each(value, visit)
}

/** The first key that a group holds twice: where the first line of a section or entry is missing, all its keys come twice. */
function repeatedKeys(map: YAMLMap, { route }: Chunk, isEntry: boolean, document: Document): SyntaxMistake[] {
  const seen = new Map<string, number>()
  for (const { key } of map.items) {
    if (!isScalar(key) || !key.range) continue
    const name = String(key.value)
    const [start, end] = key.range
    const first = seen.get(name)
    const spoilt = isEntry ? map.range?.[1] : undefined
    const lost = first !== undefined && isEntry && name !== 'type' ? findLostSection(map, name, document) : undefined
    if (lost) return [lost]
    const isPart = map === document.contents && partNames().includes(name)
    const isRoute = name.startsWith('/') && route === undefined
    const code = isPart ? 'DUPLICATE_PART' : isRoute ? 'DUPLICATE_ROUTE' : 'DUPLICATE_KEY'
    if (first !== undefined) return [{ code, start, end, from: 0, detail: name, first, ...(spoilt && { spoilt }) }]
    seen.set(name, start)
  }
  return []
}

/** Keys that stand at the beginning of a section, in the order in which most authors write them. */
const opening = ['id', 'tone', 'layout', 'icon', 'eyebrow', 'heading']

/** A section that has lost its first line and so runs into the one before it: where its keys begin. */
function findLostSection(map: YAMLMap, repeated: string, document: Document): SyntaxMistake | undefined {
  const names = map.items.map(({ key }) => String(isScalar(key) ? key.value : key))
  let at = names.lastIndexOf(repeated)
  while (at > 1 && opening.includes(names[at - 1] ?? '') && !names.slice(at).includes(names[at - 1] ?? '')) at--
  const values = map.items.map(({ value }, index) => [names[index], dataOf(value, document)])
  const part = (from: number, to?: number) => Object.fromEntries(values.slice(from, to))
  const [before, lost, key] = [part(0, at), part(at), map.items[at]?.key]
  if (!isWholeSection(before) || !isScalar(key) || !key.range) return undefined
  const [start, end] = key.range
  return {
    code: 'LOST_SECTION',
    start,
    end,
    from: 0,
    detail: names[at] ?? '',
    lost,
    ...(map.range && { spoilt: map.range[1] }),
  }
}

/** Undefined where it holds an alias of nothing or too many of them, which are mistakes of their own. */
export function dataOf(value: unknown, document: Document): unknown {
  try {
    return isNode(value) ? value.toJS(document) : value
  } catch (problem) {
    if (problem instanceof ReferenceError) return undefined
    throw problem
  }
}

/** "heading: Why us" followed by a deeper "- reason" is one text to YAML. */
function swallowsList({ range }: Node, text: string): boolean {
  return range ? /\n\s*- /.test(text.slice(range[0], range[1])) : false
}
