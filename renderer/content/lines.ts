export interface Position {
  line: number
  /** Offset at which the line begins. */
  lineStart: number
  /** Offset of its line break, or the end of the file. */
  lineEnd: number
  column: number
  endColumn?: number
}

export function lineStarts(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Line and column of an offset, both from 1; the underline ends with the line. */
export function toPosition(source: string, starts: number[], start: number, end: number): Position {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= start) low = middle
    else high = middle - 1
  }
  const lineStart = starts[low] ?? 0
  const lineEnd = (starts[low + 1] ?? source.length + 1) - 1
  const lineLength = source.slice(lineStart, lineEnd).trimEnd().length
  const column = start - lineStart + 1
  const endColumn = Math.min(end - lineStart, lineLength) + 1
  return { line: low + 1, lineStart, lineEnd, column, ...(endColumn > column && { endColumn }) }
}
