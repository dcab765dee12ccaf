import { blocksOf } from '../common/blocks-of.ts'
import { isRecord } from '../common/is-record.ts'
import type { Finding } from '../common/problem.ts'
import type { Frame } from '../expand/frame.ts'
import { targetOf } from '../expand/links.ts'
import { outlinePage } from '../expand/outline.ts'
import { featuresOfSection } from '../languages/shown.ts'
import { sectionSchema } from '../schema/schemas.ts'
import { type Text, textsOfPage } from '../schema/walk.ts'
import { runsOf, sketchOf } from './checks/similar.ts'
import { usesOf } from './checks/unused.ts'
import { figuresOf } from './figures.ts'
import { layoutsOf } from './layouts.ts'
import { linksIn } from './links-in.ts'
import type { PageIndex } from './page-index.ts'
import { findInPage } from './run.ts'
import type { Surroundings } from './surroundings.ts'

export interface PageToIndex {
  route: string
  data: unknown
  /** false where a mistake in the YAML may hide a section. */
  isSound: boolean
  /** What was found when the page was read. */
  warnings: Finding[]
  /** The text of the file from which it was read. */
  source: string
}

export interface IndexContext extends Surroundings {
  frame: Frame
  /** yyyy-mm-dd */
  today: string
}

export function indexPage({ route, data, isSound, warnings, source }: PageToIndex, context: IndexContext): PageIndex {
  const { today } = context
  const frame = context.frame.in(Object(data).language)
  const outline = outlinePage(data, frame, isSound)
  const texts = textsOfPage(data, route)
  const { blocks, title, description, draft, ...head } = isRecord(data) ? data : {}
  const sections = (Array.isArray(blocks) ? blocks : []).map((block: unknown) => sectionIn(block, frame))
  return {
    ...outline,
    searchResult: { title, description, draft },
    head,
    types: [...new Set(sections.map(({ type }) => String(type)))],
    shows: [...new Set(sections.flatMap(featuresOfSection))],
    ids: idsOf(sections),
    layouts: layoutsOf(sections),
    figures: figuresOf(blocksOf(data), route),
    lists: sections.flatMap(listedBy),
    links: insideLinks(texts, frame),
    regions: sections.filter(({ type }) => type === 'regions'),
    hasRequest: sections.some(({ type, form }) => type === 'page-hero' && form !== undefined),
    uses: usesOf(texts),
    sketch: [...sketchOf(runsOf(texts))],
    findings: findInPage({ route, data, outline, warnings }, texts, {
      frame,
      surroundings: context,
      today,
      source: () => (isSound ? source : ''),
    }),
  }
}

function idsOf(sections: Record<string, unknown>[]): Record<string, string> {
  const first = new Map(sections.map(({ type, id }) => [String(type), id] as const).reverse())
  return Object.fromEntries([...first].flatMap(([type, id]) => (typeof id === 'string' ? [[type, id]] : [])))
}

function sectionIn(block: unknown, { shared }: Frame): Record<string, unknown> {
  const section = isRecord(block) && typeof block.use === 'string' ? shared[block.use] : block
  return isRecord(section) ? section : {}
}

/** The kind of pages that a section lists without an end. */
function listedBy({ type, limit, tag, author }: Record<string, unknown>): string[] {
  const { lists } = (!limit && !tag && !author && sectionSchema(String(type))) || {}
  return lists ? [lists] : []
}

function insideLinks(texts: readonly Text[], { tokens }: Frame): string[] {
  const all = texts.flatMap((text) => linksIn(text, tokens).map(({ href }) => href))
  return [...new Set(all)].filter((href) => targetOf(href).kind !== 'outside')
}
