import { weekdays } from '../../../renderer/common/weekdays.ts'
import type { Break, Times } from '../../../renderer/expand/opening-hours.ts'
import type { FieldProps } from '../form/field-props.ts'
import { GroupFrame } from '../form/GroupFrame.tsx'
import { ListField } from '../form/ListField.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { commit } from '../store/edit.ts'
import { say, useStudio } from '../store/state.ts'
import { fill, language, words } from '../words/index.ts'
import { useSaying } from './saying.ts'
import { TimeInput } from './TimeInput.tsx'
import {
  breaksOf,
  firstUnsaid,
  fitting,
  hoursChange,
  isSame,
  isWeek,
  type Line,
  lineOf,
  timesOf,
  withBreaks,
  withOneMore,
} from './week.ts'

const WEEKDAYS = [0, 1, 2, 3, 4]
/** Where no day says when it is open. */
const usual: Times = { opens: '09:00', closes: '17:00' }

/** Opening hours as a table of the week, over the lines in which visitors read them. */
export function WeekField(props: FieldProps) {
  const { path, value, onRemove, ...rest } = props
  const saying = useSaying()
  const lines = (Array.isArray(value) ? value : []) as Line[]
  const isShown = isWeek(lines, saying)
  const mostBreaks = Number(props.schema.items?.properties?.breaks?.maxItems ?? 1)
  const focus = useStudio((state) => state.focus)
  const leadsHere = path.every((step, at) => focus?.path[at] === step) && (focus?.path.length ?? 0) > path.length
  const names = weekdays(language)
  const short = weekdays(language, 'short')
  const change = (days: number[], times: Times) => {
    const made = hoursChange(path, lines, days, times, saying)
    if (made.length > 0) void commit(made)
  }
  const monday = lineOf(lines, 0, saying)
  const areAlike = WEEKDAYS.every((day) => isSame(lineOf(lines, day, saying) ?? {}, monday ?? {}))
  return (
    <GroupFrame {...rest} path={path} onRemove={onRemove}>
      {isShown && (
        <div className="week">
          {names.map((name, day) => (
            <Day
              key={name}
              name={name}
              short={short[day] ?? name}
              line={lineOf(lines, day, saying)}
              times={lines.find(({ opens }) => opens) ?? usual}
              mostBreaks={mostBreaks}
              onChange={(times) => change([day], times)}
            />
          ))}
          {monday?.opens && !areAlike && (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                change(WEEKDAYS, monday)
                say(words.sameOnWeekdays)
              }}
            >
              {words.sameOnWeekdays}
            </button>
          )}
        </div>
      )}
      <details className="more" open={leadsHere || !isShown || undefined}>
        <summary>{words.hoursAsRead}</summary>
        <ListField
          {...rest}
          path={path}
          value={value}
          schema={{ ...props.schema, description: '' }}
          begin={isShown ? firstUnsaid(lines, saying) : undefined}
        />
      </details>
    </GroupFrame>
  )
}

interface DayProps {
  name: string
  short: string
  line: Line | undefined
  /** With which hours it is opened. */
  times: Times
  mostBreaks: number
  onChange: (times: Times) => void
}

function Day({ name, short, line, times, mostBreaks, onChange }: DayProps) {
  const own = timesOf(line)
  const { opens, closes } = own
  const breaks = breaksOf(own)
  const isOpen = opens !== undefined && closes !== undefined
  const said = (what: string) => fill(words.timeOf, { day: name, what })
  return (
    <div className="day-row">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-label={name}
          aria-checked={isOpen}
          checked={isOpen}
          onChange={() => onChange(isOpen ? {} : timesOf(times))}
        />
        <span>{short}</span>
      </label>
      {isOpen ? (
        <div className="day-times">
          <TimeInput
            label={said(words.opens)}
            value={opens}
            onChange={(time) => onChange(fitting({ ...own, opens: time }))}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={said(words.closes)}
            value={closes}
            onChange={(time) => onChange(fitting({ ...own, closes: time }))}
          />
          {breaks.length < mostBreaks && (
            <IconButton
              icon="coffee"
              className="is-small"
              label={said(words.addBreak)}
              onClick={() => onChange(withOneMore(own))}
            />
          )}
        </div>
      ) : (
        <span className="day-closed">{line?.text || words.closed}</span>
      )}
      {isOpen &&
        breaks.map((each, at) => (
          <BreakTimes
            // biome-ignore lint/suspicious/noArrayIndexKey: breaks have no names of their own
            key={at}
            times={each}
            // Of several, each says which it is.
            said={(what) => said(breaks.length > 1 ? `${what} (${at + 1})` : what)}
            onChange={(next) => onChange(withBreaks(own, breaks.toSpliced(at, 1, ...(next ? [next] : []))))}
          />
        ))}
    </div>
  )
}

interface BreakProps {
  times: Break
  said: (what: string) => string
  /** Without times it is removed. */
  onChange: (times?: Break) => void
}

function BreakTimes({ times, said, onChange }: BreakProps) {
  return (
    <div className="day-times is-break">
      <span className="help">{words.break}</span>
      <TimeInput label={said(words.breakFrom)} value={times.from} onChange={(from) => onChange({ ...times, from })} />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={said(words.breakUntil)}
        value={times.until}
        onChange={(until) => onChange({ ...times, until })}
      />
      <IconButton icon="close" className="is-small" label={said(words.removeBreak)} onClick={() => onChange()} />
    </div>
  )
}
