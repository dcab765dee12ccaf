import { isDeepStrictEqual } from 'node:util'
import { type IndexContext, indexPage } from '../check/index-page.ts'
import type { PageIndex } from '../check/page-index.ts'
import { blocksOf } from '../common/blocks-of.ts'
import { isRecord } from '../common/is-record.ts'
import { isDay } from '../common/iso-day.ts'
import type { today } from '../common/today.ts'
import { makeBlog } from '../expand/blog/pages.ts'
import { type Frame, frameOf } from '../expand/frame.ts'
import { withoutLinks } from '../expand/menus.ts'
import { shownFrom } from '../expand/opening-hours.ts'
import { isMoment, type Period, periodAt, showsAt, spanOf } from '../expand/periods.ts'
import { mapValues } from '../expand/translations.ts'
import { type IndexedSite, listedBy } from './index-site.ts'

/**
 * The site as visitors see it at a moment: what does not show then is as if it were not written, and a page that does
 * not show is a draft. The checks look at all that is written, so that no mistake waits for a night to come.
 */
export function asShown(indexed: IndexedSite, context: IndexContext, moment: number): IndexedSite {
  const { site } = indexed
  const periods = new Map<string, Period>()
  for (const [route, page] of site.pages) {
    const period = page.periods && periodAt(page.periods, moment)
    if (period) periods.set(route, period)
  }
  const announced = spanOf(Object(site.data.site).announcement, site)
  const ends = [...periods.values()].flatMap((period) => period.ends ?? [])
  const changes = [...ends, announced.from, announced.until].filter(Number.isFinite)
  const coming = [...changes, ...specialHoursBegin(site)].filter((change) => change > moment)
  const next = coming.length === 0 ? {} : { nextChange: Math.min(...coming) }
  if (periods.size === 0 && changes.length === 0) return coming.length === 0 ? indexed : { ...indexed, ...next }
  const frame = frameAt(site, showsAt(moment, announced), (route) => periods.get(route)?.isAway === true)
  const shown =
    periods.size === 0
      ? { ...indexed, site: { ...frame, pages: site.pages } }
      : pagesAt(indexed, periods, frame, context)
  return { ...shown, ...next }
}

/** When pages begin to show special hours of the business and its places, by the day of {@link today}. */
function specialHoursBegin({ data }: Frame): number[] {
  const sites = [data, ...Object.values(Object(data.translations))].map((words) => Object(Object(words).site))
  const places = sites.flatMap((site) => [site, ...(Array.isArray(site.locations) ? site.locations : [])])
  const specials = places.flatMap((place): unknown[] => Object(place).specialHours ?? [])
  const dates = specials.map((special) => Object(special).date)
  return dates.filter(isDay).map((date) => Date.parse(shownFrom(date)))
}

/** Without an announcement that does not show, and without what leads from menus to pages that do not. */
function frameAt({ data }: Frame, isAnnounced: boolean, isAway: (route: string) => boolean): Frame {
  const { announcement, ...site } = Object(data.site)
  const withMenus = (part: Record<string, unknown>) => ({
    ...part,
    ...(isRecord(part.navigation) && { navigation: withoutLinks(part.navigation, isAway) }),
  })
  return frameOf({
    ...withMenus(data),
    ...(announcement && { site: isAnnounced ? { ...site, announcement: timeless(announcement, ['from']) } : site }),
    ...(isRecord(data.translations) && {
      translations: mapValues(data.translations, (words) => withMenus(Object(words))),
    }),
    ...(isRecord(data.shared) && { shared: mapValues(data.shared, (block) => timeless(block)) }),
  })
}

function pagesAt(
  indexed: IndexedSite,
  periods: ReadonlyMap<string, Period>,
  frame: Frame,
  context: IndexContext,
): IndexedSite {
  const { site, blog: wholeBlog } = indexed
  const changed = new Map([...periods].map(([route, period]) => [route, dataAt(period, indexed.dataOf(route))]))
  const dataOf = (route: string) => changed.get(route) ?? indexed.dataOf(route)
  const indexOf = (route: string, data: unknown) =>
    indexPage({ route, data, isSound: true, warnings: [], source: '' }, { ...context, frame })

  const written = new Map<string, PageIndex>()
  for (const [route, page] of site.pages)
    if (!wholeBlog.pages.has(route)) written.set(route, changed.has(route) ? indexOf(route, changed.get(route)) : page)
  const blog = makeBlog(new Map([...written].map(([route, page]) => [route, listedBy(page)])), frame, dataOf)
  const pages = new Map<string, PageIndex>()
  for (const [route, page] of site.pages) {
    const whole = wholeBlog.pages.get(route)
    // Of a list none of whose posts shows there is a page all the same, since links may lead to it.
    const now = whole && (blog.pages.get(route) ?? away(whole))
    if (now) changed.set(route, now)
    pages.set(route, written.get(route) ?? (isDeepStrictEqual(whole, now) ? page : indexOf(route, now)))
  }
  return {
    ...indexed,
    site: { ...frame, pages },
    blog,
    dataOf,
    writtenAt(route) {
      const at = indexed.writtenAt(route)
      return at && periods.has(route) ? { ...at, hash: `${at.hash} ${periods.get(route)?.ends}` } : at
    },
  }
}

/** A page as it is in a period. */
function dataAt({ isAway, hidden }: Period, page: unknown): unknown {
  const blocks = blocksOf(page).flatMap((block, index) => (hidden.includes(index) ? [] : [timeless(block)]))
  const shown = { ...Object(timeless(page)), blocks }
  return isAway ? away(shown) : shown
}

const away = (page: object) => ({ ...page, draft: true, away: true })

/** What its time is up to has been decided; sections are not handed it. */
function timeless(value: unknown, keys = ['from', 'until']): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !(keys.includes(key) && isMoment(inner))))
}
