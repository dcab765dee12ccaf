export interface Position {
  line: number
  /** Offset at which the line begins. */
  lineStart: number
  /** The line without its line break. */
  text: string
  column: number
  endColumn?: number
}

export interface Lines {
  /** Line and column of an offset, both from 1; the underline ends with the line. */
  positionOf(start: number, end: number): Position
  /** The text of a line, counted from 1, without its line break; undefined after the last one. */
  textOf(line: number): string | undefined
}

/** Finds lines in a text. It looks no further than it is asked: most places are near the top of a long file. */
export function createLines(text: string): Lines {
  const starts = [0]
  const goOn = (): boolean => {
    const end = text.indexOf('\n', starts.at(-1))
    return end >= 0 && starts.push(end + 1) > 0
  }
  const lineFrom = (start: number) => {
    const end = text.indexOf('\n', start)
    return text.slice(start, end < 0 ? text.length : end)
  }
  return {
    positionOf(from, to) {
      while ((starts.at(-1) ?? 0) <= from && goOn());
      const at = lastAtMost(starts, from)
      const lineStart = starts[at] ?? 0
      const line = lineFrom(lineStart)
      const column = from - lineStart + 1
      const endColumn = Math.min(to - lineStart, line.trimEnd().length) + 1
      return { line: at + 1, lineStart, text: line, column, ...(endColumn > column && { endColumn }) }
    },
    textOf(line) {
      while (starts.length < line && goOn());
      const start = starts[line - 1]
      return start === undefined ? undefined : lineFrom(start)
    },
  }
}

/** The index of the last of sorted numbers that is not larger than the value; the first when all are. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
