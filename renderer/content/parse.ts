import { type ReadChunk, readChunk } from './chunks.ts'
import type { SourceText } from './source-text.ts'
import type { Chunk } from './split.ts'

export { parseChunk } from './chunks.ts'

/** A mistake in the YAML itself. Offsets count from the start of the file; `first` is where a repeated key stood before. */
export interface SyntaxMistake {
  code: string
  start: number
  end: number
  /** Where the part of the file begins that cannot be read for it. */
  from: number
  detail: string
  first?: number
  /** Where the group ends of which nothing else is worth judging. */
  spoilt?: number
  /** More of the same follows it. */
  more?: boolean
  /** The keys and values of a section that has lost its first line. */
  lost?: Record<string, unknown>
  /** The author may have meant it: a warning, and tools may write the file. */
  doubt?: true
}

export interface ParsedFile {
  source: SourceText
  /** Everything as plain data; pages that could not be read are left out, and those not asked for are undefined. */
  data: unknown
  /** Addresses of pages whose YAML could not be read: links to them are not dead. */
  broken: string[]
  /** Addresses of pages with a mistake that may hide a section: what they lack is not judged. */
  doubtful: string[]
  /** Addresses of pages with any mistake in their YAML. */
  flawed: string[]
  /** true when what stands outside the pages could not be read, so that nothing else can be judged. */
  unreadable: boolean
  mistakes: SyntaxMistake[]
}

/** Reads the YAML. A mistake in one page leaves the other pages readable. */
export const parse = (source: SourceText): ParsedFile => parsePages(parseFrame(source))

/** Reads what stands around the pages. */
export function parseFrame(source: SourceText): ParsedFile {
  const file: ParsedFile = {
    source,
    data: undefined,
    broken: [],
    doubtful: [],
    flawed: [],
    unreadable: false,
    mistakes: [],
  }
  for (const chunk of source.chunks) {
    if (chunk.route !== undefined) continue
    const { data, mistakes, readable } = readChunk(chunk)
    file.mistakes.push(...mistakes.map((mistake) => shifted(mistake, chunk.offset)))
    if (!readable || mistakes.some(isSecondPart)) file.unreadable = true
    else if (isRecord(data)) file.data = Object.assign(file.data ?? {}, data)
    else if (data !== null && data !== undefined) return { ...file, data }
  }
  return file
}

/** Reads the pages, without those that are known, and puts them beside what stands around them. */
export function parsePages(frame: ParsedFile, isKnown = (_: Chunk) => false): ParsedFile {
  const chunks = frame.source.chunks.filter(({ route }) => route !== undefined)
  if (chunks.length === 0 || !(frame.data === undefined || isRecord(frame.data))) return frame
  const found = chunks.map((chunk) => ({ chunk, read: isKnown(chunk) ? undefined : readChunk(chunk) }))
  const routesWith = (test: (read: ReadChunk) => boolean) =>
    found.flatMap(({ chunk, read }) => (read && test(read) ? [String(chunk.route)] : []))
  const pages = found.flatMap(({ chunk, read }): [string, unknown][] => {
    if (!read) return [[String(chunk.route), undefined]]
    return isPage(read) ? [[String(chunk.route), Object.values(Object(read.data))[0]]] : []
  })
  const mistakes = found.flatMap(({ chunk, read }) =>
    (read?.mistakes ?? []).map((mistake) => shifted(mistake, chunk.offset)),
  )
  return {
    ...frame,
    data: { ...frame.data, pages: firstOfEach(pages) },
    broken: routesWith((read) => !isPage(read)),
    doubtful: routesWith(({ mistakes }) => mistakes.some(({ spoilt }) => spoilt !== undefined)),
    flawed: routesWith(({ mistakes }) => mistakes.length > 0),
    mistakes: [...frame.mistakes, ...mistakes, ...repeatedRoutes(chunks)],
  }
}

const isPage = ({ data, readable }: ReadChunk) => readable && isRecord(data)

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

/** Of two pages with one address the first counts: a copied page stands after its original. */
function firstOfEach(pages: [string, unknown][]): Record<string, unknown> {
  const first = new Map<string, unknown>()
  for (const [route, page] of pages) if (!first.has(route)) first.set(route, page)
  return Object.fromEntries(first)
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
