export interface Position {
  line: number
  /** Offset at which the line begins. */
  lineStart: number
  /** Offset of its line break, or the end of the file. */
  lineEnd: number
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
export function createLines(source: string): Lines {
  const starts = [0]
  let end = -1
  const goOn = () => {
    end = source.indexOf('\n', end + 1)
    if (end < 0) end = source.length
    else starts.push(end + 1)
  }
  const endOf = (line: number) => (starts[line] ?? source.length + 1) - 1
  return {
    positionOf(from, to) {
      while (end < from && end < source.length) goOn()
      const line = lastAtMost(starts, from) + 1
      const [lineStart, lineEnd] = [starts[line - 1] ?? 0, endOf(line)]
      const column = from - lineStart + 1
      const endColumn = Math.min(to - lineStart, source.slice(lineStart, lineEnd).trimEnd().length) + 1
      return { line, lineStart, lineEnd, column, ...(endColumn > column && { endColumn }) }
    },
    textOf(line) {
      while (starts.length <= line && end < source.length) goOn()
      const start = starts[line - 1]
      return start === undefined ? undefined : source.slice(start, endOf(line))
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
