import { minutesSinceMidnight } from '../../../renderer/common/opening-hours.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { englishDay, englishDays, weekdays } from '../../../renderer/common/weekdays.ts'
import { type Break, pairsOf, type Times } from '../../../renderer/expand/opening-hours.ts'
import { specialText } from '../../../renderer/html/special-hours.ts'
import type { Operation, Plain } from '../../edit/operations/operation.ts'

/** A line of the opening hours, as the file has it. */
export interface Line extends Times {
  days: string[]
  label: string
  text: string
}

/** How the site says days and times. */
export interface Saying {
  language: string
  closed: string
}

const timeKeys = ['opens', 'closes', 'break', 'breaks'] as const

const indexOf = (name: string, language: string) => englishDays.indexOf(englishDay(name, language) ?? name)

/** The line that holds for a day, 0 for Monday. */
export const lineOf = (lines: readonly Line[], day: number, { language }: Saying): Line | undefined =>
  lines.find(({ days }) => days.some((name) => indexOf(name, language) === day))

/** Whether lines can be a table: none of their days stands in two of them. */
export function isWeek(lines: readonly unknown[], { language }: Saying): boolean {
  const days = lines.flatMap((line) => (Array.isArray(Object(line).days) ? Object(line).days : ['']))
  const known = days.map((day) => indexOf(String(day), language))
  return !known.includes(-1) && new Set(known).size === known.length
}

export const breaksOf = ({ break: pause, breaks = [] }: Times): Break[] => (pause ? [pause, ...breaks] : breaks)

/** Hours with these breaks: one is written as `break`, several as `breaks`. */
export const withBreaks = ({ opens, closes }: Times, [first, ...more]: readonly Break[]): Times => ({
  ...{ opens, closes },
  ...(first && (more.length > 0 ? { breaks: [first, ...more] } : { break: first })),
})

export const timesOf = (times: Times = {}): Times =>
  times.opens === undefined || times.closes === undefined ? {} : withBreaks(times, breaksOf(times))

/** Without breaks that lie outside the hours, as they do once a day ends before them. */
export function fitting(times: Times): Times {
  const { opens = '', closes = '' } = times
  const isOfNight = closes <= opens
  const fits = ({ from, until }: Break) => isOfNight || (opens < from && until < closes)
  return withBreaks(times, breaksOf(times).filter(fits))
}

/** Hours with a break more, where they are open the longest. */
export function withOneMore(times: Times): Times {
  const [longest] = pairsOf(times).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (!longest) return times
  const fresh = breakIn(longest.opens, longest.closes)
  const place = pairsOf(times).findIndex(({ opens }) => opens === longest.opens)
  return withBreaks(times, breaksOf(times).toSpliced(place, 0, fresh))
}

/** In minutes; what closes before it opens goes on after midnight. */
const lengthOf = ({ opens, closes }: { opens: string; closes: string }) =>
  minutesSinceMidnight(closes) - minutesSinceMidnight(opens) + (closes <= opens ? 1440 : 0)

/** At noon where that lies within the hours, else in the middle of them. */
export function breakIn(opens: string, closes: string): { from: string; until: string } {
  if (opens < '12:00' && closes > '13:00') return { from: '12:00', until: '13:00' }
  const middle = minutesSinceMidnight(opens) + lengthOf({ opens, closes }) / 2
  const clock = (at: number) => new Date(Math.round(at / 15) * 15 * 60 * 1000).toISOString().slice(11, 16)
  return { from: clock(middle - 15), until: clock(middle + 15) }
}

export const isSame = (one: Times, other: Times) => JSON.stringify(timesOf(one)) === JSON.stringify(timesOf(other))

/** A line of the new hours, and which of the old ones it was. */
type Kept = Line & { from?: number }

/** What gives some days other hours. Lines that say the same become one; those of the other days stay as they are. */
export function hoursChange(path: Path, lines: readonly Line[], days: number[], times: Times, saying: Saying) {
  const wanted = days.filter((day) => {
    const line = lineOf(lines, day, saying)
    return !line || !isSame(line, times)
  })
  if (wanted.length === 0) return []
  const isWanted = (name: string) => wanted.includes(indexOf(name, saying.language))
  const own = lines.findIndex((line) => line.days.every(isWanted))
  const made = newLine(
    lines[own],
    wanted.map((day) => nameOf(day, lines, saying)),
    times,
    saying,
  )
  const others = lines.flatMap((line, from): Kept[] => {
    const stay = line.days.filter((name) => !isWanted(name))
    if (stay.length === line.days.length) return [{ ...line, from }]
    if (from === own) return [{ ...made, from }]
    return stay.length > 0 ? [withDays({ ...line, from }, stay, saying)] : []
  })
  const mate = others.find((line) => line.from !== own && isSame(line, made) && (made.opens || line.text === made.text))
  if (mate) {
    const left = others.filter(({ from }) => from !== own || own < 0)
    return operations(
      path,
      lines,
      left.map((line) => (line === mate ? joined(line, made, saying) : line)),
    )
  }
  const place = others.findIndex((line) => first(line, saying) > first(made, saying))
  const next = own < 0 ? others.toSpliced(place < 0 ? others.length : place, 0, made) : others
  return operations(path, lines, next)
}

const joined = (line: Kept, { days }: Line, saying: Saying) => withDays(line, [...line.days, ...days], saying)

/** In the place of an old one that has the same days, it is called as that is. */
function newLine(old: Line | undefined, names: string[], times: Times, saying: Saying): Kept {
  const text = specialText({ date: '', label: '', ...timesOf(times) }, saying.language, saying.closed).replaceAll(
    '\u00a0',
    ' ',
  )
  const made = withDays({ days: [], label: '', text, ...timesOf(times) }, names, saying)
  return old && String(old.days) === String(made.days) ? { ...made, label: old.label } : made
}

/** A line for the first day that no other one names; undefined where all are named. */
export function firstUnsaid(lines: readonly Line[], saying: Saying): Plain | undefined {
  const day = englishDays.findIndex((_, at) => !lineOf(lines, at, saying))
  return day < 0 ? undefined : ({ ...newLine(undefined, [nameOf(day, lines, saying)], {}, saying) } as unknown as Plain)
}

/** As the days of the other lines are written, which may be in the language of the site. */
function nameOf(day: number, lines: readonly Line[], { language }: Saying): string {
  const isForeign = lines.some(({ days }) => days.some((name) => !englishDays.includes(name)))
  return (isForeign ? weekdays(language) : englishDays)[day] ?? ''
}

const first = ({ days }: Line, { language }: Saying) => Math.min(...days.map((name) => indexOf(name, language)))

function withDays<Of extends Line>(line: Of, names: readonly string[], saying: Saying): Of {
  const index = (name: string) => indexOf(name, saying.language)
  const days = names.toSorted((one, other) => index(one) - index(other))
  return { ...line, days, label: labelOf(days.map(index), saying) }
}

/** "Mon–Fri", "Mon, Wed" */
function labelOf(days: readonly number[], { language }: Saying): string {
  const names = weekdays(language, 'short')
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const said = run.map((day) => names[day])
      return said.length > 1 ? [`${said[0]}–${said.at(-1)}`] : said
    })
    .join(', ')
}

/** Only what differs is written: whatever stands beside it in the file stays. */
function operations(path: Path, lines: readonly Line[], next: readonly Kept[]): Operation[] {
  const kept = new Map(next.flatMap((line) => (line.from === undefined ? [] : [[line.from, line] as const])))
  const sets = lines.flatMap((line, at) => {
    const now = kept.get(at)
    return now ? differences([...path, at], line, now) : []
  })
  const gone = lines.flatMap((_, at): Operation[] => (kept.has(at) ? [] : [{ do: 'remove', path: [...path, at] }]))
  const added = next.flatMap(({ from, ...line }, at): Operation[] =>
    from === undefined ? [{ do: 'insert', path: [...path, at], value: line as unknown as Plain }] : [],
  )
  return [...sets, ...gone.reverse(), ...added]
}

function differences(path: Path, line: Line, now: Line): Operation[] {
  return (['days', 'label', 'text', ...timeKeys] as const).flatMap((key): Operation[] => {
    if (JSON.stringify(line[key]) === JSON.stringify(now[key])) return []
    if (now[key] === undefined) return [{ do: 'remove', path: [...path, key] }]
    return [{ do: 'set', path: [...path, key], value: now[key] as Plain }]
  })
}
