/** Answers that an assistant can take in at once: what is larger comes in portions, and says where the next one begins. */
import { isRecord } from '../../renderer/common/is-record.ts'

/** No answer of a tool is longer. */
export const mostCharacters = 10_000
/** Of that, for a list or a text; the rest is for what stands around it. */
const room = 8_000

export const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** An answer as it is sent. What no tool foresaw, such as a key of ten thousand letters, is cut. */
export function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= mostCharacters) return text
  return `${text.slice(0, mostCharacters - 100)} … (cut: ${text.length} characters)`
}

interface Portion<Item> {
  items: Item[]
  total: number
  /** To be sent as "from" for the items that follow. */
  next?: number
}

/** As many items as fit into an answer, and one at least. */
export function portion<Item>(items: readonly Item[], from = 0, most = room): Portion<Item> {
  let size = 0
  let end = from
  while (end < items.length) {
    size += sizeOf(items[end]) + 1
    if (size > most && end > from) break
    end++
  }
  return { items: items.slice(from, end), total: items.length, ...(end < items.length && { next: end }) }
}

/** As much of a text as fits. */
export function piece(text: string, from = 0): { text: string; total: number; next?: number } {
  let end = Math.min(text.length, from + room)
  while (sizeOf(text.slice(from, end)) > room) end -= Math.ceil((end - from) / 8)
  return { text: text.slice(from, end), total: text.length, ...(end < text.length && { next: end }) }
}

/** A value, or what it is where it is larger than so many characters. */
export function shorter(value: unknown, most: number): unknown {
  const size = sizeOf(value)
  if (size <= most) return value
  if (typeof value === 'string') return `${value.slice(0, most / 2)} … (${value.length} characters)`
  const what = Array.isArray(value) ? `list of ${value.length}` : `group of ${Object.keys(Object(value)).length}`
  return `… (${what}, ${size} characters: read it by its path)`
}

/** What stands at a place: whole where it fits, else the keys or items in it with those that are small. */
export function outlined(value: unknown, from?: number, most = room): object {
  if (sizeOf(value) <= most) return { value }
  if (typeof value === 'string') return piece(value, from)
  const entries = Array.isArray(value) ? value.entries() : Object.entries(Object(value))
  return portion(
    [...entries].map(([key, inner]) => ({ key, ...nameIn(inner), value: shorter(inner, 1_000) })),
    from,
    most,
  )
}

/** By what a section or an entry is known. */
export function nameIn(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {}
  const known = ['type', 'use', 'id', 'heading', 'title', 'name', 'label'].filter(
    (key) => typeof value[key] === 'string',
  )
  return Object.fromEntries(known.map((key) => [key, shorter(value[key], 200)]))
}
