import { type OldName, upgrade, warnings } from '../migrations/upgrade.ts'
import type { Surroundings } from './checks/references.ts'
import { readChunk } from './chunks.ts'
import { strayPages } from './doctor/stray-pages.ts'
import { type Expansion, expand } from './expand/expand.ts'
import { frameOf } from './frame.ts'
import { KeptRecord } from './kept-record.ts'
import { LazyMap } from './lazy-map.ts'
import { keyOf, keyOfSite, type Memory, scopeOf, scopeOfSite } from './memory.ts'
import type { Pages } from './outline.ts'
import { isRecord, type ParsedFile, parseFrame, parsePages } from './parse.ts'
import { type PageRecord, recordPage, type Snippet, unreadableRecord } from './record.ts'
import type { SourceText } from './source-text.ts'
import type { Chunk } from './split.ts'

export interface RecordOptions extends Surroundings {
  /** yyyy-mm-dd */
  today: string
  memory: Memory
}

/** A file with a record of each page, most of which may come from memory. */
export interface RecordedFile {
  parsed: ParsedFile
  expansion: Expansion
  site: Pages<PageRecord>
  /** What stands for the wording of each page. */
  sketches: ReadonlyMap<string, Uint32Array>
  snippets: ReadonlyMap<string, Snippet>
  /** A key of what is found in the site by that part of all records alone; undefined where a page is not to be relied on. */
  keyOf(part: (record: KeptRecord) => string): string | undefined
  /** Old names outside the pages and in templates; those in pages are in their records. */
  old: OldName[]
  /** The data of a page, which is read now if it came from memory. */
  dataOf(route: string): unknown
  /** Where a page's text stands, and the address for which a template was filled. */
  writtenAt(route: string): { chunk: Chunk; made: string } | undefined
}

/** Reads what stands outside the pages, and of the pages those that are not in memory. */
export function recordFile(source: SourceText, options: RecordOptions): RecordedFile {
  const { chunks } = source
  const around = parseFrame(source)
  const scope = scopeOf(ofPages(around.data), options, options.today)
  const siteScope = scopeOfSite(scope, chunks)
  const known = recall(chunks, scope, options.memory.records)
  const parsed = parsePages(around, (chunk) => known.has(chunk))
  const { data, old } = upgrade(parsed.data)
  const expansion = expand({ ...parsed, data })
  const { file, origins } = expansion
  const frame = frameOf(file.data)
  const frameOfPages = frameOf(ofPages(file.data))
  const all = isRecord(frame.data.pages) ? Object.entries(frame.data.pages) : []
  // Where "pages:" is misspelt no template was filled: what it would make cannot be judged.
  const unfilled = all.flatMap(([route]) => (route.includes('{') ? [route] : []))
  const written = new Map(all.filter(([route]) => !unfilled.includes(route)))
  const byRoute = firstByRoute(chunks)
  const writtenAt = (route: string) => {
    const chunk = byRoute.get(origins.get(route) ?? route)
    return chunk && { chunk, made: origins.has(route) ? route : '' }
  }
  const dataOf = (route: string) => {
    const data = written.get(route) ?? readPage(byRoute.get(route))
    written.set(route, data)
    return data
  }
  const recordAnew = (route: string): PageRecord => {
    const own = old.filter(({ path }) => path[0] === 'pages' && path[1] === route)
    const isSound = !file.doubtful.includes(route)
    return recordPage(
      { route, data: dataOf(route), isSound, warnings: warnings(own), written: writtenAt(route)?.chunk.text ?? '' },
      { ...options, frame: frameOfPages },
    )
  }
  const keptOf = (route: string): KeptRecord => {
    const at = writtenAt(route)
    if (!at || file.flawed.includes(String(at.chunk.route))) return new KeptRecord(recordAnew(route))
    const asBefore = at.made ? undefined : known.get(at.chunk)
    if (asBefore) return asBefore
    return remember(options.memory.records, keyOf(scope, at.chunk, at.made), () => new KeptRecord(recordAnew(route)))
  }

  const records = new Map([...written.keys()].map((route) => [route, keptOf(route)]))
  const strays = strayPages(frame.data).flatMap(([, route]) => (records.has(String(route)) ? [] : [String(route)]))
  for (const route of [...file.broken, ...unfilled, ...strays]) records.set(route, new KeptRecord(unreadableRecord))
  return {
    parsed,
    expansion,
    site: { ...frame, pages: new LazyMap(records.keys(), (route) => records.get(route)?.record ?? recordAnew(route)) },
    get sketches() {
      return new Map([...records].map(([route, { sketch }]) => [route, sketch]))
    },
    snippets: new LazyMap(records.keys(), (route) => records.get(route)?.snippet ?? recordAnew(route).snippet),
    keyOf: (part) =>
      file.flawed.length > 0 || file.broken.length > 0 ? undefined : keyOfSite(siteScope, records, part),
    old: old.filter(({ path }) => path[0] !== 'pages' || String(path[1]).includes('{')),
    writtenAt,
    dataOf,
  }
}

/** What a page is judged by. Menus and old addresses are judged by the pages, not the other way about. */
function ofPages(data: unknown): Record<string, unknown> {
  const { pages, navigation, redirects, ...rest } = Object(data)
  return rest
}

/** The records of pages that have not changed. A template is read each time, since it makes pages. */
function recall(chunks: readonly Chunk[], scope: string, memory: Memory['records']): Map<Chunk, KeptRecord> {
  const known = new Map<Chunk, KeptRecord>()
  for (const chunk of chunks) {
    if (chunk.route === undefined || chunk.slipped || isTemplate(chunk)) continue
    const kept = memory.get(keyOf(scope, chunk))
    if (kept) known.set(chunk, kept)
  }
  return known
}

function remember(memory: Memory['records'], key: string, make: () => KeptRecord): KeptRecord {
  const known = memory.get(key)
  if (known) return known
  const kept = make()
  memory.set(key, kept)
  return kept
}

const isTemplate = ({ route }: Chunk) => route?.includes('{') ?? false

/** Of two pages with one address the first counts. */
function firstByRoute(chunks: readonly Chunk[]): ReadonlyMap<string, Chunk> {
  const byRoute = new Map<string, Chunk>()
  for (const chunk of chunks)
    if (chunk.route !== undefined && !byRoute.has(chunk.route)) byRoute.set(chunk.route, chunk)
  return byRoute
}

/** A page's data with new names in place of old ones. */
function readPage(chunk: Chunk | undefined): unknown {
  const read = chunk && readChunk(chunk).data
  if (!isRecord(read)) return undefined
  const { data } = upgrade({ pages: read })
  return Object.values((data as { pages: Record<string, unknown> }).pages)[0]
}
