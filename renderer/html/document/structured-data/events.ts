import { countryOf } from '../../../common/country.ts'
import { currencyOf } from '../../../common/currency.ts'
import { withOffset } from '../../../common/zone-time.ts'
import type { SiteSettings } from '../../../schema/types.generated.ts'
import type { PageContextValue } from '../../context.ts'
import { type ComingEvent, comingEvents, type Event, placeOf, spanOf } from '../../events.ts'
import { plainText } from '../../markdown.ts'
import { aboutBusiness, postalAddress } from './business.ts'

/** The events to come that a page shows; of one that repeats, the next time. */
export function eventsData({ site: { settings }, page }: PageContextValue): Record<string, unknown>[] {
  const blocks = page.blocks.filter((block) => block.type === 'events')
  return blocks
    .flatMap((block) => comingEvents(block, settings))
    .map((coming) => eventData(coming, settings, page.route))
}

function eventData({ event, times: [next] }: ComingEvent, settings: SiteSettings, route: string) {
  const { title, text } = event
  const { start, end } = spanOf(event, next)
  const zone = placeOf(event, settings).own?.timeZone ?? settings.timeZone
  return {
    '@type': 'Event',
    name: title,
    description: text && plainText(text),
    startDate: inZone(start, zone),
    endDate: end && inZone(end, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationData(event, settings),
    offers: offerData(event, settings, route),
    organizer: aboutBusiness(settings),
  }
}

function inZone(moment: string, timeZone: string | undefined): string {
  const [day = '', time] = moment.split('T')
  return time && timeZone ? withOffset(day, time, timeZone) : moment
}

function locationData(event: Event, settings: SiteSettings) {
  const { name, own } = placeOf(event, settings)
  const isMain = own?.isFurther === false
  return {
    '@type': 'Place',
    name: isMain ? settings.brand : name,
    address: own ? postalAddress(own.address) : (event.address ?? event.place),
    geo: own?.geo && { '@type': 'GeoCoordinates', ...own.geo },
  }
}

/** "$45", "12,50 €", "$48 a seat": an amount with its currency; other words are no figure that could be told. */
const AMOUNT = /^(?:\p{Sc}\s?(\d+(?:[.,]\d\d)?)|(\d+(?:[.,]\d\d)?)\s?\p{Sc})(?![\d.,])/u

function offerData({ price = '', action }: Event, settings: SiteSettings, route: string) {
  const [, before, after] = AMOUNT.exec(price) ?? []
  const amount = (before ?? after)?.replace(',', '.')
  if (amount === undefined) return undefined
  const href = action?.href ?? route
  const url = href.startsWith('/') ? `${settings.url}${href}` : href
  const isAddress = /^https?:/.test(url)
  const priceCurrency = currencyOf(countryOf(settings))
  return { '@type': 'Offer', price: amount, priceCurrency, ...(isAddress && { url }) }
}
