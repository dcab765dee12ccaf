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
  const found = linesIn(text)
  const texts: string[] = []
  const starts: number[] = []
  /** Where the line begins that was not looked at yet. */
  let next = 0
  const goOn = (): boolean => {
    const { done, value } = found.next()
    if (done) return false
    texts.push(value)
    starts.push(next)
    next += value.length + 1
    return true
  }
  return {
    positionOf(from, to) {
      while (next <= from && goOn());
      const at = lastAtMost(starts, from)
      const [lineStart, text] = [starts[at] ?? 0, texts[at] ?? '']
      const column = from - lineStart + 1
      const endColumn = Math.min(to - lineStart, text.trimEnd().length) + 1
      return { line: at + 1, lineStart, text, column, ...(endColumn > column && { endColumn }) }
    },
    textOf(line) {
      while (texts.length < line && goOn());
      return texts[line - 1]
    },
  }
}

function* linesIn(text: string): Generator<string, void> {
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    yield text.slice(start, end)
    start = end + 1
  }
  yield text.slice(start)
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
