import { nearest } from '../common/nearest.ts'
import { partNames, schemaOf } from '../schema/schemas.ts'

/** A stretch of the file that can be parsed alone; its text begins at `offset` of the whole. */
export interface Chunk {
  /** The address of the page that the chunk holds; absent for what stands before and after the pages. */
  route?: string
  /** The page's address has a dash before it, or does not stand in the column of the other addresses. */
  slipped?: boolean
  offset: number
  text: string
}

/** A quote that begins no address is a slip inside a page. */
const firstItem = /^( +)(?=[^\s#"'-]|["']\/)/

/** Pages written as a list are no pages; the schema says so. */
const listEntry = /^ *-(?:\s|$)/

/**
 * Splits the text into what stands before the pages, each page, and what follows. A line with the indentation of the
 * first page starts the next one: nothing inside a page may stand so far left, multi-line texts included. A mistake in
 * one page then hides no other page, and a page whose text did not change need not be parsed again. Pages that share
 * anchors cannot be read alone; who only looks for their places has them split all the same.
 */
export function splitPages(source: string, acrossAnchors = false): Chunk[] {
  const whole = [{ offset: 0, text: source }]
  const head = /^pages:[ \t]*(?:#.*)?\r?$/m.exec(source)
  if (!head || marker.test(source.slice(0, head.index))) return whole
  const chunks = cut(source, head.index + head[0].length + 1)
  const after = chunks.slice(1).find(({ route }) => route === undefined)
  if (chunks.length === 0 || (after && (marker.test(after.text) || repeatsPart(chunks)))) return whole
  return !acrossAnchors && sharesAnchors(chunks) ? whole : chunks
}

/** What a line among the pages is: the first of a page, the first behind all pages, or part of what was before it. */
type LineKind = 'page' | 'slipped page' | 'end' | 'more'

/** Cuts at each line that begins a page, from the line after "pages:" on. Nothing is cut where the pages are a list. */
function cut(source: string, start: number): Chunk[] {
  const begins: Omit<Chunk, 'text'>[] = [{ offset: 0 }]
  let indent: string | undefined
  for (let offset = start, next = start; offset < source.length; offset = next) {
    next = source.indexOf('\n', offset) + 1 || source.length
    if (indent !== undefined && !mayStart(source, offset, next, indent.length)) continue
    const line = source.slice(offset, next)
    if (indent === undefined && listEntry.test(line)) return []
    indent ??= firstItem.exec(line)?.[1]
    const kind = kindOf(line, source.slice(next, next + longestLine), indent, begins.at(-1)?.route !== undefined)
    if (kind === 'page') begins.push({ offset, route: keyOf(line) })
    if (kind === 'slipped page') begins.push({ offset, route: keyOf(line), slipped: true })
    if (kind !== 'end') continue
    begins.push({ offset })
    break
  }
  return begins.map((begin, index) => ({ ...begin, text: source.slice(begin.offset, begins[index + 1]?.offset) }))
}

/** The indentation is that of all addresses, and undefined before the first of them. */
function kindOf(line: string, following: string, indent: string | undefined, isInPage: boolean): LineKind {
  const isAddress = address.test(line)
  const isInColumn = indent !== undefined && firstItem.exec(line)?.[1] === indent
  const isPage = isInColumn && namesPage.test(line) && !(isAddress && junk.test(line))
  if (isAddress && !isPage && isPageKey(following.trimStart())) return 'slipped page'
  if (isInPage && isPageKey(line)) return 'more'
  if (/^[^\s#]/.test(line) && endsPages(line, following, indent)) return 'end'
  return isPage ? 'page' : 'more'
}

/** The page of each address. Of two with one address the first counts. */
export function firstByRoute(chunks: readonly Chunk[]): ReadonlyMap<string, Chunk> {
  const byRoute = new Map<string, Chunk>()
  for (const chunk of chunks)
    if (chunk.route !== undefined && !byRoute.has(chunk.route)) byRoute.set(chunk.route, chunk)
  return byRoute
}

/** More than the blank lines and the key that follow an address. */
const longestLine = 10_000
const SPACE = 32
const SLASH = 47
const COLON = 58
const TILDE = 126

/**
 * Most lines stand deeper than the addresses and are none themselves, since no colon ends them: they need not be looked
 * at closely. A space may follow a colon, of which Unicode has many.
 */
function mayStart(source: string, offset: number, next: number, indent: number): boolean {
  if (next === offset + 1) return false
  let at = offset
  while (at <= offset + indent) if (source.charCodeAt(at++) !== SPACE) return true
  const last = source.charCodeAt(next - 2)
  if (last !== COLON && last > SPACE && last <= TILDE) return false
  while (source.charCodeAt(at) === SPACE) at++
  return source.charCodeAt(at) === SLASH
}

/** A second document or a directive changes the meaning of everything after it. Among the pages it ends them. */
const marker = /^(?:---|\.\.\.|%)/m
/** The name behind the sign of an anchor or an alias, looked for at the sign. */
const nameAtSign = /[&*](?<=(?:[:-][ \t]+|[[{,][ \t]*)[&*])([A-Za-z0-9_-]+)(?=[\s,\]}]|$)/y

/** Where a text names something (sign "&"), or takes what has a name (sign "*"). */
function findNames(text: string, sign: '&' | '*'): { name: string; at: number }[] {
  const signed: { name: string; at: number }[] = []
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    nameAtSign.lastIndex = at
    const name = nameAtSign.exec(text)?.[1]
    if (name !== undefined) signed.push({ name, at })
  }
  return signed
}

/** Whether a part takes by an alias what an anchor in another part names; without an anchor it is a mistake of the line. */
function sharesAnchors(chunks: readonly Chunk[]): boolean {
  const anchors = new Map(chunks.map((chunk) => [chunk, findNames(chunk.text, '&')]))
  const names = new Set([...anchors.values()].flat().map(({ name }) => name))
  if (names.size === 0) return false
  return chunks.some((chunk) => {
    const isOwn = (alias: { name: string; at: number }) =>
      anchors.get(chunk)?.some(({ name, at }) => name === alias.name && at < alias.at)
    return findNames(chunk.text, '*').some((alias) => names.has(alias.name) && !isOwn(alias))
  })
}

/** An address on a line of its own; a dash or a letter may have come before it. */
const address = /^(?:[^\s/"'{[#-]{1,2})?\s*(?:[^\s/"'{[#-]|- +)?(\/[a-z0-9/-]*):\s*$/
const junk = /^\s*[^\s/]/

/** A key that may be an address: with a slash, in quotes, or with nothing or a group behind its colon. */
const namesPage = /^\s*["']?\/|^\s*["']|:\s*(?:[#{[&*|>].*\s*)?$/

/** Whether a line at the left edge begins another part of the file; else it slipped there out of a page. */
function endsPages(line: string, following: string, indent: string | undefined): boolean {
  if (indent === undefined || nearest(keyOf(line), partNames()) !== undefined) return true
  if (!/^["']?[\w-]+["']?:(?:\s|$)/.test(line)) return false
  const [, spaces = '', words = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*( *)(.*)/.exec(following) ?? []
  if (spaces.length !== indent.length) return spaces.length < indent.length
  return words === '' || !address.test(words)
}

/** A key of a page that slipped to the left stays with its page, where it is found to be out of line. */
function isPageKey(line: string): boolean {
  return Object.hasOwn(schemaOf('page').properties ?? {}, keyOf(line))
}

function keyOf(line: string): string {
  return address.exec(line)?.[1] ?? (line.split('\n', 1)[0] ?? '').trim().replace(/^(["']?)(.*?)\1\s*:(?:\s.*)?$/, '$2')
}

/** Whether what stands around the pages holds a key twice. */
function repeatsPart(chunks: readonly Chunk[]): boolean {
  const around = chunks.filter(({ route }) => route === undefined)
  const keys = around.flatMap(({ text }) => text.match(/^[A-Za-z"'][^:\n]*(?=:)/gm) ?? [])
  return new Set(keys).size < keys.length
}
