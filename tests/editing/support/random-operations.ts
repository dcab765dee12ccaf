import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Plain } from '../../../studio/edit/operations/operation.ts'
import type { NodeOperation } from '../../../studio/edit/operations/steps-of.ts'

type Random = () => number
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

const words =
  'roof gutter a the we repair, water: leak # dry “wet” it’s – don’t 50% {brand} 24/7 [link](/x) & *bold* “ß” 漢字'.split(
    ' ',
  )

const hardTexts = [
  '',
  ' ',
  'yes',
  'No',
  'null',
  '~',
  '007',
  '1.5',
  '12:30',
  '2024-01-01',
  '- dash',
  '-',
  '# hash',
  'a #b',
  'a: b',
  'ends:',
  ' leading',
  'trailing ',
  '"quoted"',
  "it's",
  '[a, b]',
  '{a: b}',
  '*a',
  '&a',
  '!tag',
  '|',
  '>',
  '%',
  '@at',
  '`code`',
  'tab\there',
  'line\nbreak',
  'ends with a line\n',
  'two\n\n',
  '\nstarts with one',
  'a\n\n\nb',
  '  two\n indented\n',
  'bell\u0007',
  'nbsp\u00a0',
  '\u2028',
  'é🎉',
  '...',
  '---',
  '=',
  '<<',
  '?',
  '? a',
  'x'.repeat(200),
  '0x1F',
  '1e5',
  '.inf',
  'true',
  ',',
  'a, b',
  '\\',
  '\ttab',
  '- a\n- b\n',
  'word  double  space',
  'http://a.b/c#d',
  ': x',
  'a :b',
  'a\r\nb',
]

function text(random: Random): string {
  if (random() < 0.3) return oneOf(random, hardTexts)
  const count = Math.ceil(random() ** 2 * 60)
  const plain = Array.from({ length: count }, () => oneOf(random, words)).join(' ')
  return random() < 0.15 ? `${plain}\n\n${plain}${random() < 0.5 ? '\n' : ''}` : plain
}

function value(random: Random, depth = 0): Plain {
  const kind = random()
  if (kind < 0.6 || depth > 2) return text(random)
  if (kind < 0.7) return oneOf<Plain>(random, [0, 1, -2, 3.5, 1e21, true, false, null])
  const count = Math.floor(random() * 4)
  if (kind < 0.85) return Array.from({ length: count }, () => value(random, depth + 1))
  return Object.fromEntries(Array.from({ length: count }, () => [key(random), value(random, depth + 1)]))
}

const key = (random: Random) =>
  oneOf(random, ['heading', 'text', 'items', 'type', 'a b', 'label', 'q: r', '12', 'yes', 'c', 'd', '- e', "f's"])

/** A few letters of a text changed, as somebody does who mends it. */
function mended(random: Random, old: string): string {
  const at = Math.floor(random() * (old.length + 1))
  const cut = Math.floor(random() * Math.min(20, old.length - at))
  return old.slice(0, at) + oneOf(random, ['', ' ', 'x', 'more words', ' and', ', too']) + old.slice(at + cut)
}

/** Every place in a piece of data that an operation can name. */
export function pathsOf(data: unknown, from: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, inner]) => {
    const path = [...from, Array.isArray(data) ? Number(name) : name]
    return [path, ...pathsOf(inner, path)]
  })
}

const parentsOf = (data: unknown, path: Path) =>
  path.slice(0, -1).reduce<unknown>((node, step) => Object(node)[step], data)

/** An operation that can be made on the data. Addresses of pages stay, but that pages come and go. */
export function randomOperation(random: Random, data: Record<string, unknown>, paths: readonly Path[]): NodeOperation {
  for (;;) {
    const path = oneOf(random, paths)
    const parent = parentsOf(data, path)
    const old = Object(parent)[path.at(-1) as string]
    const isPage = path[0] === 'pages' && path.length === 2
    if (path.length < 2) continue
    const isSection = path[0] === 'pages' && path[2] === 'blocks' && path.length === 4 && typeof path[3] === 'number'
    if (isSection && isRecord(old) && !('use' in old) && random() < 0.4)
      return { do: 'share', path, name: `s${Math.floor(random() * 1e6)}` }
    if (random() < 0.04) return { do: 'confirm', path }
    const choice = random()
    if (choice < 0.35 && !isPage) {
      const fresh = typeof old === 'string' && random() < 0.6 ? mended(random, old) : value(random)
      return { do: 'set', path, value: fresh }
    }
    if (choice < 0.45) {
      if (isPage && Object.keys(parent as object).length < 3) continue
      return { do: 'remove', path }
    }
    if (choice < 0.6 && Array.isArray(parent)) {
      const index = Math.floor(random() * (parent.length + 1))
      return {
        do: 'insert',
        path: [...path.slice(0, -1), index],
        value: random() < 0.5 ? (old as Plain) : value(random),
      }
    }
    if (choice < 0.7 && isRecord(old) && !isPage) {
      const name = key(random)
      const within = oneOf<Path>(random, [[], [], ['c'], [0], ['d', 0]])
      const deed = oneOf(random, ['set', 'insert'] as const)
      if (!Object.hasOwn(old, name)) return { do: deed, path: [...path, name, ...within], value: value(random) }
    }
    if (choice < 0.73 && isPage) {
      const route = `/new-${Math.floor(random() * 1e6)}`
      const fresh = { kind: 'service', title: text(random), blocks: [value(random)] }
      return { do: 'insert', path: ['pages', route], value: fresh, ...(random() < 0.5 && { before: String(path[1]) }) }
    }
    if (choice < 0.85 && (Array.isArray(parent) || isPage))
      return { do: 'move', path, to: Math.floor(random() * Object.keys(parent as object).length) }
    if (choice < 0.92 && Array.isArray(parent)) return { do: 'duplicate', path }
    if (choice < 0.95 && isRecord(parent) && !isPage) {
      const name = key(random)
      if (!Object.hasOwn(parent, name)) return { do: 'rename', path, key: name }
    }
  }
}
