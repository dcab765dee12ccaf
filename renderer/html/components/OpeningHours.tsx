import { today } from '../../common/today.ts'
import { englishDays } from '../../common/weekdays.ts'
import { openingHours, shownSpecialHours, specialHoursOn } from '../../expand/opening-hours.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import type { OpenNowData } from '../document/open-now.client.ts'
import { specialDay, specialLines } from '../special-hours.ts'
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
  const { holidays, shut, ...said } = words.hours
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
export function SpecialHours({ of }: { of?: SiteSettings['specialHours'] }) {
  const { settings, words } = usePage().site
  const { language } = settings
  const lines = specialLines(shownSpecialHours(of ?? settings.specialHours, today()), language, words.hours.shut)
  if (lines.length === 0) return null
  return (
    <div
      className="mt-7"
      data-until={lines
        .map(({ until }) => until)
        .sort()
        .at(-1)}
    >
      <h3 className="mb-1 text-lg">{words.hours.holidays}</h3>
      <HourLines
        row={ROW}
        lines={lines.map(({ special, text, until }) => ({
          label: special.label,
          day: specialDay(special, language, 'short'),
          text,
          data: { 'data-until': until, 'data-dates': `${special.date}/${until}` },
        }))}
      />
    </div>
  )
}
