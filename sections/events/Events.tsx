import { Fragment } from 'react'
import { addressLines } from '../../renderer/common/address.ts'
import { commaOf } from '../../renderer/common/direction.ts'
import { ActionLink, Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import {
  type ComingEvent,
  comingEvents,
  placeOf,
  ruleText,
  shortDay,
  spanOf,
  timePieces,
} from '../../renderer/html/events.ts'
import type { EventsBlock } from '../../renderer/schema/types.generated.ts'

/** The events to come. Their days may pass while the page stays as it was built (past.client.ts). */
export function Events(block: EventsBlock) {
  const { id, heading, intro, tone, none, actions } = block
  const { settings } = usePage().site
  const coming = comingEvents(block, settings)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={coming.length === 0} className="events">
      {coming.length > 0 && (
        <ul className="event-list edge-b border-line">
          {coming.map((one) => (
            <EventItem key={`${one.event.title} ${one.times[0].first}`} {...one} />
          ))}
        </ul>
      )}
      <Markdown text={none} className="rich-text no-events" />
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

/** The title stands first for those who listen, the day for those who see. */
function EventItem({ event, times }: ComingEvent) {
  const { settings, words } = usePage().site
  const { title, text, price, action } = event
  const [next] = times
  const rule = ruleText(event, settings, words)
  return (
    <li
      className="grid grid-cols-1 gap-x-12 gap-y-3 edge-t border-line py-7 lg:grid-cols-[20rem_minmax(0,1fr)_auto]"
      data-until={times.at(-1)?.last}
    >
      <div className="flex flex-col items-start gap-3 lg:order-2">
        <h3>{title}</h3>
        <EventPlace event={event} />
        {text && <Markdown text={text} className="rich-text max-w-[40rem]" />}
      </div>
      {(price || action) && (
        <div className="flex flex-col items-start gap-3 lg:order-3 lg:items-end">
          {price && <p className="font-semibold text-ink">{price}</p>}
          {action && <ActionLink action={action} look={action.look ?? 'link'} />}
        </div>
      )}
      <div className="max-lg:row-start-1 lg:order-1">
        <p className="font-semibold text-balance text-accent">{rule ?? <EventTime event={event} days={next} />}</p>
        {rule && (
          <ul className="mt-1 flex flex-wrap gap-x-4 text-muted">
            <li>{words.events.next}</li>
            {times.map((days) => (
              <li key={days.first} data-until={days.last}>
                <time dateTime={days.first}>{shortDay(days, settings)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** A line ends within a day or within the hours only where it cannot hold them. */
function EventTime({ event, days }: { event: ComingEvent['event']; days: ComingEvent['times'][0] }) {
  const { settings } = usePage().site
  return (
    <time dateTime={spanOf(event, days).start}>
      {timePieces(event, days, settings).map((piece) => (
        <Fragment key={piece}>
          <span className="inline-block">{piece.trimEnd()}</span>
          {piece.endsWith(' ') && ' '}
        </Fragment>
      ))}
    </time>
  )
}

/** The business itself goes without saying where it has one place. */
function EventPlace({ event }: Pick<ComingEvent, 'event'>) {
  const { settings } = usePage().site
  const { name, own } = placeOf(event, settings)
  if (!event.place && !event.address && !settings.locations) return null
  const comma = commaOf(settings.language)
  const address = own?.address ? addressLines(own.address).join(comma) : event.address
  const isNamed = event.place || own?.isFurther || settings.placeName
  return <p className="text-muted">{[isNamed && name, address].filter(Boolean).join(comma)}</p>
}
