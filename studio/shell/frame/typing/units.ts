import { type Run, readLine, writeLine } from './runs.ts'

/** A paragraph, a heading, an entry of a list, or a part that is left as it is written. */
export interface Unit extends Origin {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number' | 'written'
  runs: Run[]
}

/** How a unit is written. */
export interface Origin {
  /** Of a heading. */
  level?: number
  /** Before an entry of a list, or behind its number. */
  sign?: string
  number?: number
  /** The lines of a part that is left as it is. */
  source?: string
  /** The line ends above it. */
  above?: string
}

const line = /^(?:(#{1,6}) |([-*+]) |(\d{1,9})([.)]) )?(.*)$/
/** Tables, quotes, code, rules: each reaches to the next empty line. */
const other = /^(?:>|\||```|~~~|([-*_])\s*(?:\1\s*){2,}$)/
const fence = /^(?:```|~~~)/

/**
 * Reads a Markdown text whose paragraphs are a line each. Undefined where it is not surely understood as a whole: what is
 * read is written again just as it was.
 */
export function readUnits(shown: string): Unit[] | undefined {
  const units: Unit[] = []
  let above = ''
  let isCode = false
  for (const text of shown.split('\n')) {
    const last = units.at(-1)
    const isBelow = last?.kind === 'written' && (isCode || above === '\n')
    if (text === '' && !isCode) above += '\n'
    else if (last && isBelow) last.source += `${above}${text}`
    else {
      const unit = unitOf(text)
      if (!unit || (last && above === '\n' && !isApart(last, unit))) return undefined
      units.push({ ...unit, above })
    }
    if (text !== '' || isCode) above = '\n'
    if (fence.test(text)) isCode = !isCode
  }
  return writeUnits(units) === shown ? units : undefined
}

function unitOf(text: string): Unit | undefined {
  if (/^\s/.test(text)) return undefined
  const written = { kind: 'written' as const, runs: [], source: text }
  if (other.test(text)) return written
  const [, heading, bullet, number, sign, words = ''] = line.exec(text) ?? []
  const runs = readLine(words)
  const isList = bullet !== undefined || number !== undefined
  const unit = runs && withSigns({ runs, heading, bullet, number, sign })
  if (unit && lineOf(unit, unit.number ?? 1) === text) return unit
  return isList ? undefined : written
}

interface Signs {
  runs: Run[]
  heading: string | undefined
  bullet: string | undefined
  number: string | undefined
  sign: string | undefined
}

function withSigns({ runs, heading, bullet, number, sign = '.' }: Signs): Unit {
  if (heading) return { kind: 'heading', level: heading.length, runs }
  if (bullet) return { kind: 'bullet', sign: bullet, runs }
  return number ? { kind: 'number', number: Number(number), sign, runs } : { kind: 'paragraph', runs }
}

/** Whether one begins by itself right below the other, without an empty line. */
function isApart(above: Unit, below: Unit): boolean {
  if (above.kind === 'heading' || below.kind === 'heading') return true
  if (isOneList(above, below)) return true
  return above.kind === 'paragraph' && (below.kind === 'bullet' || (below.kind === 'number' && below.number === 1))
}

export const isOneList = (one: Unit, next: Unit | undefined) =>
  (one.kind === 'bullet' || one.kind === 'number') && one.kind === next?.kind && signOf(one) === signOf(next)

const signOf = ({ kind, sign = kind === 'bullet' ? '-' : '.' }: Unit) => sign

/** Writes units as Markdown, a line each. Those without words are left out. */
export function writeUnits(units: readonly Unit[]): string {
  const full = units.filter((unit) => !isEmpty(unit))
  let [text, number, step] = ['', 1, 1]
  for (const [index, unit] of full.entries()) {
    const [last, next] = [full[index - 1], full[index + 1]]
    const isNext = last !== undefined && isOneList(last, unit)
    // Some give all entries one number.
    if (!isNext) step = isOneList(unit, next) && next?.number === unit.number && unit.number !== undefined ? 0 : 1
    number = isNext ? number + step : (unit.number ?? 1)
    const { above = '' } = unit
    const isKept = above.length > 1 || (above !== '' && last && isApart(last, { ...unit, number }))
    if (last) text += isKept ? above : isNext ? '\n' : '\n\n'
    text += lineOf(unit, number)
  }
  return text
}

export const isEmpty = ({ kind, runs }: Unit) => kind !== 'written' && runs.every(({ text }) => text.trim() === '')

function lineOf(unit: Unit, number: number): string {
  const { kind, runs, level = 3, source = '' } = unit
  if (kind === 'written') return source
  const words = writeLine(runs).trim()
  if (kind === 'heading') return `${'#'.repeat(level)} ${words.replace(/(?<=\s)#+$/, String.raw`\$&`)}`
  if (kind === 'bullet') return `${signOf(unit)} ${words}`
  return kind === 'number' ? `${number}${signOf(unit)} ${words}` : asParagraph(words)
}

/** The words of a paragraph never begin like something else. */
function asParagraph(words: string): string {
  const numbered = words.replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`)
  const begins = /^(?:#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|\||~~~|=+$|([-*_])\s*(?:\1\s*){2,}$)/
  return begins.test(numbered) ? `\\${numbered}` : numbered
}

/** A place in the text: behind so many signs of a unit, of which a name is one. */
export interface Place {
  unit: number
  offset: number
}

export const lengthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { isName, text }) => sum + (isName ? 1 : text.length), 0)

/** The part of a unit's runs between two places. */
export function slice(runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const [start, length] = [at, run.isName ? 1 : run.text.length]
    at += length
    if (at <= from || start >= to) return []
    return run.isName ? [run] : [{ ...run, text: run.text.slice(Math.max(0, from - start), to - start) }]
  })
}

/** The whole text with a sign for each name, and a line for each unit. */
export const said = (units: readonly Unit[]) =>
  units.map(({ runs }) => runs.map(({ isName, text }) => (isName ? '\u0000' : text)).join('')).join('\n')

/** Where a place is in {@link said}. */
export const indexOf = (units: readonly Unit[], { unit, offset }: Place) =>
  units.slice(0, unit).reduce((sum, { runs }) => sum + lengthOf(runs) + 1, offset)

export function placeAtIndex(units: readonly Unit[], index: number): Place {
  let left = index
  for (const [unit, { runs }] of units.entries()) {
    const length = lengthOf(runs)
    if (left <= length || unit === units.length - 1) return { unit, offset: Math.min(left, length) }
    left -= length + 1
  }
  return { unit: 0, offset: 0 }
}
