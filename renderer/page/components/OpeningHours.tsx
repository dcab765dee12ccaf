import { today } from '../../library/today.ts'
import { englishDays } from '../../library/weekdays.ts'
import { lastDay, openingHours, specialHoursOn } from '../../making/opening-hours.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import type { OpenNowData } from '../document/open-now.client.ts'
import { specialDay, specialText } from '../special-hours.ts'

type Hours = SiteSettings['hours']

const ROW = 'edge-b border-line aria-[current=date]:font-bold'
const DAYS = 'py-3 pr-4 text-left align-top [font-weight:inherit]'
const TIMES = 'py-3 text-right align-top'

/**
 * Opening hours as a table, those of single days under it, and a place for whether it is open now, which a script of
 * the page fills (open-now.client.ts). Without the time zone of the site nobody can tell.
 */
export function OpeningHours({ hours, heading: Heading = 'h3' }: { hours: Hours; heading?: 'h3' | 'h4' }) {
  const { settings, words } = usePage().site
  const specials = specialHoursOn(settings.specialHours, today())
  const { holidays, shut, ...said } = words.hours
  const opening = settings.timeZone && {
    ...openingHours(settings.timeZone, hours, specials),
    words: said satisfies OpenNowData['words'],
  }
  return (
    <div className="opening-hours">
      {opening && (
        <p
          className="mb-2 min-h-[1.7em] font-semibold text-ink data-[open=true]:text-accent"
          data-opening={JSON.stringify(opening)}
        />
      )}
      <table className="w-full border-collapse">
        <tbody>
          {hours.map(({ days, label, text }) => (
            <tr key={label} className={ROW} data-days={days.map((day) => englishDays.indexOf(day)).join(' ')}>
              <th scope="row" className={DAYS}>
                {label}
              </th>
              <td className={TIMES}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {specials.length > 0 && (
        <div data-until={specials.map(lastDay).sort().at(-1)}>
          <Heading className="mt-7 mb-1 text-lg">{holidays}</Heading>
          <table className="w-full border-collapse">
            <tbody>
              {specials.map((special) => (
                <tr
                  key={special.date}
                  className={ROW}
                  data-until={lastDay(special)}
                  data-days={`${special.date}/${lastDay(special)}`}
                >
                  <th scope="row" className={DAYS}>
                    {special.label}
                    <span className="block whitespace-nowrap text-sm font-normal text-muted">
                      {specialDay(special, settings.language, 'short')}
                    </span>
                  </th>
                  <td className={TIMES}>{specialText(special, settings.language, shut)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
