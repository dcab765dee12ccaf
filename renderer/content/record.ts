import { checkDates, checkDay } from './checks/dates.ts'
import { checkHeadings } from './checks/headings.ts'
import { checkKinds } from './checks/kinds.ts'
import { checkLiterals } from './checks/literals.ts'
import { checkOwnAddress } from './checks/own-address.ts'
import { checkQuotes } from './checks/quotes.ts'
import { checkNames, linksIn, type Surroundings } from './checks/references.ts'
import { checkAnchors } from './checks/routes.ts'
import { checkRunTogether } from './checks/run-together.ts'
import { checkShown } from './checks/shown.ts'
import { runsOf, sketchOf } from './checks/similar.ts'
import { checkStarters } from './checks/starters.ts'
import { checkTables } from './checks/tables.ts'
import { usesOf } from './checks/unused.ts'
import type { Frame } from './frame.ts'
import { targetOf } from './links.ts'
import { outlinePage, type PageOutline, unreadablePage } from './outline.ts'
import { isRecord } from './parse.ts'
import type { Finding } from './problem.ts'
import { validatePage } from './validate.ts'
import { type Text, textsOfPage } from './walk.ts'

/** What is wrong in one page whatever the other pages say, by the check that found it. */
export interface PageFindings {
  shape: Finding[]
  kinds: Finding[]
  names: Finding[]
  anchors: Finding[]
  headings: Finding[]
  dates: Finding[]
  literals: Finding[]
  quotes: Finding[]
  shown: Finding[]
  tables: Finding[]
}

/**
 * Everything that the checks of the whole site need of one page, as plain data. It follows from the page's own text and
 * the frame alone: a page whose text and frame have not changed need not be read again.
 */
export interface PageRecord extends PageOutline {
  /** What search results show of the page, tokens not filled. */
  snippet: Snippet
  /** The page's other fields but its blocks, tokens not filled. */
  head: Record<string, unknown>
  /** The types of its sections, shared ones included, each once. */
  types: string[]
  /** A list of posts without an end, which leads to every post. */
  listsPosts: boolean
  /** Where its links lead, each once, tokens filled; what leads out of the site is left out. */
  links: string[]
  /** What it uses of what must not lie idle: see {@link usesOf}. */
  uses: string[]
  /** What stands for its wording when pages that read the same are looked for. */
  sketch: Uint32Array
  findings: PageFindings
}

/** As written: it may be anything until the page is known to be right. */
export interface Snippet {
  title?: unknown
  description?: unknown
  /** A draft is in no search results. */
  draft?: unknown
}

export interface PageToRecord {
  route: string
  data: unknown
  /** false where a mistake in the YAML may hide a section. */
  isSound: boolean
  /** What was found when the page was read. */
  warnings: Finding[]
  /** The text of the file from which it was read. */
  written: string
}

export interface RecordContext extends Surroundings {
  frame: Frame
  /** yyyy-mm-dd */
  today: string
}

export function recordPage(
  { route, data, isSound, warnings, written }: PageToRecord,
  context: RecordContext,
): PageRecord {
  const { frame, today } = context
  const outline = outlinePage(data, frame, isSound)
  const texts = textsOfPage(data, route)
  const { blocks, title, description, draft, ...head } = isRecord(data) ? data : {}
  const shape = [...warnings, ...validatePage(data, route)]
  // A section under the name of another is not also missing.
  const isClear = shape.every(({ code }) => code !== 'other-section')
  const sections = (Array.isArray(blocks) ? blocks : []).map((block: unknown) => sectionIn(block, frame))
  return {
    ...outline,
    snippet: { title, description, draft },
    head,
    types: [...new Set(sections.map(({ type }) => String(type)))],
    listsPosts: (Array.isArray(blocks) ? blocks : []).some(isEndlessList),
    links: insideLinks(texts, frame),
    uses: usesOf(texts),
    sketch: sketchOf(runsOf(texts)),
    findings: {
      shape,
      kinds: isClear ? checkKinds(route, data, outline, frame) : [],
      names: checkNames(texts, frame, context),
      anchors: checkAnchors(route, data, frame),
      headings: checkHeadings(texts),
      dates: [...checkDates(texts, today), ...checkDay(route, data, today)],
      literals: [...checkLiterals(texts, frame), ...checkOwnAddress(texts, frame.tokens), ...checkStarters(texts)],
      quotes: checkQuotes(texts),
      shown: [...checkShown(texts), ...(isSound ? checkRunTogether(texts, written) : [])],
      tables: checkTables(route, data),
    },
  }
}

function sectionIn(block: unknown, { shared }: Frame): Record<string, unknown> {
  const section = isRecord(block) && typeof block.use === 'string' ? shared[block.use] : block
  return isRecord(section) ? section : {}
}

const isEndlessList = (block: unknown) => isRecord(block) && block.type === 'posts' && !block.limit

function insideLinks(texts: readonly Text[], { tokens }: Frame): string[] {
  const all = texts.flatMap((text) => linksIn(text, tokens).map(({ href }) => href))
  return [...new Set(all)].filter((href) => targetOf(href).kind !== 'outside')
}

export const noFindings: PageFindings = {
  shape: [],
  kinds: [],
  names: [],
  anchors: [],
  headings: [],
  dates: [],
  literals: [],
  quotes: [],
  shown: [],
  tables: [],
}

/** A page that could not be read. */
export const unreadableRecord: PageRecord = {
  ...unreadablePage,
  snippet: {},
  head: {},
  types: [],
  listsPosts: false,
  links: [],
  uses: [],
  sketch: new Uint32Array(),
  findings: noFindings,
}
