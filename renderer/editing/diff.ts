import { applyEdits, type Edit } from './edits.ts'

/** A line that stays, goes or comes. */
interface Line {
  sign: ' ' | '-' | '+'
  text: string
}

const CONTEXT = 2

/** The edits as a unified diff, which `patch` and `git apply` understand. */
export function formatDiff(file: string, source: string, edits: readonly Edit[]): string {
  const lines = compare(source.split('\n'), applyEdits(source, edits).split('\n'), regions(source, edits))
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks(lines), ''].join('\n')
}

/** The stretches of lines, of the old text and of the new, within which something changes. */
interface Region {
  first: number
  removed: number
  added: number
}

function regions(source: string, edits: readonly Edit[]): Region[] {
  const found: Region[] = []
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length - 1
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    const first = lineAt(start)
    const removed = lineAt(end) - first + 1
    const more = text.split('\n').length - source.slice(start, end).split('\n').length
    const last = found.at(-1)
    if (last && first < last.first + last.removed) {
      const grown = Math.max(0, first + removed - (last.first + last.removed))
      last.removed += grown
      last.added += grown + more
    } else found.push({ first, removed, added: removed + more })
  }
  return found
}

function compare(old: string[], fresh: string[], changes: Region[]): Line[] {
  const lines: Line[] = []
  let at = 0
  let freshAt = 0
  const keep = (until: number) => {
    for (; at < until; at++, freshAt++) lines.push({ sign: ' ', text: old[at] ?? '' })
  }
  for (const { first, removed, added } of changes) {
    keep(first)
    const before = old.slice(at, at + removed)
    const after = fresh.slice(freshAt, freshAt + added)
    const head = sharedHead(before, after)
    const tail = sharedHead(before.slice(head).reverse(), after.slice(head).reverse())
    keep(at + head)
    lines.push(...before.slice(head, before.length - tail).map((text): Line => ({ sign: '-', text })))
    lines.push(...after.slice(head, after.length - tail).map((text): Line => ({ sign: '+', text })))
    at = first + removed - tail
    freshAt += after.length - head - tail
    keep(first + removed)
  }
  keep(old.length - (old.at(-1) === '' ? 1 : 0))
  return lines
}

function sharedHead(one: string[], other: string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count++
  return count
}

function hunks(lines: Line[]): string[] {
  const result: string[] = []
  let oldLine = 1
  let newLine = 1
  let start: { old: number; fresh: number; index: number } | undefined
  const changed = lines.map(({ sign }) => sign !== ' ')
  const near = (index: number) => changed.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).includes(true)
  lines.forEach(({ sign }, index) => {
    if (near(index)) start ??= { old: oldLine, fresh: newLine, index }
    else if (start) {
      result.push(...hunk(lines.slice(start.index, index), start))
      start = undefined
    }
    if (sign !== '+') oldLine++
    if (sign !== '-') newLine++
  })
  return start ? [...result, ...hunk(lines.slice(start.index), start)] : result
}

function hunk(lines: Line[], { old, fresh }: { old: number; fresh: number }): string[] {
  const count = (without: string) => lines.filter(({ sign }) => sign !== without).length
  return [`@@ -${old},${count('+')} +${fresh},${count('-')} @@`, ...lines.map(({ sign, text }) => `${sign}${text}`)]
}
