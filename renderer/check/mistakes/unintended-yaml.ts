import type { Finding } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { SyntaxMistake } from '../../read/mistake.ts'
import { specialCharacter, tabIndent } from './characters.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { type Line, readLine, readLines, rewritten } from './lines.ts'
import { explainLostSection } from './lost-sections.ts'
import { bullet } from './misplaced.ts'

const characters: Record<string, string> = { ALIAS: '*', ANCHOR: '&', TAG: '!' }

/** Explains what YAML reads without complaint, though in another sense than was meant. */
export function explainUnintended(
  { code, start, end, from, detail, more, lost }: SyntaxMistake,
  source: string,
): Finding | undefined {
  const place = { start, end }
  if (code === 'SLIPPED_ROUTE') {
    const tab = atLineOr(source, from, start, tabIndent)
    if (tab) return tab
    if (source[start] === '-') return dashed(start, detail)
    if (source[start] !== '/') return lettersBefore(start, source.indexOf('/', start), detail, source)
    const said = message('wrong-indent.address', { route: detail })
    return { code: 'wrong-indent', place, message: said, hint: message('wrong-indent.address-hint') }
  }
  if (code === 'TOO_MANY_ALIASES')
    return {
      code: 'yaml-syntax',
      place,
      message: message('yaml-syntax.copies'),
      hint: message('yaml-syntax.copies-hint'),
    }
  if (code === 'CIRCLE') {
    const said = message('yaml-syntax.circle', { name: detail })
    return { code: 'yaml-syntax', place, message: said, hint: message('yaml-syntax.circle-hint') }
  }
  if (code === 'SLIPPED_KEY') {
    const hint = message('wrong-indent.page-key-hint', { lines: more ? 'next' : 'under' })
    return { code: 'wrong-indent', place, message: message('wrong-indent.page-key', { key: detail }), hint }
  }
  const slip = characters[code]
  if (code === 'ALIAS' && /<<:\s*$/.test(source.slice(source.lastIndexOf('\n', start) + 1, start))) {
    const hint = message('special-start.merge-hint', { name: detail })
    return { code: 'special-start', place, message: message('special-start.merge', { name: detail }), hint }
  }
  if (slip) {
    const at = slip === '*' ? start : source.lastIndexOf(slip, start)
    return atLine(source, from, at, (line) => specialCharacter({ ...line, ...valueFrom(line, at - from) }, slip))
  }
  if (code === 'LOST_SECTION') return explainLostSection(start, end, lost, source)
  if (code === 'CUT') return cut(source, from, end, detail)
  if (code !== 'SWALLOWED') return undefined
  const marked = atLine(source, from, start, (line) => bullet(line) ?? entryOfText(line))
  if (marked.code === 'missing-dash') return marked
  const dash = start + source.slice(start, end).search(/\n\s*- /) + 1
  return atLine(source, from, dash, entryOfText)
}

function lettersBefore(start: number, end: number, route: string, source: string): Finding {
  const letters = source.slice(start, end).trim()
  return {
    code: 'bad-route',
    place: { start, end: start + letters.length },
    message: message('bad-route.letters', { letters, route }),
    hint: message('bad-route.letters-hint', { letters, route }),
  }
}

function dashed(start: number, route: string): Finding {
  const said = message('stray-dash.address', { route })
  return {
    code: 'stray-dash',
    place: { start, end: start + 1 },
    message: said,
    hint: message('stray-dash.address-hint'),
  }
}

function entryOfText(line: Line): LineMistake {
  return {
    code: 'wrong-indent',
    column: line.indent,
    length: line.text.trim().length,
    message: message('wrong-indent.in-text'),
    hint: message('wrong-indent.in-text-hint'),
  }
}

/** A warning, since it may be a comment after all. */
function cut(source: string, from: number, end: number, read: string): Finding {
  const finding = atLine(source, from, end, (line) => {
    const column = line.text.indexOf('#', end - from - line.offset)
    const at = line.text.lastIndexOf(read, column)
    return {
      code: 'unquoted-hash',
      column,
      length: line.text.length - column,
      message: message('unquoted-hash', { text: shown(read) }),
      hint:
        at < 0
          ? message('unquoted-hash.whole')
          : message('unquoted-hash.hint', { text: rewritten(line, line.text.slice(at).trim()) }),
    }
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
  const { code, column, length, message: said, hint } = explain(line)
  const start = from + line.offset + column
  return { code, place: { start, end: start + length }, message: said, hint }
}
