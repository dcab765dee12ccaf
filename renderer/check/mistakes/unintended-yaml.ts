import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { SyntaxMistake } from '../../read/mistake.ts'
import { specialCharacter, tabIndent } from './characters.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { type Line, readLine, readLines, rewritten } from './lines.ts'
import { explainLostSection } from './lost-sections.ts'
import { bullet } from './misplaced.ts'

const meanings: Record<string, [character: string, meaning: string]> = {
  ALIAS: ['*', 'begins a reference in YAML'],
  ANCHOR: ['&', 'names a value for later in YAML'],
  TAG: ['!', 'begins a type in YAML'],
}

/** Explains what YAML reads without complaint, though in another sense than was meant. */
export function explainUnintended(
  { code, start, end, from, detail, more, lost }: SyntaxMistake,
  source: string,
): Finding | undefined {
  if (code === 'SLIPPED_ROUTE') {
    const tab = atLineOr(source, from, start, tabIndent)
    if (tab) return tab
    if (source[start] === '-') return dashed(start, detail)
    if (source[start] !== '/') return lettersBefore(start, source.indexOf('/', start), detail, source)
    const message = `The address "${detail}" does not stand in the column of the other addresses`
    const hint =
      'Move it with all its lines into that column: as many spaces as before the first address under "pages:".'
    return { code: 'wrong-indent', place: { start, end }, message, hint }
  }
  if (code === 'TOO_MANY_ALIASES') {
    const message = 'References ("*name") make more copies in this file than any site needs'
    return { code: 'yaml-syntax', place: { start, end }, message, hint: 'Use sections under "shared:" in their place.' }
  }
  if (code === 'CIRCLE') {
    const message = `"*${detail}" stands inside the value that it repeats, which would never end`
    return { code: 'yaml-syntax', place: { start, end }, message, hint: 'Write out what is meant in its place.' }
  }
  if (code === 'SLIPPED_KEY') {
    const message = `"${detail}" stands in the column of the addresses of the pages`
    const hint = `It belongs to the page above: put two more spaces before it and before ${more ? 'every line down to the next address' : 'all lines under it'}.`
    return { code: 'wrong-indent', place: { start, end }, message, hint }
  }
  const slip = meanings[code]
  if (code === 'ALIAS' && /<<:\s*$/.test(source.slice(source.lastIndexOf('\n', start) + 1, start))) {
    const message = `"*${detail}" repeats a group that no "&${detail}" names above it`
    const hint = `Write "&${detail}" before the group that is meant, or remove "<<: *${detail}".`
    return { code: 'special-start', place: { start, end }, message, hint }
  }
  if (slip) {
    const at = slip[0] === '*' ? start : source.lastIndexOf(slip[0], start)
    return atLine(source, from, at, (line) => specialCharacter({ ...line, ...valueFrom(line, at - from) }, ...slip))
  }
  if (code === 'LOST_SECTION') return explainLostSection(start, end, lost, source)
  if (code === 'CUT') return cut(source, from, end, detail)
  if (code !== 'SWALLOWED') return undefined
  const marked = atLine(source, from, start, (line) => bullet(line) ?? entryOfText(line))
  if (marked.code === 'missing-dash') return marked
  const dash = start + source.slice(start, end).search(/\n\s*- /) + 1
  return atLine(source, from, dash, entryOfText)
}

function lettersBefore(start: number, end: number, address: string, source: string): Finding {
  const letters = source.slice(start, end).trim()
  const message = `"${letters}" stands before the address "${address}"`
  return {
    code: 'bad-route',
    place: { start, end: start + letters.length },
    message,
    hint: `Delete "${letters}", so that the line is the address, in the column of the others: ${address}:`,
  }
}

function dashed(start: number, address: string): Finding {
  const message = `The address "${address}" has a dash before it, as an entry of a list`
  const hint = 'Remove the dash: the addresses under "pages:" are keys.'
  return { code: 'stray-dash', place: { start, end: start + 1 }, message, hint }
}

function entryOfText(line: Line): LineMistake {
  return {
    code: 'wrong-indent',
    column: line.indent,
    length: line.text.trim().length,
    message: 'This entry stands deeper than the text above it, so that YAML takes it for more of that text',
    hint: 'Move the dash to the column of the other entries of its list; a list needs a key of its own, with nothing after the colon.',
  }
}

/** A warning, since it may be a comment after all. */
function cut(source: string, from: number, end: number, read: string): Finding {
  const finding = atLine(source, from, end, (line) => {
    const column = line.text.indexOf('#', end - from - line.offset)
    const message = `The text ends before "#", which begins a comment in YAML: only ${quote(read)} is shown`
    const at = line.text.lastIndexOf(read, column)
    const whole = at < 0 ? '' : `: ${rewritten(line, line.text.slice(at).trim())}`
    const hint = `Put the whole text in quotes${whole}. A comment has a space after its "#".`
    return { code: 'unquoted-hash', column, length: line.text.length - column, message, hint }
  })
  return { ...finding, severity: 'warning' }
}

/** In a list or group on one line, the value begins in the middle of the line. */
function valueFrom({ text, offset }: Line, at: number) {
  const column = at - offset
  const value = text.slice(column)
  const inner = /^[^,}\]]*/.exec(value)?.[0].trim() ?? value
  return { at: column, value: /[{[]/.test(text.slice(0, column)) ? inner : value }
}

function atLineOr(source: string, from: number, at: number, detect: Detector): Finding | undefined {
  const start = source.lastIndexOf('\n', at - 1) + 1
  const mistake = detect(readLine(source.slice(start).split('\n', 1)[0] ?? '', 0, start - from))
  return (
    mistake && { ...mistake, place: { start: start + mistake.column, end: start + mistake.column + mistake.length } }
  )
}

function atLine(source: string, from: number, at: number, explain: (line: Line) => LineMistake): Finding {
  const line = readLines(source.slice(from)).findLast(({ offset }) => offset <= at - from)
  if (!line) throw new Error(`No line at ${at}`)
  const { code, column, length, message, hint } = explain(line)
  const start = from + line.offset + column
  return { code, place: { start, end: start + length }, message, hint }
}
