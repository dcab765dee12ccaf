/** A piece of a text, from `start` up to `end`, and what is to stand in its place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text with the edits made. Whatever they do not name stays byte for byte. Throws where two of them overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of inOrder(edits)) {
    if (start < at) throw new Error(`Edits overlap at ${start}`)
    result += source.slice(at, start) + text
    at = end
  }
  return result + source.slice(at)
}

const inOrder = (edits: readonly Edit[]) => edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
