import { hash } from 'node:crypto'
import { type Cache, noCache } from '../cache/cache.ts'
import { createReport } from '../check/report.ts'
import type { Problem } from '../common/problem.ts'
import { timed } from '../common/timed.ts'
import type { Expansion } from '../expand/templates/expand.ts'
import { type FindSpots, findSpots } from '../read/position.ts'
import type { SourceText } from '../read/source-text.ts'
import { checkSite } from './check-site.ts'
import { expandSite, indexSite } from './index-site.ts'
import { keptSource } from './kept-text.ts'
import { type Around, hashOf } from './keys.ts'
import { readFrame } from './read-frame.ts'
import { readPages } from './read-pages.ts'
import { type Mark, resolve, type Site, type SizeOf } from './resolve.ts'

export interface CheckOptions extends Around {
  /** The name that problems give the file. */
  file: string
  /** false leaves out what compares pages with each other: the preview shows the page first. */
  doubts?: boolean
  /** It is a starter itself, whose claims wait for whoever begins with it. */
  isStarter?: boolean
  /** Knows the pages that have not changed since. */
  cache?: Cache
  /** Errors that leave a site to look at. */
  tolerated?: ReadonlySet<string>
  /** Where the files of public/ can be looked at. */
  sizeOf?: SizeOf
}

export interface Checked {
  site?: Site
  problems: Problem[]
  /** The site once more, with marks in its texts that say where these are written. */
  marked?: (mark: Mark) => Site
  /** Where a value of a page is written that a template makes, or that stands in another part of the file. */
  origins?: Pick<Expansion, 'origins' | 'wordsUnderData'>
  /** The pages that are made of posts and stand nowhere in the file, each with the page of its blog. */
  madeOfPosts?: ReadonlyMap<string, string>
}

/**
 * Checks the text of a pages.yaml. There is a site only when there is no error but those that are tolerated; problems
 * come in the order of lines.
 */
export function checkPages(text: string | SourceText, options: CheckOptions): Checked {
  const source = typeof text === 'string' ? keptSource(text) : text
  const { cache = noCache, doubts = true, isStarter = false } = options
  const report = createReport(source, options.file, keepSpots(cache))

  const frame = readFrame(source, report, doubts && !isStarter)
  if (!frame) return { problems: report.problems() }
  const pages = timed('check pages', () => readPages(frame, { ...options, cache }))
  const expanded = expandSite(pages)
  const indexed = indexSite(expanded)
  timed('check site', () => checkSite(indexed, report, { ...options, cache, doubts }))

  const problems = report.problems()
  const isTolerated = ({ severity, code }: Problem) => severity !== 'error' || options.tolerated?.has(code)
  if (!problems.every(isTolerated)) return { problems }
  const { sizeOf } = options
  const marked = (mark?: Mark) => resolve(indexed, { ...(mark && { mark }), ...(sizeOf && { sizeOf }) })
  return { site: marked(), problems, marked, origins: indexed.expansion, madeOfPosts: indexed.blog.origins }
}

/** Places are looked up again only where the text around them or what was found in it has changed. */
const keepSpots =
  (cache: Cache): FindSpots =>
  (chunk, places) =>
    cache.get(hash('sha1', `${JSON.stringify(places)}\n${hashOf(chunk)}`, 'base64'), () => findSpots(chunk, places))
