import { readFileSync } from 'node:fs'

/** A block of a guide: what stands between two fences, and the words behind the first. */
export interface Fence {
  language: string
  /** What follows the language, such as the name of a file. */
  about: string
  text: string
  /** The heading of the first rank above it. */
  chapter: string
}

export function readGuide(name: string): Fence[] {
  const text = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  let chapter = ''
  const parts = text.matchAll(/^# (.+)$|^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm)
  return [...parts].flatMap(([, heading, language = '', about = '', body = '']) => {
    chapter = heading ?? chapter
    return heading === undefined ? [{ language, about, text: body, chapter }] : []
  })
}

/**
 * Does what a block of red and green lines asks for, as a person would: finds the lines, whatever their indentation, and
 * writes the new ones as far right. Looks from the place that `within` names on. Throws where the lines are not found, or
 * where they stand in several places and nobody says which is meant.
 */
export function applyDiff(source: string, diff: string, within = ''): string {
  const lines = diff.split('\n').filter((line) => line !== '')
  const old = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const fresh = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  const all = source.split('\n')
  const from = Math.max(
    0,
    all.findIndex((line) => within !== '' && line.trim() === within),
  )
  const fits = (index: number) => old.every((line, step) => all[index + step]?.trim() === line.trim())
  const [at, ...others] = [...all.keys()].filter((index) => index >= from && fits(index))
  if (at === undefined) throw new Error(`Not in the file:\n${old.join('\n')}`)
  if (within === '' && others.length > 0)
    throw new Error(`In ${others.length + 1} places of the file:\n${old.join('\n')}`)
  const shift = indentOf(all[at] ?? '') - indentOf(old[0] ?? '')
  const placed = fresh.map((line) => (shift >= 0 ? ' '.repeat(shift) + line : line.slice(-shift)))
  return all.toSpliced(at, old.length, ...placed).join('\n')
}

/** The lines that take a change back. */
export const reverseDiff = (diff: string) => diff.replace(/^[+-]/gm, (sign) => (sign === '+' ? '-' : '+'))

const indentOf = (line: string) => line.length - line.trimStart().length
