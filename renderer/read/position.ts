import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { Path, Place } from '../common/problem.ts'
import { parseChunk } from './chunks.ts'
import type { Position } from './lines.ts'
import type { SourceText } from './source-text.ts'
import { type Chunk, firstByRoute } from './split.ts'

type Range = [start: number, end: number]

type PlaceInData = Extract<Place, { path: Path }>

/** Where a place stands in a part of the file, as plain data. */
export interface Spot {
  /** Offsets in the text of the part. */
  range: Range
  /** What the entries of lists along the path are called, by their index in it. */
  labels: [index: number, label: string][]
  /** Whether the part has the first key of the path. */
  isHere: boolean
}

/** Finds places in a part of the file; their paths begin with the keys at the top of that part. */
export type FindSpots = (chunk: Chunk, places: readonly PlaceInData[]) => Spot[]

/** It reads the part with all its nodes, which takes eight times as long as to read its data. */
export const findSpots: FindSpots = (chunk, places) => {
  const document = parseHead(chunk, places) ?? parseChunk(chunk)
  return places.map((place) => ({
    range: find(document, chunk.text, place.path, place),
    labels: labelsAlong(document, place.path),
    isHere: has(document, place.path[0]),
  }))
}

/** A page without its sections, which are most of it, where these stand last and the rest has all the places. */
function parseHead({ text, route }: Chunk, places: readonly PlaceInData[]): Document | undefined {
  if (route === undefined || places.some(({ path }) => path[1] === 'blocks')) return undefined
  const [indent] = /(?<=\n) +(?=[^\s#])/.exec(text) ?? []
  const end = text.indexOf(`\n${indent}blocks:`) + 1
  if (end === 0 || new RegExp(`\n${indent}[^\\s#-]`).test(text.slice(end))) return undefined
  const head = parseChunk({ text: text.slice(0, end) })
  const hasPlace = ({ path, text: words }: PlaceInData) =>
    path.length > 1 ? head.hasIn(path.slice(0, 2)) : path.length === 1 && words === undefined
  return head.errors.length === 0 && places.every(hasPlace) ? head : undefined
}

export interface Located extends Position {
  labels: ReadonlyMap<number, string>
}

/** Turns places into lines and columns, all those in one part of the file at once. */
export function createLocator(
  { chunks, lines }: SourceText,
  find: FindSpots,
): (places: readonly Place[]) => ReadonlyMap<Place, Located> {
  const outside = chunks.filter(({ route }) => route === undefined)
  const pages = firstByRoute(chunks)
  const pageOf = ({ path: [top, route] }: PlaceInData) => (top === 'pages' ? pages.get(String(route)) : undefined)
  const spotsIn = (chunk: Chunk, places: readonly PlaceInData[], skipped: number) => {
    const inChunk = places.map((place) => ({ ...place, path: place.path.slice(skipped) }))
    return find(chunk, inChunk).map(({ range: [start, end], labels, isHere }) => ({
      isHere,
      ...lines.positionOf(start + chunk.offset, end + chunk.offset),
      labels: new Map(labels.map(([index, label]) => [index + skipped, label])),
    }))
  }
  const spotsAround = (places: readonly PlaceInData[]) => {
    const spotsOfParts = outside.map((chunk) => spotsIn(chunk, places, 0))
    return places.map((_, index) => (spotsOfParts.find((spots) => spots[index]?.isHere) ?? spotsOfParts[0])?.[index])
  }
  return (places) => {
    const located = new Map<Place, Located>()
    for (const place of places)
      if ('start' in place) located.set(place, { ...lines.positionOf(place.start, place.end), labels: new Map() })
    const inData = places.filter((place): place is PlaceInData => 'path' in place)
    for (const [page, own] of Map.groupBy(inData, pageOf)) {
      const spots = page ? spotsIn(page, own, 1) : spotsAround(own)
      for (const [index, place] of own.entries()) located.set(place, spots[index] as Located)
    }
    return located
  }
}

/** By what an author knows an entry of a list again, the most telling first. */
const labelKeys = ['label', 'title', 'heading', 'name', 'question', 'value']

function labelsAlong(document: Document, path: Path): Spot['labels'] {
  const labels: Spot['labels'] = []
  let node: unknown = document.contents
  for (const [index, step] of path.entries()) {
    node = child(document, node, step)?.value
    const label = typeof step === 'number' && isMap(node) ? labelOf(node) : undefined
    if (label !== undefined) labels.push([index, label])
  }
  return labels
}

function labelOf(entry: YAMLMap): string | undefined {
  const texts = labelKeys.map((key) => entry.get(key))
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

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
