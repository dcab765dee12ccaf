import { worded } from '../../common/problem.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { type Line, quoted, rewritten, withoutComment } from './lines.ts'

const smart = /^[“”„«‘‚]/

/** Typographic quotes are letters to YAML: what stands between them is not protected. */
export const smartQuotes: Detector = (line) => {
  const inner = withoutComment(line.value)
    .replace(smart, '')
    .replace(/[“”»‘’]$/, '')
  return smart.test(line.value) && /: |:$| #|^[#@`%*&![{]/.test(inner) ? replaceSmartQuotes(line) : undefined
}

export function replaceSmartQuotes(line: Line): LineMistake {
  const value = withoutComment(line.value)
  const inner = value.replace(smart, '').replace(/[“”»‘’]$/, '')
  return {
    code: 'smart-quotes',
    column: line.at,
    length: value.length,
    message: typographic(value),
    hint: message('smart-quotes.hint', { text: rewritten(line, inner) }),
  }
}

/** Says it of the two around a text. */
export const typographic = (text: string) =>
  message('smart-quotes', { open: text.charAt(0), close: text.charAt(text.length - 1) })

/** Where a quoted text ends: the index after its closing quote, or nothing when it is open at the end. */
export function closingQuote(text: string): number | undefined {
  const pattern = text.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/s : /^'(?:[^']|'')*'(?!')/
  return pattern.exec(text)?.[0].length
}

export const unclosedQuote = (mark: string, column: number, hint: Message): LineMistake => ({
  code: 'unclosed-quote',
  column,
  length: 1,
  message: message('unclosed-quote', { mark }),
  hint,
})

/** A quote inside the text that ends it too early, as in 'We'll call'. */
export const misplacedQuote: Detector = (line) => {
  const mark = line.value.charAt(0)
  if (mark !== '"' && mark !== "'") return undefined
  const end = closingQuote(line.value)
  const rest = end === undefined ? '' : line.value.slice(end)
  if (end === undefined || /^\s*(?:#.*)?$/.test(rest) || /^\s*:(?:\s|$)/.test(rest)) return undefined
  return rest.trim() === ',' ? commaAfter(line, end) : endsEarly(line, mark, end)
}

/** As in JSON. */
function commaAfter(line: Line, end: number): LineMistake {
  return { ...worded('stray-comma'), column: line.at + end, length: 1 }
}

/** '"Cheap" or "good"': the first quote belongs to a word, not to the whole text. */
const closesWords = (value: string, end: number) => /\S/.test(value.charAt(end - 2)) && /\s/.test(value.charAt(end))

function endsEarly(line: Line, mark: string, end: number): LineMistake {
  const value = withoutComment(line.value)
  const whole = value.endsWith(mark) && value.length > end
  const meant = whole ? (closesWords(value, end) ? value : value.slice(1, -1)) : value.replaceAll(mark, '')
  const spelling = mark === "'" && !meant.includes('"') ? `"${meant.replaceAll('\\', '\\\\')}"` : quoted(meant)
  const text = `${line.key === undefined ? '' : `${line.key}: `}${spelling}`
  return {
    code: 'quote-in-text',
    column: line.at + end - 1,
    length: 1,
    message: message(whole ? 'quote-in-text' : 'quote-in-text.after'),
    hint: message(whole ? 'quote-in-text.outside' : 'quote-in-text.whole', { text }),
  }
}
