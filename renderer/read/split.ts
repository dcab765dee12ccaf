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
  const isTied = (all: readonly Chunk[]) => !acrossAnchors && sharesAnchors(all)
  const start = head.index + head[0].length + 1
  const chunks: Chunk[] = []
  let indent: string | undefined
  let current: Chunk = { offset: 0, text: '' }
  const isKeyOfPage = (line: string) => current.route !== undefined && isPageKey(line)
  const close = (end: number) => void chunks.push({ ...current, text: source.slice(current.offset, end) })
  for (let offset = start; offset < source.length; ) {
    const newline = source.indexOf('\n', offset)
    const next = newline < 0 ? source.length : newline + 1
    if (indent === undefined || mayStart(source, offset, next, indent.length)) {
      const line = source.slice(offset, next)
      if (indent === undefined && listEntry.test(line)) return whole
      const found = firstItem.exec(line)?.[1]
      indent ??= found
      const isAddress = address.test(line)
      const isSpoilt = isAddress && junk.test(line)
      const starts = found !== undefined && found === indent && !isSpoilt && namesPage.test(line)
      const slipped = !starts && isAddress && isPageKey(source.slice(next, next + longestLine).trimStart())
      if (/^[^\s#]/.test(line) && !slipped && !isKeyOfPage(line) && endsPages(source, next, line, indent)) {
        const rest = source.slice(offset)
        close(offset)
        chunks.push({ offset, text: rest })
        return marker.test(rest) || topLevelKeys(chunks).repeated || isTied(chunks) ? whole : chunks
      }
      if (slipped || (starts && !isKeyOfPage(line))) {
        close(offset)
        current = { offset, text: '', route: keyOf(line), ...(slipped && { slipped }) }
      }
    }
    offset = next
  }
  close(source.length)
  return isTied(chunks) ? whole : chunks
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
  const found: { name: string; at: number }[] = []
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    nameAtSign.lastIndex = at
    const name = nameAtSign.exec(text)?.[1]
    if (name !== undefined) found.push({ name, at })
  }
  return found
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
function endsPages(source: string, next: number, line: string, indent = ''): boolean {
  const key = keyOf(line)
  if (nearest(key, partNames()) !== undefined) return true
  if (indent === '' || !/^["']?[\w-]+["']?:(?:\s|$)/.test(line)) return indent === ''
  const following = /^(?:[ \t]*(?:#.*)?\r?\n)*( *)(.*)/.exec(source.slice(next, next + longestLine))
  const [, spaces = '', words = ''] = following ?? []
  if (spaces.length > indent.length) return false
  return spaces.length < indent.length || words === '' || !address.test(words)
}

/** A key of a page that slipped to the left stays with its page, where it is found to be out of line. */
function isPageKey(line: string): boolean {
  return Object.hasOwn(schemaOf('page').properties ?? {}, keyOf(line))
}

function keyOf(line: string): string {
  return address.exec(line)?.[1] ?? (line.split('\n', 1)[0] ?? '').trim().replace(/^(["']?)(.*?)\1\s*:(?:\s.*)?$/, '$2')
}

function topLevelKeys(chunks: Chunk[]): { repeated: boolean } {
  const keys = chunks
    .filter((chunk) => chunk.route === undefined)
    .flatMap((chunk) => chunk.text.match(/^[A-Za-z"'][^:\n]*(?=:)/gm) ?? [])
  return { repeated: new Set(keys).size < keys.length }
}
