import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { weekdays } from '../../../renderer/common/weekdays.ts'
import { formatIn } from '../../../renderer/html/dates.ts'
import { fill, language, words } from '../words/index.ts'
import { type Day, dayByKey, inWords, isWithin, monthsFrom, type Range } from './days.ts'

interface CalendarProps {
  today: Day
  chosen: Range | undefined
  /** Days with hours of their own, and what is said of them. */
  taken: readonly (Range & { label: string })[]
  onChoose: (day: Day) => void
}

/** Months one below the other, which scroll. The arrow keys walk from day to day through all of them. */
export function Calendar({ today, chosen, taken, onChoose }: CalendarProps) {
  const months = monthsFrom(today)
  const last = months.at(-1)?.weeks.flat().findLast(Boolean) ?? today
  const [current, setCurrent] = useState<Day>(chosen?.date ?? today)
  const isWalking = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])
  const walk = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key)
    if (day === undefined) return
    event.preventDefault()
    isWalking.current = true
    setCurrent([today, day, last].toSorted()[1] ?? day)
  }
  const title = (name: string) => formatIn(language, { month: 'long', year: 'numeric' }).format(new Date(`${name}-01`))
  const long = weekdays(language)
  return (
    <div ref={box} className="calendar">
      {months.map(({ name, weeks }) => (
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid
        <table key={name} role="grid" aria-label={title(name)}>
          <caption aria-hidden="true">{title(name)}</caption>
          <thead>
            <tr>
              {weekdays(language, 'short').map((day, index) => (
                <th key={day} scope="col" abbr={long[index]}>
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) =>
                  day ? (
                    <Cell
                      key={day}
                      {...{ day, today, chosen }}
                      label={taken.find((range) => isWithin(day, range))?.label}
                      isCurrent={day === current}
                      onKeyDown={walk}
                      onChoose={() => {
                        setCurrent(day)
                        onChoose(day)
                      }}
                    />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name
                    <td key={index} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface CellProps extends Pick<CalendarProps, 'today' | 'chosen'> {
  day: Day
  label: string | undefined
  isCurrent: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Cell({ day, today, chosen, label, isCurrent, onChoose, onKeyDown }: CellProps) {
  const isChosen = chosen !== undefined && isWithin(day, chosen)
  const named = inWords({ date: day }, language)
  return (
    <td>
      <button
        type="button"
        data-day={day}
        data-end={chosen?.date === day || chosen?.until === day || undefined}
        data-taken={label !== undefined || undefined}
        aria-pressed={isChosen}
        aria-current={day === today ? 'date' : undefined}
        aria-label={label === undefined ? named : fill(words.dayWith, { day: named, label })}
        title={label}
        tabIndex={isCurrent ? 0 : -1}
        disabled={day < today}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}
