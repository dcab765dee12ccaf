import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { keepLast } from '../../../renderer/cache/keep-last.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { message } from '../../../renderer/messages/message.ts'
import type { Edit } from '../edits.ts'
import { brokenYaml, Refusal } from '../refusal.ts'

export type Collection = YAMLMap | YAMLSeq

/** A node of a text, from above: a key with its value, or an item of a list. */
export interface Entry {
  /** Where the key begins, or the dash; in brackets where the item begins. */
  start: number
  /** Behind the colon or the dash; in brackets where the item begins. */
  mark: number
  value: Node | null
  /** Where the words of the value end, without a comment. */
  end: number
  key?: Scalar
}

/** Each further key in a field is written into the text as it was before the first one. */
const documentOf = keepLast((text) =>
  parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' }),
)

/** The nodes of a text that holds one part of a file. Throws where it has a mistake, or what tools must not touch. */
export function readTree(text: string, lineOf: (offset: number) => number): Collection {
  const document = documentOf(text)
  const [error] = document.errors
  if (error) throw brokenYaml(lineOf(error.pos[0]))
  if (/[!?]/.test(text)) visit(document, { Node: (_, node) => refuseOdd(node) })
  const top = document.contents
  if (!isMap(top) && !isSeq(top)) throw new Refusal(message('odd-yaml.no-groups'), message('odd-yaml.begin'))
  return top
}

const byHand = message('odd-yaml.by-hand')

function refuseOdd(node: Node): void {
  const { items = [] } = Object(node.srcToken) as { items?: { start?: { type: string }[] }[] }
  if (items.some(({ start }) => start?.some(({ type }) => type === 'explicit-key-ind')))
    throw new Refusal(message('odd-yaml.question-mark'), byHand)
  if (node.tag !== undefined) throw new Refusal(message('odd-yaml.tag', { tag: node.tag }), byHand)
}

export const sharedValue = () => new Refusal(message('odd-yaml.shared'), byHand)

/** The anchors and aliases in a node. */
function tiesIn(node: Node | null): { name: string; node: Node; isAlias: boolean }[] {
  const ties: ReturnType<typeof tiesIn> = []
  const note = (inner: Node) => {
    const name = isAlias(inner) ? inner.source : inner.anchor
    if (name !== undefined) ties.push({ name, node: inner, isAlias: isAlias(inner) })
  }
  if (node) visit(node, { Node: (_, inner) => note(inner) })
  return ties
}

export const hasTies = (node: Node | null): boolean => tiesIn(node).length > 0

/** Refuses a value that stands in several places. */
export function refuseShared(node: Node | null): void {
  if (tiesIn(node).some(({ isAlias }) => !isAlias)) throw sharedValue()
}

/**
 * Refuses to move an item past others of its list where they have or use a name of its anchors and aliases: an alias
 * stands for what had its name last. What is around the list stays before or behind all of it.
 */
export function refuseMixing(list: Collection, item: Node | null): void {
  const own = tiesIn(item)
  const others = tiesIn(list).filter(({ node }) => !own.some((tie) => tie.node === node))
  if (others.some(({ name }) => own.some((tie) => tie.name === name))) throw sharedValue()
}

/** The edits that take all anchors out of a value. Refuses where a name means two things in it. */
export function withoutAnchors(text: string, item: Node | null): Edit[] {
  const anchors = tiesIn(item).filter(({ isAlias }) => !isAlias)
  if (new Set(anchors.map(({ name }) => name)).size < anchors.length) throw sharedValue()
  return anchors.map(({ name, node }) => {
    const start = text.lastIndexOf(`&${name}`, node.range?.[0])
    const end = start + 1 + name.length
    const isLast = /^[ \t]*\r?\n/.test(text.slice(end))
    const [spaces = ''] = (isLast ? /[ \t]*$/.exec(text.slice(0, start)) : /^[ \t]*/.exec(text.slice(end))) ?? []
    return isLast ? { start: start - spaces.length, end, text: '' } : { start, end: end + spaces.length, text: '' }
  })
}

/** The edit that gives a value an anchor. */
export function withAnchor(text: string, { value, mark }: Entry, name: string): Edit {
  const start = startOf(value)
  const isBelow = text.slice(mark, start).includes('\n')
  if (isBelow) return { start: mark, end: mark, text: ` &${name}` }
  const column = start - (text.lastIndexOf('\n', start - 1) + 1)
  // On the line of a dash the anchor would be that of the first key.
  const apart = isCollectionNode(value) && !value.flow ? `\n${' '.repeat(column)}` : ' '
  return { start, end: start, text: `&${name}${apart}` }
}

/** The data of a text. What an alias stands for is not known in a part of a file: it is a symbol of its own. */
export function plainOf(node: unknown): unknown {
  if (isAlias(node)) return Symbol.for(`*${node.source}`)
  if (isSeq(node)) return node.items.map(plainOf)
  if (isScalar(node)) return node.value
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), plainOf(value)]),
  )
}

/** What an alias stands for is written elsewhere. The place may have it as its own instead. */
export class AliasRefusal extends Refusal {
  /** Where the alias stands. */
  readonly alias: Path

  constructor(alias: Path) {
    super(message('odd-yaml.shared'), message('odd-yaml.make-own'))
    this.alias = alias
  }
}

/** Refuses to look into what an alias at a path stands for. */
export function refuseAlias(value: unknown, path: Path): void {
  if (typeof value === 'symbol') throw new AliasRefusal(path)
}

export const isCollectionNode = (node: unknown): node is Collection => isMap(node) || isSeq(node)

/** What a list or group holds, in the order of the text. */
export function entriesOf(node: Collection): Entry[] {
  if (isMap(node)) return node.items.map((pair) => entryOfKey(pair as Pair<Scalar, Node | null>))
  const tokens: unknown[] = Object(node.srcToken).items ?? []
  const dashes = tokens.flatMap((item) => offsetOfToken(Object(item).start, 'seq-item-ind') ?? [])
  return node.items.map((item, index) => {
    const value = item as Node
    const start = node.flow ? startOf(value) : (dashes[index] ?? 0)
    const mark = node.flow ? start : start + 1
    return { start, mark, value, end: Math.max(endOf(value), mark) }
  })
}

function entryOfKey({ key, value, srcToken }: Pair<Scalar, Node | null>): Entry {
  if (!isScalar(key) || !key.range) throw new Refusal(message('odd-yaml.key'), byHand)
  const colon = offsetOfToken(srcToken?.sep, 'map-value-ind')
  const mark = colon === undefined ? key.range[1] : colon + 1
  return { start: key.range[0], mark, value, end: Math.max(value ? endOf(value) : 0, mark), key }
}

function offsetOfToken(tokens: unknown, type: string): number | undefined {
  return (tokens as { type: string; offset: number }[] | undefined)?.find((token) => token.type === type)?.offset
}

export const startOf = (node: Node | null) => node?.range?.[0] ?? 0

/** Where the last words of a node end. A text below its key ends with its last line. */
function endOf(node: Node): number {
  if (!isCollectionNode(node) || node.flow) return node.range?.[1] ?? 0
  return entriesOf(node).at(-1)?.end ?? node.range?.[1] ?? 0
}

/** Nothing at all, where a value may come. */
export const isAbsent = (node: Node | null) => node === null || (node.range?.[0] === node.range?.[1] && isScalar(node))

export const isBlockText = (node: Node | null): node is Scalar<string> =>
  isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)

/**
 * The list or group at a path, and whether it stands in brackets. Refuses one that stands in several places, unless
 * `isSame` says that its data stays as it is.
 */
export function collectionAt(top: Collection, path: Path, isSame = false): { node: Collection; isFlow: boolean } {
  let node: Collection = top
  let isFlow = false
  for (const step of path) {
    if (node.anchor !== undefined && !isSame) throw sharedValue()
    const inner: unknown = entryAt(node, step)?.value
    if (!isCollectionNode(inner)) throw new Error(`No list or group at ${path.join('/')}`)
    node = inner
    isFlow ||= node.flow === true
  }
  if (node.anchor !== undefined && !isSame) throw sharedValue()
  return { node, isFlow }
}

export function indexIn(node: Collection, step: string | number): number {
  if (isSeq(node)) return typeof step === 'number' ? step : -1
  return node.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(step))
}

export function entryAt(node: Collection, step: string | number): Entry | undefined {
  return entriesOf(node)[indexIn(node, step)]
}
