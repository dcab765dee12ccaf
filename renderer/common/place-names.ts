import { capital } from '../messages/capital.ts'
import { shown } from '../messages/shown.ts'
import type { Path } from './problem.ts'

const things: Record<string, string> = { forms: 'form', shared: 'shared section', facts: 'fact', redirects: 'redirect' }

/** What entries of lists are called, by their index in a path. */
export type Labels = ReadonlyMap<number, string>
const noLabels: Labels = new Map()

/**
 * A message with the entries of lists along a path under the names that they bear: "the entry "About" of "header"" for
 * "item 3 of "header"". It is done when a problem is shown, since finding the names costs more than finding the problem.
 */
export function withLabels(message: string, path: Path, labels: Labels): string {
  if (labels.size === 0) return message
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    const plain = placeName(part)
    const start = [plain, capital(plain)].find((words) => message.includes(words))
    const named = placeName(part, labels)
    if (start !== undefined && named !== plain)
      return message.replace(start, () => (start === plain ? named : capital(named)))
  }
  return message
}

/** Says in words where something stands: `"title" in item 4 of "items" in block 2 of /about`. */
export function placeName(path: Path, labels: Labels = noLabels): string {
  const [top, name, ...rest] = path
  if (top === undefined) return 'the file'
  if (top === 'pages' && typeof name === 'string') return inPage(name, rest, labels)
  const thing = things[String(top)]
  if (thing && name !== undefined) return [...steps(rest, labels, 2), `${thing} "${name}"`].join(' in ')
  return steps(path, labels, 0).join(' in ')
}

function inPage(route: string, rest: Path, labels: Labels): string {
  const [key, index, ...inner] = rest
  if (key === 'blocks' && typeof index === 'number')
    return [...steps(inner, labels, 4), `block ${index + 1} of ${route}`].join(' in ')
  return [...steps(rest, labels, 2), route].join(' in ').replace(/" in (\/[^ ]*)$/, '" of $1')
}

function steps(path: Path, labels: Labels, from: number): string[] {
  const words: string[] = []
  path.forEach((step, index) => {
    const next = path[index + 1]
    if (typeof step === 'number') return
    const label = labels.get(from + index + 1)
    const item = label === undefined ? `item ${Number(next) + 1}` : `the entry ${quote(label)}`
    words.unshift(typeof next === 'number' ? `${item} of "${step}"` : `"${step}"`)
  })
  return shortened(words)
}

/** The innermost step and the outermost, which are enough to find the place by eye. */
function shortened(words: string[]): string[] {
  const [first = '', second = '', ...rest] = words
  return rest.length > 1 ? [first, `${second} …`, rest.at(-1) ?? ''] : words
}

export const blockPath = (route: string, index: number): Path => ['pages', route, 'blocks', index]

export { capital } from '../messages/capital.ts'

/** A value as it is quoted in a message, on one line, cut where it would fill the line. */
export function quote(value: unknown): string {
  return `"${shown(value)}"`
}

export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
