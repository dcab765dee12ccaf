import type { Edit } from '../edits.ts'

/** A stretch of the first text that stays, or a text that is new. */
type Stretch = { start: number; end: number } | { text: string }

const lengthOf = (stretch: Stretch) => ('text' in stretch ? stretch.text.length : stretch.end - stretch.start)

/** Edits that do at once what several did one after the other: each of the lists was made for the text after the one before. */
export function compose(lists: readonly (readonly Edit[])[]): Edit[] {
  if (lists.length === 1) return [...(lists[0] ?? [])]
  let stretches: Stretch[] = [{ start: 0, end: Number.POSITIVE_INFINITY }]
  for (const edits of lists)
    for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end))
      stretches = replace(stretches, edit)
  return editsOf(stretches)
}

function replace(stretches: readonly Stretch[], { start, end, text }: Edit): Stretch[] {
  const result: Stretch[] = []
  let at = 0
  let isDone = false
  for (const stretch of stretches) {
    const next = at + lengthOf(stretch)
    if (at < start) result.push(slice(stretch, 0, Math.min(next, start) - at))
    if (!isDone && next >= start) {
      if (text !== '') result.push({ text })
      isDone = true
    }
    if (next > end) result.push(slice(stretch, Math.max(at, end) - at, next - at))
    at = next
  }
  return result.filter((stretch) => lengthOf(stretch) > 0)
}

function slice(stretch: Stretch, from: number, to: number): Stretch {
  if ('text' in stretch) return { text: stretch.text.slice(from, to) }
  return { start: stretch.start + from, end: stretch.start + to }
}

function editsOf(stretches: readonly Stretch[]): Edit[] {
  const edits: Edit[] = []
  let at = 0
  let text = ''
  for (const stretch of stretches) {
    if ('text' in stretch) text += stretch.text
    else {
      if (text !== '' || stretch.start > at) edits.push({ start: at, end: stretch.start, text })
      at = stretch.end
      text = ''
    }
  }
  return edits
}
