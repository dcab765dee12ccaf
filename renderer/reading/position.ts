import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { Path, Place } from '../library/problem.ts'
import { parseChunk } from './chunks.ts'
import type { Position } from './lines.ts'
import type { ParsedFile } from './parse.ts'
import type { Chunk } from './split.ts'

type Range = [start: number, end: number]

export interface Locator {
  (place: Place): Position
  /** What the entries of lists along a path are called, by their index in the path. */
  labelsOf(path: Path): ReadonlyMap<number, string>
}

/** Turns places into lines and columns. A page is parsed again only when something in it has to be shown. */
export function createLocator({ source }: ParsedFile): Locator {
  const { chunks } = source
  const parsed = createDocuments()
  const pages = new Map(
    chunks.flatMap((chunk) => (chunk.route === undefined ? [] : [[chunk.route, chunk] as const])).toReversed(),
  )
  const partOf = (whole: Path) => {
    const [top, route] = whole
    const page = top === 'pages' ? pages.get(String(route)) : undefined
    const inPage = page && { chunk: page, path: whole.slice(1) }
    const found =
      inPage ??
      chunks
        .filter(isOutside)
        .map((chunk) => ({ chunk, path: whole }))
        .find(({ chunk }) => has(parsed(chunk), top))
    return found ?? { chunk: chunks[0] ?? { offset: 0, text: source.text }, path: whole }
  }
  const rangeOf = (place: Place): Range => {
    if ('start' in place) return [place.start, place.end]
    const { chunk, path } = partOf(place.path)
    const [start, end] = find(parsed(chunk), chunk.text, path, place)
    return [start + chunk.offset, end + chunk.offset]
  }
  const labelsOf = (whole: Path) => {
    const { chunk, path } = partOf(whole)
    return labelsAlong(parsed(chunk), path, whole.length - path.length)
  }
  return Object.assign((place: Place) => source.lines.positionOf(...rangeOf(place)), { labelsOf })
}

/** By what an author knows an entry of a list again, the most telling first. */
const labelKeys = ['label', 'title', 'heading', 'name', 'question', 'value']

function labelsAlong(document: Document, path: Path, skipped: number): Map<number, string> {
  const labels = new Map<number, string>()
  let node: unknown = document.contents
  for (const [index, step] of path.entries()) {
    node = child(document, node, step)?.value
    const label = typeof step === 'number' && isMap(node) ? labelOf(node) : undefined
    if (label !== undefined) labels.set(index + skipped, label)
  }
  return labels
}

function labelOf(entry: YAMLMap): string | undefined {
  const texts = labelKeys.map((key) => entry.get(key))
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** Nodes take many times the room of their text: only those of a few chunks are kept at a time. */
const mostDocuments = 16

function createDocuments(): (chunk: Chunk) => Document {
  const documents = new Map<number, Document>()
  return (chunk) => {
    const document = documents.get(chunk.offset) ?? parseChunk(chunk)
    const [oldest] = documents.keys()
    if (oldest !== undefined && documents.size >= mostDocuments) documents.delete(oldest)
    return documents.set(chunk.offset, document) && document
  }
}

const isOutside = (chunk: { route?: string }) => chunk.route === undefined
const has = (document: Document, key: unknown) =>
  key === undefined || (isMap(document.contents) && document.contents.has(key))

/** The nearest parent's place when something is missing and has none of its own. */
function find(document: Document, text: string, path: Path, place: { key?: boolean; text?: string }): Range {
  let node: unknown = document.contents
  let keyRange: Range | undefined
  for (const step of path) {
    const next = child(document, node, step)
    if (!next) return keyRange ?? rangeOfNode(node)
    keyRange = next.key ? rangeOfNode(next.key) : undefined
    node = next.value
  }
  const range = rangeOfNode(node)
  if (place.text !== undefined) {
    const at = text.slice(range[0], range[1]).indexOf(place.text)
    if (at >= 0) return [range[0] + at, range[0] + at + place.text.length]
  }
  const showsKey = place.key || isCollection(node) || range[0] === range[1]
  return showsKey && keyRange ? keyRange : range
}

function child(document: Document, node: unknown, step: string | number): { key?: Node; value: unknown } | undefined {
  const target = isAlias(node) ? node.resolve(document) : node
  if (isSeq(target)) return typeof step === 'number' && step in target.items ? { value: target.items[step] } : undefined
  if (!isMap(target)) return undefined
  const pair = target.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step))
  return pair && { key: pair.key as Node, value: pair.value }
}

function rangeOfNode(node: unknown): Range {
  const range = (node as Node | null)?.range
  return range ? [range[0], range[1]] : [0, 0]
}
