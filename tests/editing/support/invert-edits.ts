import type { Edit } from '../../../renderer/authoring/edits.ts'

/** The edits that lead from the edited text back to the source. */
export function invertEdits(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const inverse = { start: start + shift, end: start + shift + text.length, text: source.slice(start, end) }
      shift += text.length - (end - start)
      return inverse
    })
}
