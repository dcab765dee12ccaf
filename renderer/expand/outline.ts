import { isRecord } from '../common/is-record.ts'
import type { ParsedFile } from '../read/parse.ts'
import { type Text, textsOf } from '../schema/walk.ts'
import { type Anchors, anchorsOf } from './anchors.ts'
import { type Frame, frameOf } from './frame.ts'
import { type Period, periodsOf } from './periods.ts'

/** What links to a page have to know of it. */
export interface PageOutline extends Anchors {
  draft: boolean
  /** The shared sections that it takes. */
  takes: string[]
  /** The language that it names, if any. */
  language?: string
  /** The page in the site's first language that it says the same as. */
  translationOf?: string
  /** Where it does not show at all times as it is written. */
  periods?: Period[]
}

/** The frame with what links have to know of each page, by address in the order of the file. */
export interface Pages<Page extends PageOutline = PageOutline> extends Frame {
  pages: ReadonlyMap<string, Page>
}

/** A whole file for tools that look through every text of it. */
export interface Outline extends Pages {
  /** Every text of the file with its place and schema, in the order of the parts. */
  texts: readonly Text[]
}

/** The address of the home page in a language: "/", or the page that says the same as that. */
export function homeOf(pages: ReadonlyMap<string, PageOutline>, language: string | undefined): string {
  const isHome = ({ translationOf, ...page }: PageOutline) => translationOf === '/' && page.language === language
  return (language !== undefined && [...pages].find(([, page]) => isHome(page))?.[0]) || '/'
}

export function outlineOf({ data, broken, doubtful }: Pick<ParsedFile, 'data' | 'broken' | 'doubtful'>): Outline {
  const frame = frameOf(data)
  const pages = new Map<string, PageOutline>()
  for (const [route, page] of Object.entries(Object(frame.data.pages))) {
    pages.set(route, outlinePage(page, frame, !doubtful.includes(route)))
  }
  for (const route of broken) pages.set(route, unreadablePage)
  return { ...frame, pages, texts: textsOf(frame.data) }
}

/** A page that could not be read: what it holds is not known. */
export const unreadablePage: PageOutline = { names: [], certain: false, draft: false, takes: [] }

/** `isSound` is false for a page with a mistake that may hide a section. */
export function outlinePage(page: unknown, frame: Pick<Frame, 'data' | 'shared'>, isSound = true): PageOutline {
  if (!isRecord(page)) return unreadablePage
  const { names, certain } = anchorsOf(page.blocks, frame.shared)
  const periods = periodsOf(page, frame)
  const { language, translationOf } = page
  return {
    names,
    certain: certain && isSound,
    draft: page.draft === true,
    takes: takenBy(page.blocks),
    ...(typeof language === 'string' && { language }),
    ...(typeof translationOf === 'string' && { translationOf }),
    ...(periods && { periods }),
  }
}

function takenBy(blocks: unknown): string[] {
  const names = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown) =>
    isRecord(block) && typeof block.use === 'string' ? [block.use] : [],
  )
  return [...new Set(names)]
}
