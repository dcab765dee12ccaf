import { weekdays } from '../../renderer/common/weekdays.ts'
import { ActionLink } from '../../renderer/html/components/Actions.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { clockSpan } from '../../renderer/html/events.ts'
import { type Entry, placeOf } from './week.ts'

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
const ROWS = 16

/** A day with its entries in the order of the clock. What begins together stands in one item of the list. */
export function DayOfWeek({ day, items, kinds, starts }: DayProps) {
  const { settings } = usePage().site
  const times = Map.groupBy(
    items.toSorted((one, other) => (one.begins + one.ends < other.begins + other.ends ? -1 : 1)),
    ({ begins }) => begins,
  )
  return (
    <details open data-day={day} className="week-day">
      <summary>
        <h3 className="text-lg">{weekdays(settings.language)[day]}</h3>
      </summary>
      <ul className="week-entries pb-6">
        {[...times].map(([begins, entries]) => (
          <li key={begins} className={rowOf(begins, starts)}>
            {entries.map((entry) => (
              <EntryCard key={entry.name + entry.room} entry={entry} mark={placeOf(entry, kinds) % MARKS} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

const rowOf = (begins: string, starts: DayProps['starts']) =>
  starts && starts.length <= ROWS ? `week-row-${starts.indexOf(begins) + 1}` : undefined

/** The column of a day may be too narrow for hours on one line. */
const inColumn = (hours: string) => hours.replace(/(?<=–)\u00a0/, ' ')

/** What visitors can filter by stands in its data too. */
function EntryCard({ entry, mark }: { entry: Entry; mark: number }) {
  const { settings } = usePage().site
  const { name, begins, ends, kind, teacher, level, room, text, link } = entry
  const details = [teacher, level, room].filter((detail) => detail !== undefined)
  const data = { 'data-kind': kind, 'data-teacher': teacher, 'data-level': level, 'data-room': room }
  return (
    <div
      {...data}
      className={`week-entry surface rounded-field bg-card px-3 py-[0.65rem] ${kind ? `week-kind-${mark}` : ''}`}
    >
      <p className="text-md font-semibold text-accent">{inColumn(clockSpan(begins, ends, settings))}</p>
      <div>
        <h4>{name}</h4>
        {kind && <p className="text-md font-semibold text-ink">{kind}</p>}
      </div>
      <div className="text-md text-muted">
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {text && <p>{text}</p>}
      </div>
      {link && <ActionLink action={link} look={link.look ?? 'link'} />}
    </div>
  )
}
