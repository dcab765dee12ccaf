import type { Edit } from '../../../studio/edit/edits.ts'

/** The edits that lead back from the edited text. */
export function inverse(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const back = { start: start + shift, end: start + shift + text.length, text: source.slice(start, end) }
      shift += text.length - (end - start)
      return back
    })
}
