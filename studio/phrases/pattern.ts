/** An English phrase with places for values, such as `Cannot find page "$route", linked from $place`. */
export interface Pattern {
  /** What stands before, between and behind the places; one more than there are places. */
  literals: readonly string[]
  /** What stands in each place: see {@link slotOf}. */
  names: readonly string[]
  /** How the phrase is said in the other language, with the same places. */
  said: string
}

const place = /\$([a-z]+\d?)/g

/** What a place in a phrase may hold, by its name; two of a sort in one phrase are told apart by a digit. */
export const slotOf = (name: string) => name.replace(/\d$/, '')

export function patternOf(phrase: string, said: string): Pattern {
  const parts = phrase.split(place)
  return {
    literals: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
    said,
  }
}

/** The value of a place in the other language; the cost is how much of it is left as it stands. */
export interface Value {
  said: string
  cost: number
}

/** Asks what a value is in the other language; undefined where no such value may stand in a place of this name. */
export type Ask = (name: string, value: string) => Value | undefined

/** The reading of a text as a phrase that leaves least of it as it stands; values may hold whatever the phrase holds. */
export function read({ literals, names, said }: Pattern, text: string, ask: Ask): Value | undefined {
  const [first = ''] = literals
  if (!text.startsWith(first) || !text.endsWith(literals.at(-1) ?? '') || !holdsAll(literals, text)) return undefined
  const known = new Map<string, Reading | undefined>()
  const best = (index: number, at: number): Reading | undefined => {
    if (index === names.length) return at === text.length ? { values: [], cost: 0 } : undefined
    const key = `${index} ${at}`
    if (!known.has(key)) known.set(key, choose(index, at))
    return known.get(key)
  }
  const choose = (index: number, at: number): Reading | undefined => {
    let chosen: Reading | undefined
    for (const end of endsOf(text, at, literals[index + 1] ?? '', index === names.length - 1)) {
      const value = ask(names[index] ?? '', text.slice(at, end))
      const rest = value && best(index + 1, end + (literals[index + 1]?.length ?? 0))
      if (!value || !rest || (chosen && chosen.cost <= value.cost + rest.cost)) continue
      chosen = { values: [value.said, ...rest.values], cost: value.cost + rest.cost }
    }
    return chosen
  }
  const reading = best(0, first.length)
  if (!reading) return undefined
  const values = new Map(names.map((name, index) => [name, reading.values[index] ?? '']))
  return { said: said.replaceAll(place, (_, name) => values.get(name) ?? ''), cost: reading.cost }
}

interface Reading {
  values: string[]
  cost: number
}

/** Quick to tell, and seldom so: most phrases are no reading of most texts. */
function holdsAll(literals: readonly string[], text: string): boolean {
  let at = 0
  for (const literal of literals) {
    const found = text.indexOf(literal, at)
    if (found < 0) return false
    at = found + literal.length
  }
  return true
}

/** Where a value that begins at a place may end: before each of the words that follow it. */
function endsOf(text: string, at: number, next: string, isLast: boolean): number[] {
  const end = text.length - next.length
  if (isLast) return end >= at ? [end] : []
  const ends: number[] = []
  for (let found = text.indexOf(next, at); found >= 0; found = text.indexOf(next, found + 1)) ends.push(found)
  return ends
}
