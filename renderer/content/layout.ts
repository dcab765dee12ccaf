import { hash } from 'node:crypto'
import { SourceText } from './source-text.ts'
import { anchorsIn, type Chunk, hashOfText, splitPages } from './split.ts'

/**
 * How the parts of a file lay when it was read. Of the same file after an edit, only what lies between the first and
 * the last part that changed need be decoded and split. Files in which one part can change the meaning of another, by
 * anchors or by addresses out of their column, have none.
 */
export type Layout = readonly Part[]

interface Part {
  route?: string
  /** Of the text, in UTF-16 code units. */
  length: number
  /** Of the text in UTF-8. */
  bytes: number
  hash: string
}

/** Decodes a file and cuts it into its parts. Throws a `TypeError` where it is not UTF-8. */
export function readText(bytes: Uint8Array, layout?: Layout): SourceText {
  return (layout && readByParts(bytes, layout)) ?? readWhole(bytes)
}

function readWhole(bytes: Uint8Array): SourceText {
  const text = decode(bytes)
  const chunks = splitPages(text)
  return new SourceText(chunks, isPlain(text, chunks) ? chunks.map(partOf) : undefined)
}

/** Undefined where a part that is as before may mean something else beside what is new. */
function readByParts(bytes: Uint8Array, layout: Layout): SourceText | undefined {
  const same = countSame(bytes, layout)
  const isWhole = same.parts === layout.length && same.bytes === bytes.length
  const sameAtEnd = isWhole ? none : countSameAtEnd(bytes, layout, same)
  // A line that was put before an address belongs to the page above it, which is read again too.
  const first = isWhole || same.parts < 2 ? same.parts : same.parts - 1
  if (first === 0) return undefined
  const above = keptChunks(bytes, layout.slice(0, first), { byte: 0, offset: 0 })
  const start = above.at(-1)?.end ?? { byte: 0, offset: 0 }
  const end = bytes.length - sameAtEnd.bytes
  const between = decode(bytes.subarray(start.byte, end))
  const parts = layout.slice(layout.length - sameAtEnd.parts)
  const below = keptChunks(bytes, parts, { byte: end, offset: start.offset + between.length })
  const middle = splitBetween(between, above, below)
  if (!middle) return undefined
  const moved = middle.map((chunk) => ({ ...chunk, offset: chunk.offset + start.offset }))
  const chunks = [...above, ...moved, ...below]
  return new SourceText(chunks, isWhole ? layout : chunks.map(partOf))
}

interface Count {
  parts: number
  bytes: number
}

const none: Count = { parts: 0, bytes: 0 }

/** How much of the file is as it was, from its beginning. */
function countSame(bytes: Uint8Array, layout: Layout): Count {
  let end = 0
  const parts = layout.findIndex((part) => {
    if (!isAt(bytes, end, part)) return true
    end += part.bytes
    return false
  })
  return { parts: parts < 0 ? layout.length : parts, bytes: end }
}

/** How much of it is as it was, from its end back to what is known to be so already. */
function countSameAtEnd(bytes: Uint8Array, layout: Layout, same: Count): Count {
  let start = bytes.length
  let at = layout.length
  for (; at > same.parts; at--) {
    const part = layout[at - 1]
    if (!part || start - part.bytes < same.bytes || !isAt(bytes, start - part.bytes, part)) break
    start -= part.bytes
  }
  return { parts: layout.length - at, bytes: bytes.length - start }
}

const isAt = (bytes: Uint8Array, start: number, part: Part) =>
  hash('sha1', bytes.subarray(start, start + part.bytes), 'base64') === part.hash

/**
 * Splits what is new with no more around it than decides where pages begin: the head of the file, its first page, whose
 * column is that of all, the page behind it and what follows the pages. Offsets count from the start of what is new.
 */
function splitBetween(between: string, above: readonly Chunk[], below: readonly Chunk[]): Chunk[] | undefined {
  const before = above.slice(0, 2)
  const behind = below.filter(({ route }, at) => at === 0 || route === undefined)
  const text = [...before.map(textOf), between, ...behind.map(textOf)].join('')
  const chunks = splitPages(text)
  const middle = chunks.slice(before.length, Math.max(before.length, chunks.length - behind.length))
  const expected = [...before, ...middle, ...behind]
  const isCut = chunks.length === expected.length && chunks.every((chunk, at) => chunk.text === expected[at]?.text)
  if (!isCut || !isPlain(text, chunks)) return undefined
  const start = before.reduce((sum, chunk) => sum + chunk.text.length, 0)
  return middle.map((chunk) => ({ ...chunk, offset: chunk.offset - start }))
}

const textOf = ({ text }: Chunk) => text

function isPlain(text: string, chunks: readonly Chunk[]): boolean {
  const isClean = !text.includes('\r') && !text.includes('\uFEFF') && anchorsIn(text).size === 0
  return isClean && chunks.length > 1 && !chunks.some(({ slipped }) => slipped)
}

/** Where a part begins or ends. */
interface At {
  byte: number
  /** In UTF-16 code units. */
  offset: number
}

/** A part that is as it was, decoded when its text is asked for. */
class KeptChunk implements Chunk {
  readonly route?: string
  readonly offset: number
  readonly hash: string
  readonly end: At
  readonly part: Part
  readonly #bytes: Uint8Array
  readonly #start: number
  #text?: string

  constructor(bytes: Uint8Array, part: Part, { byte, offset }: At) {
    this.end = { byte: byte + part.bytes, offset: offset + part.length }
    if (part.route !== undefined) this.route = part.route
    this.offset = offset
    this.hash = part.hash
    this.part = part
    this.#bytes = bytes
    this.#start = byte
  }

  get text(): string {
    this.#text ??= decode(this.#bytes.subarray(this.#start, this.end.byte))
    return this.#text
  }
}

function keptChunks(bytes: Uint8Array, layout: Layout, start: At): KeptChunk[] {
  let at = start
  return layout.map((part) => {
    const chunk = new KeptChunk(bytes, part, at)
    at = chunk.end
    return chunk
  })
}

function partOf(chunk: Chunk): Part {
  if (chunk instanceof KeptChunk) return chunk.part
  const { route, text } = chunk
  return {
    ...(route !== undefined && { route }),
    length: text.length,
    bytes: Buffer.byteLength(text),
    hash: hashOfText(chunk),
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const decode = (bytes: Uint8Array) => decoder.decode(bytes)
