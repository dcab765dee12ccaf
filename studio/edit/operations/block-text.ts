import { needsEscapes } from './plain-text.ts'

/** How a text over several lines is written below its key. */
export interface BlockForm {
  folded: boolean
  /** The columns of its lines. */
  indent: number
  /** The column of the key or dash that it belongs to. */
  outer: number
  /** Up to which column a folded text is written. */
  width: number
  /** The lines end where somebody wanted them to, and not where they are full. */
  isByHand?: boolean
  /** The number that says how deep the text stands is written even where it need not be. */
  isNumbered?: boolean
}

export interface BlockText {
  /** Such as ">-". */
  header: string
  lines: string[]
}

/** A text as lines below a header; undefined where only quotes can hold it. `old` are the lines that stood there. */
export function writeBlockText(text: string, form: BlockForm, old: readonly string[] = []): BlockText | undefined {
  const body = text.replace(/\n+$/, '')
  const ends = text.length - body.length
  // Lines of spaces alone are empty to one reader and a text to another.
  if (body.trim() === '' || needsEscapes(text.replaceAll(/[\n\t]/g, ''))) return undefined
  if (form.folded && !canFold(body)) return undefined
  const isNumbered = form.isNumbered || /^\n*[ \t]/.test(body)
  const depth = form.indent - form.outer
  if (isNumbered && (depth < 1 || depth > 9)) return undefined
  const margin = ' '.repeat(form.indent)
  const lines = form.folded ? fold(body, form.width - form.indent, old, form.isByHand) : body.split('\n')
  const indented = lines.map((line) => (line === '' ? '' : margin + line))
  const chomp = ends === 0 ? '-' : ends === 1 ? '' : '+'
  return {
    header: `${form.folded ? '>' : '|'}${isNumbered ? depth : ''}${chomp}`,
    lines: [...indented, ...Array<string>(Math.max(0, ends - 1)).fill('')],
  }
}

/** Lines that begin or end with spaces, and tabs, are not folded by YAML as the others are. */
const canFold = (body: string) => !body.startsWith('\n') && !body.split('\n').some((line) => /^\s|\s$|\t/.test(line))

/**
 * The lines of a folded text. Of lines that stood there before, those up to the first change stay, and those from where a
 * line ends at which one ended before; of lines that were broken by hand all but those that changed.
 */
function fold(text: string, width: number, old: readonly string[] = [], isByHand = false): string[] {
  const kept = keptAtStart(text, old)
  const lines = old.slice(0, kept.lines)
  const tails = tailsOf(old)
  let rest = text.slice(kept.length)
  const longest = isByHand && [...tails].findLast(([tail, at]) => at > kept.lines && rest.endsWith(` ${tail}`))
  if (longest) {
    const [tail, at] = longest
    return [...lines, ...fold(rest.slice(0, -tail.length - 1), width), ...old.slice(at)]
  }
  while (rest !== '') {
    const tail = tails.get(rest)
    if (tail !== undefined && tail >= kept.lines) return [...lines, ...old.slice(tail)]
    if (rest.startsWith('\n')) {
      lines.push('')
      rest = rest.slice(1)
    } else {
      const line = firstLine(rest, width)
      lines.push(line)
      rest = rest.slice(line.length).replace(/^ /, '')
    }
  }
  return lines
}

/** As many words as there is room for, and one at least. */
function firstLine(text: string, width: number): string {
  const end = text.indexOf('\n')
  const whole = end < 0 ? text : text.slice(0, end)
  if (whole.length <= width) return whole
  const breaks = [...whole.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index)
  const last = breaks.findLast((index) => index <= width) ?? breaks[0]
  return last === undefined ? whole : whole.slice(0, last)
}

/** How many of the old lines the text begins with, and how much of the text they are. */
function keptAtStart(text: string, old: readonly string[]): { lines: number; length: number } {
  let length = 0
  for (const [index, line] of old.entries()) {
    const next = old[index + 1]
    const isLast = next === undefined
    const joint = isLast || line === '' || next === '' ? '' : ' '
    const piece = line === '' ? '\n' : line + joint
    const isHere = text.startsWith(piece, length) && (!isLast || length + piece.length === text.length)
    // A line before an empty one is whole only where the text has an end of line there too.
    const isEnded = next !== '' || text[length + piece.length] === '\n'
    if (!isHere || !isEnded) return { lines: index, length }
    length += piece.length
  }
  return { lines: old.length, length }
}

/** The text of all old lines from each one on, with the place of that line. */
function tailsOf(old: readonly string[]): Map<string, number> {
  const tails = new Map<string, number>()
  let tail = ''
  for (let index = old.length - 1; index >= 0; index--) {
    const [line = '', next] = old.slice(index, index + 2)
    const joint = next === undefined || line === '' || next === '' ? '' : ' '
    tail = line === '' ? `\n${tail}` : line + joint + tail
    tails.set(tail, index)
  }
  return tails
}
