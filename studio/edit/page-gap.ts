import { isRecord } from '../../renderer/common/is-record.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from './refusal.ts'
import type { SourceFile } from './source-file.ts'

/** The place for a new page, and how the pages around it are written. */
export interface Gap {
  offset: number
  /** Put before and after the page, so that pages stand as far apart as the others do. */
  before: string
  after: string
  /** Sets lines of two spaces a level as deep as the file has them. */
  indent(head: string[], blocks: string[]): string[]
}

/**
 * The place after the last page of a kind in a language, else after the last of that language, or after all pages. Comments
 * above the next page stay with it.
 */
export function findGap(file: SourceFile, kind: string, language?: string): Gap {
  if (file.isFlow(['pages'])) throw new Refusal(message('odd-yaml.braces'), message('odd-yaml.braces-hint'))
  const routes = [...file.outline.pages.keys()]
  const pages: Record<string, unknown> = Object(file.outline.data.pages)
  const inLanguage = routes.filter((route) => Object(pages[route]).language === language)
  const alike =
    inLanguage.findLast((route) => isRecord(pages[route]) && pages[route].kind === kind) ??
    (language === undefined ? undefined : inLanguage.at(-1)) ??
    routes.at(-1)
  if (alike === undefined) return firstGap(file)
  const next = routes[routes.indexOf(alike) + 1]
  const offset = next === undefined ? endOfPages(file) : startOfPage(file, next)
  const isApart = startsApart(file, next ?? alike)
  const isLast = next === undefined && offset === file.source.length
  const lead = file.source.endsWith('\n') || offset < file.source.length ? '' : '\n'
  const gap = isApart ? '\n' : ''
  return {
    offset,
    before: isLast ? `${lead}${gap}` : '',
    after: isLast ? '' : gap,
    indent: indenter(file, alike, pages[alike]),
  }
}

/** The place for the first page of a site: below "pages:", which is written where it is missing. */
function firstGap(file: SourceFile): Gap {
  const key = file.keyOf(['pages'])
  const end = key ? file.source.indexOf('\n', key[1]) : -1
  const offset = end < 0 ? file.source.length : end + 1
  const lead = offset === 0 || file.source[offset - 1] === '\n' ? '' : '\n'
  const indent: Gap['indent'] = ([address = '', ...head], blocks) => indented([address, ...head], blocks, 2, 4, 6)
  return { offset, before: key ? lead : `${lead}${offset === 0 ? '' : '\n'}pages:\n`, after: '', indent }
}

/** Where a page begins, with the comments right above its address. */
function startOfPage({ source, keyOf }: SourceFile, route: string): number {
  const key = keyOf(['pages', route])?.[0] ?? 0
  return withComments(source, source.lastIndexOf('\n', key - 1) + 1)
}

/** Where the part after the pages begins; the end of the file where nothing follows. */
function endOfPages({ source, keyOf, outline }: SourceFile): number {
  const pages = keyOf(['pages'])?.[0] ?? 0
  const after = Object.keys(outline.data).flatMap((name) => keyOf([name])?.[0] ?? [])
  const next = Math.min(...after.filter((offset) => offset > pages))
  return Number.isFinite(next) ? withComments(source, next) : source.length
}

function withComments(source: string, lineStart: number): number {
  let start = lineStart
  while (start > 0) {
    const above = source.lastIndexOf('\n', start - 2) + 1
    if (!/^\s*#/.test(source.slice(above, start))) break
    start = above
  }
  return start
}

/** true where a blank line stands above a page. */
function startsApart(file: SourceFile, route: string): boolean {
  return /\n[ \t]*\r?\n$/.test(file.source.slice(0, startOfPage(file, route)))
}

function indenter(file: SourceFile, route: string, page: unknown): Gap['indent'] {
  const column = (path: (string | number)[]) => {
    const span = file.keyOf(path)
    return span ? file.lineOf(span[0]).column - 1 : undefined
  }
  const left = column(['pages', route]) ?? 2
  const inner = column(['pages', route, Object.keys(Object(page))[0] ?? 'kind']) ?? left + 2
  const dash = file.spanOf(['pages', route, 'blocks', 0])
  const items = dash && !file.isFlow(['pages', route, 'blocks']) ? file.lineOf(dash[0]).column - 3 : inner + 2
  return (head, blocks) => indented(head, blocks, left, inner, items)
}

/** The lines of a page, with its address, its keys and its sections in the given columns. */
function indented([key = '', ...head]: string[], blocks: string[], left: number, inner: number, items: number) {
  return [
    `${' '.repeat(left)}${key}`,
    ...head.map((line) => `${' '.repeat(inner)}${line.slice(2)}`),
    ...blocks.flatMap((block) => block.split('\n').map((line) => (line === '' ? '' : `${' '.repeat(items)}${line}`))),
  ]
}
