/** Lines that begin something of their own in Markdown and are never the rest of the line above. */
const begins = /^\s*(?:[-*+]\s|\d+[.)]\s|#{1,6}\s|>|\||```|~~~|(?:[-*_]\s*){3,}$|$)/
/** A line above which ends there whatever follows. */
const ends = /(?: {2,}|\\)$|^\s*(?:#{1,6}\s.*|\|.*|```.*|~~~.*|(?:[-*_]\s*){3,})$|^$/
const fence = /^\s*(?:```|~~~)/

/** A line as it is shown in a field, with the lines of the file that it was made of. */
interface Whole {
  shown: string
  written: string[]
}

/** Markdown in files is broken into lines by hand; in a field each paragraph is one line. */
export function unwrap(text: string): string {
  return wholes(text)
    .map(({ shown }) => shown)
    .join('\n')
}

/** A text from a field as it goes into the file: what did not change keeps its lines, the rest is broken as they were. */
export function wrapLike(shown: string, before: string): string {
  const known = Map.groupBy(wholes(before), (whole) => whole.shown)
  const lines = before.split('\n')
  const isBroken = [...known.values()].flat().some(({ written }) => written.length > 1)
  const width = isBroken
    ? Math.max(72, ...lines.filter((line) => !line.startsWith('|')).map(({ length }) => length))
    : Number.POSITIVE_INFINITY
  let isCode = false
  return shown
    .split('\n')
    .flatMap((line) => {
      if (fence.test(line)) isCode = !isCode
      return known.get(line)?.[0]?.written ?? (isCode || ends.test(line) ? [line] : broken(line, width))
    })
    .join('\n')
}

function wholes(text: string): Whole[] {
  const made: Whole[] = []
  let isCode = false
  for (const line of text.split('\n')) {
    const last = made.at(-1)
    const joins = last && !isCode && !begins.test(line) && !ends.test(last.written.at(-1) ?? '')
    if (fence.test(line)) isCode = !isCode
    if (joins) {
      last.shown = `${last.shown} ${line.trimStart()}`
      last.written.push(line)
    } else made.push({ shown: line, written: [line] })
  }
  return made
}

/** Further lines of a list's item stand under its words. No line may begin like something else. */
function broken(line: string, width: number): string[] {
  const [, indent = '', sign = ''] = /^(\s*)([-*+]\s+|\d+[.)]\s+)?/.exec(line) ?? []
  const under = indent + ' '.repeat(sign.length)
  const lines: string[] = []
  let current = ''
  for (const word of line.slice(indent.length + sign.length).split(' ')) {
    const next = current === '' ? (lines.length === 0 ? indent + sign : under) + word : `${current} ${word}`
    if (current !== '' && next.length > width && !begins.test(word)) {
      lines.push(current)
      current = under + word
    } else current = next
  }
  return [...lines, current]
}
