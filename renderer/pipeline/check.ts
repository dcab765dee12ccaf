import { hash } from 'node:crypto'
import { type Cache, noCache } from '../cache/cache.ts'
import type { Check } from '../check/checks/check.ts'
import { runsOf, similarity } from '../check/checks/similar.ts'
import { findMacEnds, findStray } from '../check/mistakes/invisible-characters.ts'
import { lostPart } from '../check/mistakes/lost-parts.ts'
import { missingName } from '../check/mistakes/missing-name.ts'
import { slippedPart } from '../check/mistakes/slipped-part.ts'
import { explainMistakes } from '../check/mistakes/syntax.ts'
import { findUnconfirmed } from '../check/mistakes/unconfirmed.ts'
import { createReport } from '../check/report.ts'
import { findInSite } from '../check/run.ts'
import { isRecord } from '../common/is-record.ts'
import type { Finding, Problem } from '../common/problem.ts'
import type { Expansion } from '../expand/templates/expand.ts'
import { atTemplates } from '../expand/templates/origins.ts'
import { message } from '../messages/message.ts'
import { warnings } from '../read/migrations/upgrade.ts'
import { type ParsedFile, parsePages } from '../read/parse.ts'
import { type FindSpots, findSpots } from '../read/position.ts'
import type { SourceText } from '../read/source-text.ts'
import { textsOfPage } from '../schema/walk.ts'
import { indexSite } from './indexed-site.ts'
import { keptFrame, keptSource } from './kept-text.ts'
import type { Around } from './keys.ts'
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
export function checkPages(written: string | SourceText, options: CheckOptions): Checked {
  const source = typeof written === 'string' ? keptSource(written) : written
  const around = keptFrame(source)
  const { cache = noCache } = options
  const report = createReport(source, options.file, keepSpots(cache))
  const macEnds = findMacEnds(source.text)
  if (macEnds) {
    report.add([macEnds])
    return { problems: report.problems() }
  }
  report.add(findStray(source.text))
  if (options.doubts !== false && !options.isStarter) report.add(findUnconfirmed(source.text))
  const obstacle = obstacleIn(around)
  if (around.unreadable || obstacle) {
    addMistakes(parsePages(around))
    if (obstacle) report.add([obstacle])
    return { problems: report.problems() }
  }
  const indexed = indexSite(around, { ...options, cache })
  const { parsed, expansion, site, old } = indexed
  addMistakes(parsed)
  const { images, icons, fonts, files, links, today } = options
  const textsOf = (route: string) => textsOfPage(indexed.dataOf(route), route)
  const runs = new Map<string, Uint32Array>()
  const runsAt = (route: string) => {
    const found = runs.get(route) ?? runsOf(textsOf(route))
    runs.set(route, found)
    return found
  }
  const seen = {
    site,
    expansion,
    madeOfPosts: indexed.blog.origins,
    warnings: warnings(old),
    today,
    surroundings: { images, icons, ...(fonts && { fonts }), ...(files && { files }), ...(links && { links }) },
    textsOf,
    similarityOf(route: string, other: string) {
      const keys = [route, other].map(indexed.keyOf)
      const make = () => similarity(runsAt(route), runsAt(other))
      return keys.includes(undefined) ? make() : cache.get(keys.join(' '), make)
    },
  }
  const make = (when: Check['when']) =>
    report.add(
      atTemplates(
        findInSite(when, seen, () => aroundPages(source)),
        expansion,
      ),
    )
  make('always')
  if (options.doubts !== false) make('in full')
  if (options.doubts !== false && !report.hasErrors()) make('if sound')
  const problems = report.problems()
  const isTolerated = ({ severity, code }: Problem) => severity !== 'error' || options.tolerated?.has(code)
  if (!problems.every(isTolerated)) return { problems }
  const { sizeOf } = options
  const resolved = (mark?: Mark) => resolve(indexed, { ...(mark && { mark }), ...(sizeOf && { sizeOf }) })
  return { site: resolved(), problems, marked: resolved, origins: expansion, madeOfPosts: indexed.blog.origins }

  function addMistakes({ mistakes }: ParsedFile) {
    if (mistakes.length > 0) report.add(explainMistakes(mistakes, source.text))
  }
}

/** Places are looked up again only where the text around them or what was found in it has changed. */
const keepSpots =
  (cache: Cache): FindSpots =>
  (chunk, places) =>
    cache.get(hash('sha1', `${JSON.stringify(places)}\n${chunk.text}`, 'base64'), () => findSpots(chunk, places))

/** What has to be mended before anything else can be judged. */
function obstacleIn({ data, unreadable, source }: ParsedFile): Finding | undefined {
  if (unreadable) return undefined
  if (!isRecord(data)) return noFile(source.text)
  return slippedPart(data) ?? lostPart(data) ?? missingName(data)
}

const aroundPages = ({ chunks }: SourceText) =>
  chunks.flatMap(({ route, text }) => (route === undefined ? [text] : [])).join('')

function noFile(source: string): Finding {
  const place = { start: 0, end: 0 }
  if (
    source
      .replace(/^\uFEFF/, '')
      .replaceAll(/^\s*#.*$/gm, '')
      .trim() === ''
  ) {
    return { code: 'empty-file', place, message: message('empty-file'), hint: message('empty-file.hint') }
  }
  return { code: 'wrong-type', place, message: message('wrong-type.file'), hint: message('wrong-type.file-hint') }
}
