import { type Document, type ParsedNode, parseDocument, YAMLParseError } from 'yaml'
import type { SyntaxMistake } from './mistake.ts'
import { readQuickly } from './quick.ts'
import type { Chunk } from './split.ts'
import { findUnintended } from './unintended-yaml.ts'

export interface ReadChunk {
  data: unknown
  /** Offsets count from the start of the chunk. */
  mistakes: SyntaxMistake[]
  readable: boolean
}

/** Reads a part of the file; what is unusual in it is looked at closely, so that mistakes get their places. */
export function readChunk(chunk: Chunk): ReadChunk {
  const quick = chunk.slipped ? undefined : readQuickly(chunk.text)
  if (quick && isPlain(quick.data, chunk)) return { data: quick.data, mistakes: [], readable: true }
  return readClosely(chunk)
}

/** A page's text holds its address and nothing beside it. */
function isPlain(data: unknown, { route }: Chunk): boolean {
  return route === undefined || (Object.keys(Object(data)).length === 1 && Object.hasOwn(Object(data), route))
}

/** The nodes of a chunk with their offsets, to find places in it. */
export function parseChunk({ text }: Pick<Chunk, 'text'>): Document.Parsed<ParsedNode> {
  const read = (source: string) =>
    parseDocument(source, { uniqueKeys: false, prettyErrors: false, keepSourceTokens: false, logLevel: 'error' })
  try {
    return read(text)
  } catch (problem) {
    // Lists in lists, thousands deep, exhaust the stack. What stands in them cannot be shown either.
    if (!(problem instanceof RangeError)) throw problem
    const empty = read('')
    empty.errors.push(new YAMLParseError([0, 0], 'RESOURCE_EXHAUSTION', problem.message))
    return empty
  }
}

/** Reads a part of the file with the places of its mistakes, at eight times the cost. */
export function readClosely(chunk: Chunk): ReadChunk {
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
  const mistakes = findUnintended(document, chunk)
  if (mistakes.some(({ code }) => code === 'ALIAS' || code === 'CIRCLE'))
    return { data: undefined, mistakes, readable: false }
  // Of a page whose keys fell out of it, nothing else can be judged.
  if (mistakes.some(({ code }) => code === 'SLIPPED_KEY')) return { data: undefined, mistakes, readable: false }
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
