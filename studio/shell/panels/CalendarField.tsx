import { useEffect, useState } from 'react'
import { joinPath } from '../../../renderer/common/problem.ts'
import { today as todayOf } from '../../../renderer/common/today.ts'
import { specialText } from '../../../renderer/html/special-hours.ts'
import type { SiteSettings } from '../../../renderer/schema/types.generated.ts'
import type { Operation, Plain } from '../../edit/operations/operation.ts'
import { Fields } from '../form/Fields.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { GroupFrame } from '../form/GroupFrame.tsx'
import { Said } from '../form/Said.tsx'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { commit } from '../store/edit.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, language, words } from '../words/index.ts'
import { Calendar } from './Calendar.tsx'
import { type Day, inWords, isWithin, lastOf, rangeOf } from './days.ts'
import { useSaying } from './saying.ts'

type Special = NonNullable<SiteSettings['specialHours']>[number]

/** Holidays and other days with hours of their own: two clicks say which days, the third what holds on them. */
export function CalendarField(props: FieldProps) {
  const { path, value } = props
  const specials = (Array.isArray(value) ? value : []) as Special[]
  const today = todayOf()
  const [from, setFrom] = useState<Day>()
  const [until, setUntil] = useState<Day>()
  const chosen = from === undefined ? undefined : rangeOf(from, until)
  const focus = (index: number, isNew = false) => change({ focus: { path: [...path, index, 'label'], isNew } })
  const choose = (day: Day) => {
    const there = specials.findIndex((special) => isWithin(day, special))
    if (from === undefined && there >= 0) return focus(there)
    const isNext = from !== undefined && until === undefined && day !== from
    setUntil(isNext ? day : undefined)
    setFrom(isNext ? from : day === from ? undefined : day)
    const range = day === from && !isNext ? undefined : rangeOf(isNext ? from : day, day)
    if (range) say(fill(words.daysChosen, { days: inWords(range, language) }))
  }
  const add = (times: Partial<Special>) => {
    if (!chosen) return
    // What lies within the new days has given way to them.
    const gone = specials.flatMap((special, index) =>
      isWithin(special.date, chosen) && isWithin(lastOf(special), chosen) ? [index] : [],
    )
    const left = specials.filter((_, index) => !gone.includes(index))
    const place = left.filter(({ date }) => date < chosen.date).length
    const made: Operation[] = gone.toReversed().map((index) => ({ do: 'remove', path: [...path, index] }))
    const entry: Special = { ...chosen, label: words.holidays, ...times }
    void commit([...made, { do: 'insert', path: [...path, place], value: entry as unknown as Plain }])
    say(fill(words.daysAdded, { days: inWords(chosen, language) }))
    setFrom(undefined)
    setUntil(undefined)
    focus(place, true)
  }
  return (
    <GroupFrame {...props}>
      <Calendar {...{ today, chosen }} taken={specials} onChoose={choose} />
      <fieldset className="chosen-days" aria-label={words.chosenDays}>
        {chosen ? (
          <>
            <strong>{inWords(chosen, language)}</strong>
            <button type="button" className="button is-primary" onClick={() => add({})}>
              {words.closed}
            </button>
            <button type="button" className="button" onClick={() => add({ opens: '10:00', closes: '14:00' })}>
              {words.otherHours}
            </button>
          </>
        ) : (
          <p className="help">{words.chooseDays}</p>
        )}
      </fieldset>
      <ul className="entries">
        {specials.map((special, index) => (
          <SpecialDays
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own
            key={index}
            field={{ path: [...path, index], schema: props.schema.items ?? {} }}
            special={special}
            isPast={lastOf(special) < today}
          />
        ))}
      </ul>
    </GroupFrame>
  )
}

interface SpecialDaysProps {
  field: Pick<FieldProps, 'path' | 'schema'>
  special: Special
  isPast: boolean
}

/** Some days with hours of their own: when, what they are called, what holds on them. */
function SpecialDays({ field: { path, schema }, special, isPast }: SpecialDaysProps) {
  const saying = useSaying()
  const focus = useStudio((state) => state.focus)
  const [isOpen, setOpen] = useState(false)
  const key = joinPath(path)
  useEffect(() => {
    if (focus && joinPath(focus.path.slice(0, path.length)) === key) setOpen(true)
  }, [focus, key, path.length])
  const days = isDay(special.date) && isDay(lastOf(special)) ? inWords(special, language) : special.date
  const remove = () => {
    void commit([{ do: 'remove', path }])
    say(fill(words.removed, { name: days }))
  }
  return (
    <li className={isPast ? 'is-past' : undefined}>
      <div className="entry-head">
        <button type="button" className="entry-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" />
          <span>
            {days}
            <small>
              {special.label}: {specialText(special, saying.language, saying.closed)}
              {isPast && ` · ${words.isPast}`}
            </small>
          </span>
        </button>
        <IconButton icon="trash" label={`${words.remove}: ${days}`} className="is-small" onClick={remove} />
      </div>
      <Said path={path} />
      {isOpen && (
        <div className="entry-body">
          <Fields path={path} schema={schema} value={special} />
        </div>
      )}
    </li>
  )
}

const isDay = (text: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(text)) && !Number.isNaN(Date.parse(String(text)))
