import { classesOf } from './selectors.ts'
import { type ShortNames, shortSelector } from './short.ts'

interface Entry {
  text: string
  names: string[]
}

/** A selector as it is printed, and the lists in it of which one class is enough, such as `:is(.a, .b) > p`. */
export type Choices = readonly (string | readonly Entry[])[]

/** Lists that stand in no other brackets, whose entries are a class each: without one of them the selector weighs the same. */
export function choicesOf(selector: string, short: ShortNames): Choices {
  const parts: (string | Entry[])[] = []
  let end = 0
  for (const { 0: list, 1: inner = '', index } of selector.matchAll(/:is\(([^()]*)\)/g)) {
    const entries = inner.split(',').map((entry) => entry.trim())
    if (!entries.every((entry) => /^\.[\w-]+$/.test(entry)) || isInBrackets(selector.slice(0, index))) continue
    parts.push(shortSelector(selector.slice(end, index), short))
    parts.push(entries.map((entry) => ({ text: shortSelector(entry, short), names: classesOf(entry) })))
    end = index + list.length
  }
  return [...parts, shortSelector(selector.slice(end), short)]
}

const isInBrackets = (before: string) => before.split('(').length !== before.split(')').length

/** The selector with what may stand of its lists, or nothing where nothing of one may. */
export function choose(choices: Choices, mayStand: (name: string) => boolean): string | undefined {
  let selector = ''
  for (const part of choices) {
    const kept =
      typeof part === 'string' ? [part] : part.flatMap(({ text, names }) => (names.every(mayStand) ? text : []))
    if (kept.length === 0) return undefined
    selector += kept.length === 1 ? kept[0] : `:is(${kept.join()})`
  }
  return selector
}
