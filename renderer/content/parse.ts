import { readChunk } from './chunks.ts'
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

/** Reads the YAML, without the pages that are `known`. A mistake in one page leaves the other pages readable. */
export function parse(source: SourceText, isKnown = (_: Chunk) => false): ParsedFile {
  const { chunks } = source
  const file: ParsedFile = {
    source,
    data: {},
    broken: [],
    doubtful: [],
    flawed: [],
    unreadable: false,
    mistakes: [],
  }
  const top: Record<string, unknown>[] = []
  const pages: [string, unknown][] = []
  for (const chunk of chunks) {
    const { route, offset } = chunk
    if (route !== undefined && isKnown(chunk)) {
      pages.push([route, undefined])
      continue
    }
    const { data, mistakes, readable } = readChunk(chunk)
    file.mistakes.push(...mistakes.map((mistake) => shifted(mistake, offset)))
    if (route !== undefined && mistakes.length > 0) file.flawed.push(route)
    if (route !== undefined && mistakes.some(({ spoilt }) => spoilt !== undefined)) file.doubtful.push(route)
    if (route !== undefined) {
      if (readable && isRecord(data)) pages.push([route, Object.values(data)[0]])
      else file.broken.push(route)
    } else if (!readable || mistakes.some(isSecondPages)) file.unreadable = true
    else if (isRecord(data)) top.push(data)
    else if (data !== null && data !== undefined) return { ...file, data }
  }
  file.mistakes.push(...repeatedRoutes(chunks))
  const data = Object.assign({}, ...top)
  if (chunks.length > top.length) data.pages = firstOfEach(pages)
  return { ...file, data: top.length === 0 && chunks.length === 1 ? undefined : data }
}

/** With "pages:" twice, the pages under one of the two are not known. */
const isSecondPages = ({ code, detail }: SyntaxMistake) => code === 'DUPLICATE_KEY' && detail === 'pages'

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
