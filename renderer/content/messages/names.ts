import type { Path } from '../problem.ts'

const things: Record<string, string> = { forms: 'form', shared: 'shared section', facts: 'fact', redirects: 'redirect' }

/** Says in words where something stands: `"title" in item 4 of "items" in block 2 of /about`. */
export function placeName(path: Path): string {
  const [top, name, ...rest] = path
  if (top === undefined) return 'the file'
  if (top === 'pages' && typeof name === 'string') return inPage(name, rest)
  const thing = things[String(top)]
  if (thing && name !== undefined) return [...steps(rest), `${thing} "${name}"`].join(' in ')
  return steps(path).join(' in ')
}

function inPage(route: string, rest: Path): string {
  const [key, index, ...inner] = rest
  if (key === 'blocks' && typeof index === 'number')
    return [...steps(inner), `block ${index + 1} of ${route}`].join(' in ')
  return [...steps(rest), route].join(' in ').replace(/" in (\/[^ ]*)$/, '" of $1')
}

function steps(path: Path): string[] {
  const words: string[] = []
  path.forEach((step, index) => {
    const next = path[index + 1]
    if (typeof step === 'number') return
    words.unshift(typeof next === 'number' ? `item ${next + 1} of "${step}"` : `"${step}"`)
  })
  return shortened(words)
}

/** The innermost step and the outermost, which are enough to find the place by eye. */
function shortened(words: string[]): string[] {
  const [first = '', second = '', ...rest] = words
  return rest.length > 1 ? [first, `${second} …`, rest.at(-1) ?? ''] : words
}

export const blockPath = (route: string, index: number): Path => ['pages', route, 'blocks', index]

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A value as it is quoted in a message, on one line, cut where it would fill the line. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? value.replace(/\n+$/, '').replaceAll(/\s*\n\s*/g, ' ') : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  null: 'empty',
}

export const typeName = (type: string) => typeNames[type] ?? type

export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
