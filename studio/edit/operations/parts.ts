import type { Path } from '../../../renderer/common/problem.ts'
import { splitPages } from '../../../renderer/read/split.ts'
import { type Style, styleOf } from './style.ts'

/** A part of the file that can be read alone: a page, or what stands before or behind all pages. */
export interface Part {
  /** The address of the page; absent for what stands around the pages. */
  route?: string
  text: string
}

/** A text cut into its parts, which make it up one after the other. Of a large site only one is touched at a time. */
export type Parts = readonly Part[]

export const partsOf = (source: string): Parts =>
  splitPages(source, true).map(({ route, text }) => ({ text, ...(route !== undefined && { route }) }))

export const textOf = (parts: Parts): string => parts.map(({ text }) => text).join('')

/** Whether the pages are parts of their own; they are not where there is none yet. */
export const hasPages = (parts: Parts) => parts.some(({ route }) => route !== undefined)

export function offsetOf(parts: Parts, index: number): number {
  let offset = 0
  for (let at = 0; at < index; at++) offset += parts[at]?.text.length ?? 0
  return offset
}

/** The part that holds a path, and how many of the path's steps lead to it. */
export function partOf(parts: Parts, path: Path): { index: number; steps: number } | undefined {
  const [top, route] = path
  const page = top === 'pages' ? parts.findIndex((part) => part.route !== undefined && part.route === route) : -1
  if (page >= 0) return { index: page, steps: 1 }
  const key = new RegExp(`^(["']?)${String(top).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1[ \\t]*:(?=\\s|$)`, 'm')
  const index = parts.findIndex((part) => part.route === undefined && key.test(part.text))
  return index < 0 ? undefined : { index, steps: 0 }
}

const styles = new WeakMap<Part, Style>()

export function styleOfPart(part: Part): Style {
  const style = styles.get(part) ?? styleOf(part.text)
  styles.set(part, style)
  return style
}

/** A part with another text, which is written in the same way. */
export function withText(part: Part, text: string): Part {
  const next = { ...part, text }
  styles.set(next, styleOfPart(part))
  return next
}
