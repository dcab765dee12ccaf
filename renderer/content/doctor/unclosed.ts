import { endOfBrackets } from './flow.ts'
import { type Line, rewritten } from './lines.ts'
import { closingQuote } from './quotes.ts'
import type { Trap } from './trap.ts'

/** A quote or bracket that a line opens: the number of lines it takes, or the trap when it is closed by accident or never. */
export function spanOf(lines: readonly Line[], start: Line): number | Trap {
  const opener = start.value.charAt(0)
  if (/["']/.test(opener) && closingQuote(start.value) === undefined)
    return closes(lines, start, closingQuote, unclosedQuote)
  if (/[{[]/.test(opener) && endOfBrackets(start.value) === undefined)
    return closes(lines, start, endOfBrackets, unclosedBracket)
  return 1
}

function closes(
  lines: readonly Line[],
  start: Line,
  end: (text: string) => number | undefined,
  trap: (line: Line) => Trap,
): number | Trap {
  let text = start.value
  for (let index = start.number + 1; index < lines.length; index++) {
    const line = lines[index]
    if (!line || (line.key !== undefined && line.indent <= start.indent)) return trap(start)
    text += `\n${line.text}`
    if (end(text) !== undefined) return line.number - start.number + 1
  }
  return trap(start)
}

function unclosedQuote(line: Line): Trap {
  const mark = line.value.charAt(0)
  const message = `The quote ${mark} that opens the text is not closed`
  const text = line.value
    .slice(1)
    .replaceAll(mark, '')
    .replace(/[”“»’]$/, '')
  return {
    code: 'unclosed-quote',
    column: line.at,
    length: 1,
    message,
    hint: `Close it at the end of the text: ${rewritten(line, text)}`,
  }
}

function unclosedBracket(line: Line): Trap {
  const opener = line.value.charAt(0)
  const closer = opener === '{' ? '}' : ']'
  const message = `The bracket "${opener}" is not closed`
  const hint = `Close it with "${closer}" at the end of the line; if it is part of a text, put the text in quotes.`
  return { code: 'unclosed-bracket', column: line.at, length: 1, message, hint }
}
