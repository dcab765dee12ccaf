import { worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { closers, endOfBrackets } from './brackets.ts'
import type { LineMistake } from './line-mistake.ts'
import { type Line, rewritten } from './lines.ts'
import { closingQuote, unclosedQuote } from './quotes.ts'

/** A quote or bracket that a line opens: the number of lines it takes, or the mistake when it is closed by accident or never. */
export function spanOf(lines: readonly Line[], start: Line): number | (LineMistake & { line?: Line }) {
  const opener = start.value.charAt(0)
  if (/["']/.test(opener) && closingQuote(start.value) === undefined)
    return closes(lines, start, closingQuote, openText)
  if (/[{[]/.test(opener) && endOfBrackets(start.value) === undefined)
    return closes(lines, start, endOfBrackets, unclosedBracket)
  return 1
}

function closes(
  lines: readonly Line[],
  start: Line,
  end: (text: string) => number | undefined,
  mistake: (line: Line) => LineMistake,
): number | (LineMistake & { line?: Line }) {
  let text = start.value
  const comma = end === endOfBrackets ? commaLost(start, lines[start.number + 1]) : undefined
  if (comma) return comma
  for (let index = start.number + 1; index < lines.length; index++) {
    const line = lines[index]
    if (!line || (line.key !== undefined && line.indent <= start.indent)) return mistake(start)
    const lost = end === endOfBrackets ? commaLost(line, lines[index + 1]) : undefined
    if (lost) return lost
    text += `\n${line.text}`
    if (end(text) !== undefined) return line.number - start.number + 1
  }
  return mistake(start)
}

/** A list over several lines, of which two entries have no comma between them. */
function commaLost(line: Line, next: Line | undefined): (LineMistake & { line: Line }) | undefined {
  const inLine = /("[^"]*"|'[^']*')(\s+)(?=["'])/.exec(line.text)
  const atEnd = next && /^\s*["']/.test(next.text) ? /["']\s*$/.exec(line.text) : null
  const at = inLine ? inLine.index + (inLine[1] ?? '').length - 1 : atEnd?.index
  if (at === undefined) return undefined
  const [, text] = inLine ?? []
  const hint = text === undefined ? message('missing-comma.behind-last') : message('missing-comma.behind', { text })
  return { line, code: 'missing-comma', column: at, length: 1, message: message('missing-comma'), hint }
}

function openText(line: Line): LineMistake {
  const mark = line.value.charAt(0)
  const text = line.value
    .slice(1)
    .replaceAll(mark, '')
    .replace(/[”“»’]$/, '')
  return unclosedQuote(mark, line.at, message('unclosed-quote.hint', { text: rewritten(line, text) }))
}

function unclosedBracket(line: Line): LineMistake {
  const bracket = line.value.charAt(0)
  return { ...worded('unclosed-bracket', { bracket }, { closer: closers[bracket] ?? '' }), column: line.at, length: 1 }
}
