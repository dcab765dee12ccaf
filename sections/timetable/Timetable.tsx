import { useId } from 'react'
import { countryOf } from '../../renderer/common/country.ts'
import { englishDays, weekIn } from '../../renderer/common/weekdays.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import { nextClosures } from '../../renderer/html/special-hours.ts'
import type { TimetableBlock } from '../../renderer/schema/types.generated.ts'
import { DayOfWeek } from './DayOfWeek.tsx'
import { Island as Filter } from './Timetable.island.tsx'
import { kindsOf, optionsOf, startsOf } from './week.ts'

/** As many columns as there are days with entries; a tablet has them in rows of three or four. */
const columns: Record<number, string> = {
  1: 'max-w-[40rem]',
  2: 'md:grid-cols-2 lg:max-w-[56rem]',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-3 lg:grid-cols-5',
  6: 'md:grid-cols-3 lg:grid-cols-6',
  7: 'md:grid-cols-4 lg:grid-cols-7',
}

/** A week by its days. On a phone a script folds all but today, which comes first (weeks.client.ts). */
export function Timetable({ id, heading, intro, tone, layout = 'week', items, filter, note, actions }: TimetableBlock) {
  const { words, settings } = usePage().site
  const weekId = useId()
  const days = weekIn(countryOf(settings)).filter((day) => items.some((entry) => entry.days.some((own) => own === day)))
  const [kinds, starts] = [kindsOf(items), startsOf(items)]
  const { all, found, ...names } = words.timetable
  const filters = filter?.map((name) => ({ name, label: names[name], options: optionsOf(items, name) })) ?? []
  const look = layout === 'list' ? 'timetable-rows' : `md:gap-x-3 ${columns[days.length]}`
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="timetable">
      {filter && (
        <Island
          name="timetable"
          component={Filter}
          props={{ week: weekId, filters, all, found }}
          className="needs-script mb-8"
        />
      )}
      <Closures />
      <div id={weekId} data-week="" className={`week accordion grid ${layout === 'times' ? 'week-times' : ''} ${look}`}>
        {days.map((day) => (
          <DayOfWeek
            key={day}
            day={englishDays.indexOf(day)}
            items={items.filter((entry) => entry.days.some((own) => own === day))}
            kinds={kinds}
            starts={layout === 'times' ? starts : undefined}
          />
        ))}
      </div>
      {note && <Markdown text={note} className="rich-text mt-6 max-w-[44rem] text-sm text-muted" />}
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

/** The next days on which nothing takes place, each until it has passed. */
function Closures() {
  const { settings, words } = usePage().site
  return nextClosures(settings).map(({ label, days, until }) => (
    <p key={until} data-until={until} className="mb-2 text-muted">
      {`${days}: ${words.hours.shut} (${label})`}
    </p>
  ))
}
