import { hash } from 'node:crypto'
import { today } from '../common/today.ts'
import { shownSpecialHours, specialHoursOn } from '../expand/opening-hours.ts'
import type { SiteSettings } from '../schema/types.generated.ts'
import { homesOf, searchPagesOf } from './homes.ts'
import type { IndexedSite } from './index-site.ts'

/** Tells everything that a page is drawn from, by hashes, but the code and what it asks of other pages. */
export function createHashOf({ site, dataOf, writtenAt }: IndexedSite): (route: string) => string {
  const { data } = site
  const homes = homesOf(site)
  const homeAnchors = Object.values(homes).map((route) => site.pages.get(route)?.names ?? [])
  const settings = data.site as SiteSettings
  // A page is made anew once it shows a day, and once the last day of what it shows has passed.
  const shown = [settings, ...(settings.locations ?? [])].map(({ specialHours }) => [
    specialHoursOn(specialHours, today()),
    shownSpecialHours(specialHours, today()),
  ])
  const frame = digest([
    data.site,
    shown,
    // The line at the foot may name the year.
    settings.copyright && today(settings.timeZone).slice(0, 4),
    data.facts,
    data.navigation,
    data.forms,
    data.shared,
    data.translations,
    homes,
    homeAnchors,
    searchPagesOf(site),
  ])
  const sets = digest(data.data)
  // What is over is no longer shown: a page with events is made anew each day.
  const day = today(settings.timeZone)
  const dayOf = (route: string) => (site.pages.get(route)?.types.includes('events') ? day : '')
  return (route) => {
    const at = writtenAt(route)
    if (!at) return digest([frame, dataOf(route), dayOf(route)])
    return `${frame}${at.madeRoute && `${sets}${at.madeRoute}`}${at.hash}${dayOf(route)}`
  }
}

const digest = (value: unknown) => hash('sha1', JSON.stringify(value) ?? '', 'base64')
