import { asMarkdown, type Pasted } from '../../form/pasted.ts'
import { unwrap } from '../../form/wrapping.ts'
import { type Look, lookOf, merged, type Run } from './runs.ts'
import { isEmpty, lengthOf, type Place, readUnits, slice, type Unit } from './units.ts'

/** A text with what of it is selected; both ends are one where nothing is. */
export interface Selected {
  units: Unit[]
  from: Place
  to: Place
  /** The caret is behind words of another look: what follows looks as if they were not there. */
  isBehind?: boolean
}

const at = (units: readonly Unit[], { unit }: Place): Unit => units[unit] ?? { kind: 'paragraph', runs: [] }
const isList = ({ kind }: Unit) => kind === 'bullet' || kind === 'number'
const caret = (units: Unit[], place: Place): Selected => ({ units, from: place, to: place })

/** Takes out what is selected; what is left of its first and its last unit becomes one. */
export function cut({ units, from, to }: Selected): Selected {
  const runs = merged([...slice(at(units, from).runs, 0, from.offset), ...slice(at(units, to).runs, to.offset)])
  const isWritten = at(units, from).kind === 'written'
  const first: Unit = isWritten ? { kind: 'paragraph', runs } : { ...at(units, from), runs }
  return caret(units.toSpliced(from.unit, to.unit - from.unit + 1, first), isWritten ? { ...from, offset: 0 } : from)
}

/** What the Enter key does: a new unit like this one; an empty entry ends its list. */
export function split(selected: Selected): Selected {
  const { units, from } = cut(selected)
  const unit = at(units, from)
  if (isList(unit) && isEmpty(unit)) return caret(units.with(from.unit, { kind: 'paragraph', runs: [] }), from)
  const behind: Unit = {
    kind: isList(unit) ? unit.kind : 'paragraph',
    ...(unit.sign && { sign: unit.sign }),
    runs: slice(unit.runs, from.offset),
  }
  const before = { ...unit, runs: slice(unit.runs, 0, from.offset) }
  return caret(units.toSpliced(from.unit, 1, before, behind), { unit: from.unit + 1, offset: 0 })
}

/** What the Backspace key does at the beginning of a unit: it becomes a paragraph, or goes to the one above. */
export function join(units: Unit[], index: number): Selected {
  const [above, unit] = [units[index - 1], units[index]]
  const here = { unit: index, offset: 0 }
  if (!unit || unit.kind === 'written') return caret(units, here)
  if (isList(unit) || unit.kind === 'heading')
    return caret(units.with(index, { kind: 'paragraph', runs: unit.runs }), here)
  if (!above || above.kind === 'written') return caret(units, here)
  const place = { unit: index - 1, offset: lengthOf(above.runs) }
  const one = isEmpty(above) ? { ...above, runs: unit.runs } : { ...above, runs: merged([...above.runs, ...unit.runs]) }
  return caret(units.toSpliced(index - 1, 2, one), isEmpty(above) ? { ...place, offset: 0 } : place)
}

/** The units that a selection reaches, each with the part of it that is selected. */
function parts({ units, from, to }: Selected) {
  return units.flatMap((unit, index) => {
    if (index < from.unit || index > to.unit || unit.kind === 'written') return []
    const start = index === from.unit ? from.offset : 0
    const end = index === to.unit ? to.offset : lengthOf(unit.runs)
    return [{ index, unit, start, end, runs: slice(unit.runs, start, end) }]
  })
}

function restyle(selected: Selected, style: (run: Run) => Run): Selected {
  const units = [...selected.units]
  for (const { index, unit, start, end, runs } of parts(selected))
    units[index] = {
      ...unit,
      runs: merged([...slice(unit.runs, 0, start), ...runs.map(style), ...slice(unit.runs, end)]),
    }
  return { ...selected, units }
}

/** Whether all that is selected looks so. */
export function hasLook(selected: Selected, key: keyof Look): boolean {
  const runs = parts(selected).flatMap((part) => part.runs)
  const full = runs.filter(({ text }) => text.trim() !== '')
  return full.length > 0 && full.every((run) => run[key] !== undefined)
}

export function toggleLook(selected: Selected, key: 'bold' | 'italic'): Selected {
  const isOn = hasLook(selected, key)
  return restyle(selected, ({ [key]: _, ...run }) => (isOn ? run : { ...run, [key]: true }))
}

export const link = (selected: Selected, href: string | undefined): Selected =>
  restyle(selected, ({ href: _, ...run }) => (href === undefined ? run : { ...run, href }))

export const isListed = (selected: Selected) => {
  const reached = parts(selected)
  return reached.length > 0 && reached.every(({ unit }) => unit.kind === 'bullet')
}

/** Makes entries of a list of the selected units, or paragraphs where all are entries. */
export function toggleList(selected: Selected): Selected {
  const units = [...selected.units]
  const isOn = isListed(selected)
  for (const { index, unit } of parts(selected)) units[index] = { kind: isOn ? 'paragraph' : 'bullet', runs: unit.runs }
  return { ...selected, units }
}

/** Puts words, which may be several units, in the place of what is selected. */
export function insert(selected: Selected, pasted: readonly Unit[]): Selected {
  const { units, from } = cut(selected)
  const unit = at(units, from)
  const [before, behind] = [slice(unit.runs, 0, from.offset), slice(unit.runs, from.offset)]
  const [first, ...others] = pasted
  if (!first) return caret(units, from)
  const isWithin = others.length === 0 && first.kind === 'paragraph'
  const own = lookOf(before.at(-1) ?? behind[0] ?? {})
  if (isWithin) {
    const runs = first.runs.map((run) => ({ ...own, ...run }))
    const place = { ...from, offset: from.offset + lengthOf(runs) }
    return caret(units.with(from.unit, { ...unit, runs: merged([...before, ...runs, ...behind]) }), place)
  }
  const head = before.length > 0 ? [{ ...unit, runs: before }] : []
  const tail: Unit[] = behind.length > 0 ? [{ kind: isList(unit) ? unit.kind : 'paragraph', runs: behind }] : []
  const last = from.unit + head.length + pasted.length - 1
  const made = units.toSpliced(from.unit, 1, ...head, ...pasted, ...tail)
  return caret(made, { unit: last, offset: lengthOf(at(made, { unit: last, offset: 0 }).runs) })
}

/** What is on the clipboard, as far as the field allows. */
export function unitsOf(html: string, plain: string): Unit[] {
  const body = html && (new DOMParser().parseFromString(html, 'text/html').body as Pasted)
  const text = (body && asMarkdown(body)) || plain.replaceAll('\r', '')
  const units = readUnits(unwrap(text).trim())?.filter(({ kind }) => kind !== 'written')
  if (units?.length) return units.map(({ above: _, ...unit }) => unit)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => ({ kind: 'paragraph', runs: [{ text: line.trim() }] }))
}
