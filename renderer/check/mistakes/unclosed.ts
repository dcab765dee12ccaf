import { endOfBrackets } from './brackets.ts'
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
  const message = 'There is no comma between two entries of the list'
  const hint = `Put a comma behind ${inLine?.[1] ?? 'the last entry of this line'}.`
  return { line, code: 'missing-comma', column: at, length: 1, message, hint }
}

function openText(line: Line): LineMistake {
  const mark = line.value.charAt(0)
  const text = line.value
    .slice(1)
    .replaceAll(mark, '')
    .replace(/[”“»’]$/, '')
  return unclosedQuote(mark, line.at, `Close it at the end of the text: ${rewritten(line, text)}`)
}

function unclosedBracket(line: Line): LineMistake {
  const opener = line.value.charAt(0)
  const closer = opener === '{' ? '}' : ']'
  const message = `The bracket "${opener}" is not closed`
  const hint = `Close it with "${closer}" at the end of the line; if it is part of a text, put the text in quotes.`
  return { code: 'unclosed-bracket', column: line.at, length: 1, message, hint }
}
