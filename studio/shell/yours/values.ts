import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'

/** What of a group says the most to somebody who knows it. */
const names = ['value', 'label', 'title', 'name', 'heading', 'question', 'when', 'date']
const more = ['text', 'answer', 'price', 'alt', 'role']
const MOST = 140

/** Values as an owner reads them, in a line or two. */
export function saidBy(value: unknown): string {
  const said = wordsOf(value)
  return said.length > MOST ? `${said.slice(0, MOST)}…` : said
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return joined(value.map(wordsOf))
  // What is switched on or off says nothing without the name of its switch.
  if (!isRecord(value)) return typeof value === 'boolean' ? '' : String(value ?? '').replaceAll(/\s+/g, ' ')
  const name = names.find((key) => key in value)
  const told = [name, more.find((key) => key in value)].flatMap((key) => (key === undefined ? [] : [value[key]]))
  return told.length > 0 ? told.map(wordsOf).join(' ') : joined(Object.values(value).map(wordsOf))
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' · ')

/** The file of a picture, where a value is one or has one. */
export function pictureIn(value: unknown): string | undefined {
  const { src, image } = Object(value)
  return typeof src === 'string' ? src : image === undefined ? undefined : pictureIn(image)
}

/** The first field of a value, which is what somebody changes who goes there. */
export function firstField(path: Path, value: unknown): Path {
  if (typeof value !== 'object' || value === null) return path
  const [first] = Object.entries(value)
  if (!first) return path
  return firstField([...path, Array.isArray(value) ? Number(first[0]) : first[0]], first[1])
}
