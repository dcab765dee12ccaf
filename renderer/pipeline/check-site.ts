import type { Cache } from '../cache/cache.ts'
import type { Check, SiteToCheck } from '../check/checks/check.ts'
import { runsOf, similarity } from '../check/checks/similar.ts'
import { cutOff, type End } from '../check/mistakes/cut-off.ts'
import type { Report } from '../check/report.ts'
import { findInSite } from '../check/run.ts'
import { atTemplates } from '../expand/templates/origins.ts'
import { warnings } from '../read/migrations/upgrade.ts'
import type { SourceText } from '../read/source-text.ts'
import { textsOfPage } from '../schema/walk.ts'
import type { IndexedSite } from './index-site.ts'
import type { Around } from './keys.ts'
import { addMistakes } from './read-frame.ts'

/** The fifth step: the pages together, and what stands around them. Without doubts only what is wrong for certain. */
export function checkSite(indexed: IndexedSite, report: Report, options: Around & { cache: Cache; doubts: boolean }) {
  const seen = siteToCheck(indexed, options)
  const frameText = () => textAroundPages(indexed.parsed.source)
  const find = (when: Check['when']) => atTemplates(findInSite(when, seen, frameText), indexed.expansion)
  const certain = find('always')
  const cut = certain.length > 0 ? cutOff(certain, endOf(indexed)) : undefined
  if (cut) return report.add([cut])
  addMistakes(indexed.parsed, report)
  report.add(certain)
  if (options.doubts) report.add(find('in full'))
  if (options.doubts && !report.hasErrors()) report.add(find('if sound'))
}

/** The last page, or without pages the last part of the file. */
function endOf({ parsed: { source, mistakes, data }, dataOf }: IndexedSite): End {
  const { text } = source
  const brokenAt = mistakes.at(-1)?.start
  const route = source.chunks.at(-1)?.route
  if (route !== undefined) return { text, path: ['pages', route], value: dataOf(route), brokenAt }
  const [part = '', value] = Object.entries(Object(data)).at(-1) ?? []
  return { text, path: [part], value, brokenAt }
}

/** What the checks of the whole site see. Texts of pages are compared only where a check asks, and kept by the cache. */
function siteToCheck(indexed: IndexedSite, { today, cache, ...around }: Around & { cache: Cache }): SiteToCheck {
  const { images, icons, fonts, fontFacts, files, videoBytes, links } = around
  const textsOf = (route: string) => textsOfPage(indexed.dataOf(route), route)
  const runs = new Map<string, Uint32Array>()
  const runsAt = (route: string) => {
    const ofPage = runs.get(route) ?? runsOf(textsOf(route))
    runs.set(route, ofPage)
    return ofPage
  }
  return {
    site: indexed.site,
    expansion: indexed.expansion,
    madeOfPosts: indexed.blog.origins,
    warnings: warnings(indexed.old),
    today,
    surroundings: {
      images,
      icons,
      ...(fonts && { fonts }),
      ...(fontFacts && { fontFacts }),
      ...(files && { files }),
      ...(videoBytes && { videoBytes }),
      ...(links && { links }),
    },
    textsOf,
    similarityOf(route, other) {
      const keys = [route, other].map(indexed.keyOf)
      const make = () => similarity(runsAt(route), runsAt(other))
      return keys.includes(undefined) ? make() : cache.get(keys.join(' '), make)
    },
  }
}

const textAroundPages = ({ chunks }: SourceText) =>
  chunks.flatMap(({ route, text }) => (route === undefined ? [text] : [])).join('')
