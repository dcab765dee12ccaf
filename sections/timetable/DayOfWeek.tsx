import { weekdays } from '../../renderer/common/weekdays.ts'
import { ActionLink } from '../../renderer/html/components/Actions.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { formatIn } from '../../renderer/html/dates.ts'
import { clockSpan } from '../../renderer/html/events.ts'
import { closureOn } from '../../renderer/html/special-hours.ts'
import type { Entry } from './week.ts'

interface DayProps {
  /** 0 for Monday. */
  day: number
  items: readonly Entry[]
  kinds: readonly string[]
  /** The rows of the week by when they begin; without them a day is as long as what is in it. */
  starts: readonly string[] | undefined
}

/** Marks of kinds repeat after so many. */
const MARKS = 6
/** Rows that the styles know. */
const ROWS = 24

/** A day with its entries in the order of the clock. What begins together stands in one item of the list. */
export function DayOfWeek({ day, items, kinds, starts }: DayProps) {
  const { settings } = usePage().site
  const times = Map.groupBy(
    items.toSorted((one, other) => (one.begins + one.ends < other.begins + other.ends ? -1 : 1)),
    ({ begins }) => begins,
  )
  return (
    <details open data-day={day} className="week-day">
      <summary className="py-3">
        <h3 className="text-lg">{weekdays(settings.language)[day]}</h3>
      </summary>
      <Closure day={day} />
      <ul className="week-entries flex flex-col gap-2 pb-6">
        {[...times].map(([begins, entries]) => (
          <li key={begins} className={`flex flex-col gap-2 ${rowOf(begins, starts)}`}>
            {entries.map((entry) => (
              <EntryCard key={entry.name + entry.room} entry={entry} mark={kinds.indexOf(entry.kind ?? '') % MARKS} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

const rowOf = (begins: string, starts: DayProps['starts']) =>
  starts && starts.length <= ROWS ? `week-row-${starts.indexOf(begins) + 1}` : ''

/** The next day of the week so called on which nothing takes place, until it has passed. */
function Closure({ day }: { day: number }) {
  const { settings, words } = usePage().site
  const closure = closureOn(day, settings)
  if (!closure) return null
  const date = formatIn(settings.language, { month: 'short', day: 'numeric' }).format(new Date(closure.date))
  return (
    <p data-until={closure.date} className="mb-2 text-sm text-muted">
      <time dateTime={closure.date}>{date}</time>: {words.hours.shut} ({closure.label})
    </p>
  )
}

/** What visitors can filter by stands in its data too. */
function EntryCard({ entry, mark }: { entry: Entry; mark: number }) {
  const { settings } = usePage().site
  const { name, begins, ends, kind, teacher, level, room, text, link } = entry
  const details = [teacher, level, room].filter((detail) => detail !== undefined)
  const data = { 'data-kind': kind, 'data-teacher': teacher, 'data-level': level, 'data-room': room }
  return (
    <div
      {...data}
      className={`week-entry surface rounded-field edge border-line bg-card px-3 py-[0.65rem] ${kind ? `week-kind-${mark}` : ''}`}
    >
      <p className="text-sm font-semibold text-accent">{clockSpan(begins, ends, settings)}</p>
      <h4>{name}</h4>
      {kind && <p className="text-sm font-semibold text-ink">{kind}</p>}
      {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
      {text && <p className="text-sm text-muted">{text}</p>}
      {link && <ActionLink action={link} look={link.look ?? 'link'} />}
    </div>
  )
}
