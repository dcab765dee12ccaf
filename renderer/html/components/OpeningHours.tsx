import { today } from '../../common/today.ts'
import { englishDays } from '../../common/weekdays.ts'
import { lastDay, openingHours, specialHoursOn } from '../../expand/opening-hours.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import type { OpenNowData } from '../document/open-now.client.ts'
import { specialDay, specialText } from '../special-hours.ts'
import { HourLines } from './HourLines.tsx'

interface OpeningHoursProps {
  hours: SiteSettings['hours'] | undefined
  timeZone: string | undefined
  /** Of a further place; those of the business where this is left out. */
  specialHours?: SiteSettings['specialHours']
}

/** With large text on a narrow screen the times go under the days. Today's line is marked late: bold, and set closer so that it gets no wider. */
const ROW =
  'flex flex-wrap justify-between gap-x-4 edge-b border-line py-3 aria-[current=date]:font-semibold aria-[current=date]:tracking-[-0.02em]'

/**
 * Opening hours as pairs of days and times, under a place for whether it is open now, which a script of the page fills
 * (open-now.client.ts). Without a time zone nobody can tell.
 */
export function OpeningHours({ hours, timeZone, specialHours }: OpeningHoursProps) {
  const { settings, words } = usePage().site
  if (!hours) return null
  const { holidays, everywhere, shut, ...said } = words.hours
  const opening = timeZone && {
    ...openingHours(timeZone, hours, specialHours ?? specialHoursOn(settings.specialHours, today())),
    words: said satisfies OpenNowData['words'],
  }
  return (
    <>
      {opening && (
        <p
          className="mb-2 min-h-[1.7em] font-semibold text-ink data-[open=true]:text-accent"
          data-opening={JSON.stringify(opening)}
        />
      )}
      <HourLines
        row={ROW}
        lines={hours.map(({ days, label, text }) => ({
          ...{ label, text },
          data: { 'data-days': days.map((day) => englishDays.indexOf(day)).join(' ') },
        }))}
      />
    </>
  )
}

/** The holidays and other days to come, those of the site if no others are given, each until it has passed. */
export function SpecialHours({ of, isOfAll = false }: { of?: SiteSettings['specialHours']; isOfAll?: boolean }) {
  const { settings, words } = usePage().site
  const specials = specialHoursOn(of ?? settings.specialHours, today())
  if (specials.length === 0) return null
  return (
    <div className="mt-7" data-until={specials.map(lastDay).sort().at(-1)}>
      <h3 className="mb-1 text-lg">{isOfAll ? words.hours.everywhere : words.hours.holidays}</h3>
      <HourLines
        row={ROW}
        lines={specials.map((special) => ({
          label: special.label,
          day: specialDay(special, settings.language, 'short'),
          text: specialText(special, settings.language, words.hours.shut),
          data: { 'data-until': lastDay(special), 'data-dates': `${special.date}/${lastDay(special)}` },
        }))}
      />
    </div>
  )
}
