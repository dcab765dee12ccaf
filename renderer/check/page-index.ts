import type { Finding } from '../common/problem.ts'
import { type PageOutline, unreadablePage } from '../expand/outline.ts'
import type { Figure } from './figures.ts'

/**
 * Everything that the checks of the whole site need of one page, as plain data. It follows from the page's own text and
 * the frame alone: a page whose text and frame have not changed need not be read again.
 */
export interface PageIndex extends PageOutline {
  /** What search results show of the page, tokens not filled. */
  searchResult: SearchResult
  /** The page's other fields but its blocks, tokens not filled. */
  head: Record<string, unknown>
  /** The types of its sections, shared ones included, each once. */
  types: string[]
  /** What words they show: see {@link featuresOfSection}; each once. */
  shows: string[]
  /** The anchor of the first of its sections of each type, where that has one. */
  ids: Readonly<Record<string, string>>
  /** What its sections choose and have that brings classes of its own (renderer/check/layouts.ts), each once. */
  layouts: string[]
  /** The figures that it shows of the business, tokens not filled; those of shared sections are left out. */
  figures: Figure[]
  /** The kinds of pages of which it has a list without an end, which leads to every one of them. */
  lists: string[]
  /** Where its links lead, each once, tokens filled; what leads out of the site is left out. */
  links: string[]
  /** Its sections that list regions, tokens not filled: by those of all pages a postal code is looked up. */
  regions: Record<string, unknown>[]
  /** Whether its opening has a form, which answers to "#estimate". */
  hasRequest: boolean
  /** What it uses of what must not lie idle: see {@link usesOf}. */
  uses: string[]
  /** A sketch of its wording (MinHash), by which pages that read the same are found without comparing every pair. */
  sketch: number[]
  /** What is wrong in it whatever the other pages say, by the name of the check that found it. */
  findings: Readonly<Record<string, readonly Finding[]>>
}

/** As written: it may be anything until the page is known to be right. */
export interface SearchResult {
  title?: unknown
  description?: unknown
  /** A draft is in no search results. */
  draft?: unknown
}

/** A page that could not be read. */
export const unreadableIndex: PageIndex = {
  ...unreadablePage,
  searchResult: {},
  head: {},
  types: [],
  shows: [],
  ids: {},
  layouts: [],
  figures: [],
  lists: [],
  links: [],
  regions: [],
  hasRequest: false,
  uses: [],
  sketch: [],
  findings: {},
}
