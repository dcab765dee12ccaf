import { isRecord } from '../../renderer/common/is-record.ts'
import { oncePer } from '../../renderer/common/once-per.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { frameTexts } from '../../renderer/expand/frame.ts'
import { fillTokens, tokensOf } from '../../renderer/expand/tokens.ts'
import { keptFrame, keptSource } from '../../renderer/pipeline/kept-text.ts'
import { readPage } from '../../renderer/read/parse.ts'
import type { Chunk } from '../../renderer/read/split.ts'
import { type Text, textsOfPage } from '../../renderer/schema/walk.ts'
import { textsOfData } from '../edit/uses.ts'

/** What stands in a draft, as data and as it is written: templates unfilled, tokens as tokens. */
export interface DraftData {
  /** Everything but the pages. */
  frame: Record<string, unknown>
  pages: ReadonlyMap<string, unknown>
  at: (path: Path) => unknown
}

/** The texts in the order of the pages, then those that several pages share. */
export function* textsIn({ frame, pages }: Pick<DraftData, 'frame' | 'pages'>): Generator<Text> {
  for (const [route, page] of pages) yield* textsOfPage(page, route)
  yield* frameTexts({ data: frame })
  yield* textsOfData(frame)
}

const tokensFor = oncePer(tokensOf)

/** What a page is called, as visitors read it. */
export const pageTitle = ({ frame, pages }: Pick<DraftData, 'frame' | 'pages'>, route: string) =>
  fillTokens(String(Object(pages.get(route)).title ?? route), tokensFor(frame))

/** Reads drafts: each page, and what stands around them, once for each text that it has. */
export function createDraftReader(): (text: string) => DraftData {
  let dataBefore = new Map<string, unknown>()
  let latest: { text: string; data: DraftData } | undefined
  return (text) => {
    if (latest?.text === text) return latest.data
    const source = keptSource(text)
    const { data } = keptFrame(source)
    const { pages: ownPages, ...frame } = isRecord(data) ? data : {}
    const kept = new Map<string, unknown>()
    const read = (chunk: Chunk) => {
      const page = dataBefore.has(chunk.text) ? dataBefore.get(chunk.text) : readPage(chunk).data
      kept.set(chunk.text, page)
      return page
    }
    // With anchors that reach across pages the file is one piece.
    const pages = new Map<string, unknown>(Object.entries(isRecord(ownPages) ? ownPages : {}))
    for (const chunk of source.chunks) {
      if (chunk.route !== undefined && !pages.has(chunk.route)) pages.set(chunk.route, read(chunk))
    }
    dataBefore = kept
    const at = ([top, ...rest]: Path) => {
      if (top !== 'pages') return valueAt(frame, top === undefined ? [] : [top, ...rest])
      return rest.length === 0 ? undefined : valueAt(pages.get(String(rest[0])), rest.slice(1))
    }
    latest = { text, data: { frame, pages, at } }
    return latest.data
  }
}
