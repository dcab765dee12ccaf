import { type Anchors, anchorsOf } from './anchors.ts'
import { nearest } from './nearest.ts'
import { isRecord, type ParsedFile } from './parse.ts'
import { partNames } from './schemas.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import { type Text, textsOf } from './walk.ts'

export interface PageOutline extends Anchors {
  draft: boolean
}

/** What the checks need to know of the whole file. It is made of whatever can be read, so that one mistake brings no others. */
export interface Outline {
  data: Record<string, unknown>
  pages: ReadonlyMap<string, PageOutline>
  redirects: Record<string, unknown>
  forms: Record<string, unknown>
  shared: Record<string, unknown>
  tokens: Tokens
  /** Every text of the file with its place and schema, in the order of the parts. */
  texts: readonly Text[]
}

export function outlineOf({ data, broken, doubtful }: Pick<ParsedFile, 'data' | 'broken' | 'doubtful'>): Outline {
  const file = isRecord(data) ? spelt(data) : {}
  const part = (name: string) => (isRecord(file[name]) ? file[name] : {})
  const shared = part('shared')
  const pages = new Map<string, PageOutline>()
  for (const [route, page] of Object.entries(part('pages'))) {
    const outlined = outlinePage(page, shared)
    pages.set(route, doubtful.includes(route) ? { ...outlined, certain: false } : outlined)
  }
  for (const route of broken) pages.set(route, { names: [], certain: false, draft: false })
  return {
    data: file,
    pages,
    redirects: part('redirects'),
    forms: part('forms'),
    shared,
    tokens: tokensOf(file),
    texts: textsOf(file),
  }
}

/** The file with misspelt parts under their right names, since that mistake is reported by itself. */
function spelt(data: Record<string, unknown>): Record<string, unknown> {
  const parts = partNames()
  const name = (key: string) => {
    const meant = parts.includes(key) ? key : nearest(key, parts)
    return meant === undefined || Object.hasOwn(data, meant) ? key : meant
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [name(key), value]))
}

function outlinePage(page: unknown, shared: Record<string, unknown>): PageOutline {
  if (!isRecord(page)) return { names: [], certain: false, draft: false }
  return { ...anchorsOf(page.blocks, shared), draft: page.draft === true }
}
