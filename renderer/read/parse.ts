import { isRecord } from '../common/is-record.ts'
import { type ReadChunk, readChunk } from './chunks.ts'
import type { SyntaxMistake } from './mistake.ts'
import type { SourceText } from './source-text.ts'
import type { Chunk } from './split.ts'

export interface ParsedFile {
  source: SourceText
  /** Everything as plain data; pages that could not be read are left out. */
  data: unknown
  /** Addresses of pages whose YAML could not be read: links to them are not dead. */
  broken: string[]
  /** Addresses of pages with a mistake that may hide a section: what they lack is not judged. */
  doubtful: string[]
  /** true when what stands outside the pages could not be read, so that nothing else can be judged. */
  unreadable: boolean
  mistakes: SyntaxMistake[]
}

/** Reads the YAML. A mistake in one page leaves the other pages readable. */
export const parse = (source: SourceText): ParsedFile => parsePages(parseFrame(source))

/** Reads what stands around the pages; `read` may know some of its parts already. */
export function parseFrame(source: SourceText, read: (chunk: Chunk) => ReadChunk = readChunk): ParsedFile {
  const file: ParsedFile = { source, data: undefined, broken: [], doubtful: [], unreadable: false, mistakes: [] }
  for (const chunk of source.chunks) {
    if (chunk.route !== undefined) continue
    const { data, mistakes, readable } = read(chunk)
    file.mistakes.push(...mistakes.map((mistake) => shifted(mistake, chunk.offset)))
    if (!readable || mistakes.some(isSecondPart)) file.unreadable = true
    else if (isRecord(data)) file.data = { ...Object(file.data), ...data }
    else if (data !== null && data !== undefined) return { ...file, data }
  }
  return file
}

/** What was read of a page. */
export interface ReadPage {
  /** Its fields. */
  data: unknown
  isBroken: boolean
  /** Offsets count from the start of its chunk. */
  mistakes: SyntaxMistake[]
}

export function readPage(chunk: Chunk): ReadPage {
  const { data, mistakes, readable } = readChunk(chunk)
  const isBroken = !readable || !isRecord(data)
  return { data: isBroken ? undefined : Object.values(data)[0], isBroken, mistakes }
}

/** A mistake may hide a section: what the page lacks is not judged. */
export const isDoubtful = ({ mistakes }: Pick<ReadPage, 'mistakes'>) =>
  mistakes.some(({ spoilt }) => spoilt !== undefined)

/** Puts the pages beside what stands around them; `read` may leave out the data of pages that nobody looks at. */
export function parsePages(
  frame: ParsedFile,
  read: (chunk: Chunk) => Omit<ReadPage, 'data'> & { data?: unknown } = readPage,
): ParsedFile {
  const chunks = frame.source.chunks.filter(({ route }) => route !== undefined)
  if (chunks.length === 0 || !(frame.data === undefined || isRecord(frame.data))) return frame
  const broken: string[] = []
  const doubtful: string[] = []
  const mistakes = [...frame.mistakes]
  const pages = new Map<string, unknown>()
  for (const chunk of chunks) {
    const page = read(chunk)
    const route = String(chunk.route)
    if (page.isBroken) broken.push(route)
    // Of two pages with one address the first counts: a copied page stands after its original.
    else if (!pages.has(route)) pages.set(route, page.data)
    if (isDoubtful(page)) doubtful.push(route)
    for (const mistake of page.mistakes) mistakes.push(shifted(mistake, chunk.offset))
  }
  mistakes.push(...repeatedRoutes(chunks))
  return { ...frame, data: { ...frame.data, pages: Object.fromEntries(pages) }, broken, doubtful, mistakes }
}

/** With a part of the file twice, what one of the two declares is not known. */
const isSecondPart = ({ code }: SyntaxMistake) => code === 'DUPLICATE_PART'

function shifted(mistake: SyntaxMistake, offset: number): SyntaxMistake {
  const { start, end, first, spoilt } = mistake
  return {
    ...mistake,
    start: start + offset,
    end: end + offset,
    from: offset,
    ...(first !== undefined && { first: first + offset }),
    ...(spoilt !== undefined && { spoilt: spoilt + offset }),
  }
}

function repeatedRoutes(chunks: readonly Chunk[]): SyntaxMistake[] {
  const seen = new Map<string, Chunk>()
  return chunks.flatMap((chunk) => {
    const { route, offset } = chunk
    if (route === undefined) return []
    const first = seen.get(route)
    if (!first) {
      seen.set(route, chunk)
      return []
    }
    const start = addressOf(chunk)
    const mistake = { code: 'DUPLICATE_ROUTE', start, end: start + route.length, from: offset, detail: route }
    return [{ ...mistake, first: addressOf(first) }]
  })
}

const addressOf = ({ offset, text }: Chunk) => offset + text.search(/\S/)
