import type { Selected } from './change-units.ts'
import { type Look, merged, type Run } from './runs.ts'
import { lengthOf, slice, type Unit } from './units.ts'

const begins = /^(?:([-*+])|(\d{1,9})([.)])|(#{1,6})) $/

/** What is typed before the caret, without names. */
function before({ units, from }: Selected): { unit: Unit; text: string; last: Run } | undefined {
  const unit = units[from.unit]
  const runs = slice(unit?.runs ?? [], 0, from.offset)
  const last = runs.at(-1)
  return unit && last && !last.isName ? { unit, text: last.text, last } : undefined
}

/** Makes of the signs of Markdown that somebody has just typed what they stand for; undefined where there are none. */
export function habit(selected: Selected): Selected | undefined {
  return atBeginning(selected) ?? aroundWords(selected)
}

/** "- ", "1. " and "### " at the beginning of a paragraph. */
function atBeginning(selected: Selected): Selected | undefined {
  const { units, from } = selected
  const { unit, text } = before(selected) ?? {}
  const [signs, bullet, number, sign, heading] = begins.exec(text ?? '') ?? []
  if (unit?.kind !== 'paragraph' || signs === undefined || from.offset !== signs.length) return undefined
  const runs = slice(unit.runs, signs.length)
  const made: Unit = bullet
    ? { kind: 'bullet', sign: bullet === '+' ? '-' : bullet, runs }
    : heading
      ? { kind: 'heading', level: Math.max(3, heading.length), runs }
      : { kind: 'number', number: Number(number), sign: sign ?? '.', runs }
  const place = { unit: from.unit, offset: 0 }
  return { units: units.with(from.unit, made), from: place, to: place }
}

const around: { signs: RegExp; look: (href?: string) => Look }[] = [
  { signs: /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, look: () => ({ bold: true }) },
  { signs: /(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, look: () => ({ italic: true }) },
  { signs: /\[([^[\]]+)\]\(([^\s()<>]+)\)$/, look: (href = '') => ({ href }) },
]

/** "**bold**", "*slanted*" and "[words](/page)". */
function aroundWords(selected: Selected): Selected | undefined {
  const { units, from } = selected
  const { unit, text = '', last } = before(selected) ?? {}
  for (const { signs, look } of around) {
    const [whole, words, href] = signs.exec(text) ?? []
    if (!unit || whole === undefined || words === undefined) continue
    const start = from.offset - whole.length
    const made = { ...last, text: words, ...look(href) }
    const runs = merged([...slice(unit.runs, 0, start), made, ...slice(unit.runs, from.offset)])
    const place = { unit: from.unit, offset: start + lengthOf([made]) }
    return { units: units.with(from.unit, { ...unit, runs }), from: place, to: place, isBehind: true }
  }
  return undefined
}
