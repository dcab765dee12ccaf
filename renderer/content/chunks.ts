import { type Document, type ParsedNode, parseDocument } from 'yaml'
import type { SyntaxMistake } from './parse.ts'
import { findSlips } from './slips.ts'
import type { Chunk } from './split.ts'

export interface ReadChunk {
  data: unknown
  /** Offsets count from the start of the chunk. */
  mistakes: SyntaxMistake[]
  readable: boolean
}

let known = new Map<string, ReadChunk>()

/** Reads every chunk; those whose text was part of the last file read come from memory, with the same data objects. */
export function readChunks(chunks: readonly Chunk[]): ReadChunk[] {
  const before = known
  known = new Map()
  return chunks.map((chunk) => {
    const key = `${chunk.slipped ? 'slipped' : ''}${chunk.text}`
    const read = before.get(key) ?? readChunk(chunk)
    known.set(key, read)
    return read
  })
}

/** The nodes of a chunk with their offsets, to find places in it. */
export function parseChunk({ text }: Pick<Chunk, 'text'>): Document.Parsed<ParsedNode> {
  return parseDocument(text, { uniqueKeys: false, prettyErrors: false, keepSourceTokens: false, logLevel: 'silent' })
}

function readChunk(chunk: Chunk): ReadChunk {
  if (chunk.slipped) return unreadable('SLIPPED_ROUTE', chunk.text.search(/\S/), chunk.route ?? '')
  const document = parseChunk(chunk)
  const [error] = document.errors
  if (error) {
    const [start, end] = error.pos
    return {
      data: undefined,
      mistakes: [{ code: error.code, start, end, from: 0, detail: error.message }],
      readable: false,
    }
  }
  const mistakes = findSlips(document, chunk)
  if (mistakes.some(({ code }) => code === 'ALIAS')) return { data: undefined, mistakes, readable: false }
  try {
    return { data: document.toJS({ maxAliasCount: 1000 }), mistakes, readable: true }
  } catch (problem) {
    if (problem instanceof ReferenceError) return unreadable('TOO_MANY_ALIASES', 0, '')
    throw problem
  }
}

function unreadable(code: string, start: number, detail: string): ReadChunk {
  const mistake = { code, start, end: start + detail.length, from: 0, detail }
  return { data: undefined, mistakes: [mistake], readable: false }
}
