import type { Cache } from '../cache/cache.ts'
import type { Check, SiteToCheck } from '../check/checks/check.ts'
import { runsOf, similarity } from '../check/checks/similar.ts'
import type { Report } from '../check/report.ts'
import { findInSite } from '../check/run.ts'
import { atTemplates } from '../expand/templates/origins.ts'
import { warnings } from '../read/migrations/upgrade.ts'
import type { SourceText } from '../read/source-text.ts'
import { textsOfPage } from '../schema/walk.ts'
import type { IndexedSite } from './index-site.ts'
import type { Around } from './keys.ts'

/** The fifth step: the pages together, and what stands around them. Without doubts only what is wrong for certain. */
export function checkSite(indexed: IndexedSite, report: Report, options: Around & { cache: Cache; doubts: boolean }) {
  const seen = siteToCheck(indexed, options)
  const frameText = () => textAroundPages(indexed.parsed.source)
  const make = (when: Check['when']) => report.add(atTemplates(findInSite(when, seen, frameText), indexed.expansion))
  make('always')
  if (options.doubts) make('in full')
  if (options.doubts && !report.hasErrors()) make('if sound')
}

/** What the checks of the whole site see. Texts of pages are compared only where a check asks, and kept by the cache. */
function siteToCheck(indexed: IndexedSite, { today, cache, ...around }: Around & { cache: Cache }): SiteToCheck {
  const { images, icons, fonts, files, links } = around
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
    surroundings: { images, icons, ...(fonts && { fonts }), ...(files && { files }), ...(links && { links }) },
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
