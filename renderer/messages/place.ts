import type { Names } from './catalogues.ts'
import { mapValues } from './map-values.ts'
import { type Message, message, type Named, type Path, type Value } from './message.ts'

type Place = Extract<Named, { place: Path }>
type Labels = NonNullable<Place['labels']>

/** What entries of these parts of the file are, each under the name that its author has chosen. */
const things = {
  forms: 'place.form',
  shared: 'place.shared',
  facts: 'place.fact',
  redirects: 'place.redirect',
} as const

/** Parts of the file in which the author has chosen the names: one may be called as a field is. */
const ownNames = new Set(['data', 'kinds'])

/** Says in words where something stands: `"title" in item 4 of "items" in block 2 of /about`. */
export function placeIn({ place, labels = {} }: Place, say: (said: Message) => string, names: Names): string {
  const [top, name, ...rest] = place
  const isOwn = ownNames.has(String(top))
  const step = ({ key, item, label }: Step) => {
    const field: Value = isOwn && key !== top ? key : names.field(key)
    if (item === undefined) return say(message('place.field', { field }))
    if (label !== undefined) return say(message('place.entry', { label, field }))
    return say(message('place.item', { number: item + 1, field }))
  }
  const within = (path: Path, from: number) => shortened(stepsOf(path, labels, from).map(step), say)
  const join = (parts: readonly string[]) =>
    parts.reduceRight((outer, inner) => say(message('place.in', { inner, outer })))

  if (top === undefined) return say(message('place.file'))
  if (top === 'pages' && typeof name === 'string') {
    const [list, index, ...inner] = rest
    if (list === 'blocks' && typeof index === 'number')
      return join([...within(inner, 4), say(message('place.block', { number: index + 1, route: name }))])
    const steps = within(rest, 2)
    const last = steps.pop()
    return last === undefined ? name : join([...steps, say(message('place.of', { inner: last, route: name }))])
  }
  const thing = things[String(top) as keyof typeof things]
  if (thing && name !== undefined) return join([...within(rest, 2), say(message(thing, { name }))])
  return join(within(place, 0))
}

interface Step {
  key: string
  /** Its place in a list, from 0. */
  item?: number
  /** The name that the entry bears. */
  label?: string
}

/** The innermost first. */
function stepsOf(path: Path, labels: Labels, from: number): Step[] {
  return path
    .flatMap((step, index): Step[] => {
      const next = path[index + 1]
      if (typeof step === 'number') return []
      if (typeof next !== 'number') return [{ key: step }]
      const label = labels[from + index + 1]
      return [{ key: step, item: next, ...(label !== undefined && { label }) }]
    })
    .toReversed()
}

/** The innermost step and the outermost, which are enough to find the place by eye. */
function shortened(steps: string[], say: (said: Message) => string): string[] {
  const [first = '', second = '', ...rest] = steps
  return rest.length > 1 ? [first, say(message('place.cut', { place: second })), rest.at(-1) ?? ''] : steps
}

/** A message with the entries of lists along a path under the names that they bear, also where a place lies beside it. */
export function withLabels<Said extends Message | readonly Message[]>(said: Said, path: Path, labels: Labels): Said {
  if (Object.keys(labels).length === 0) return said
  return mapValues(said, (given) => {
    if (typeof given !== 'object' || !('place' in given)) return given
    const apart = given.place.findIndex((step, index) => step !== path[index])
    const shared = Object.entries(labels).filter(([index]) => apart < 0 || Number(index) < apart)
    return { ...given, labels: Object.fromEntries(shared) }
  })
}
