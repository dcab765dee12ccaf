import { parseDocument } from 'yaml'
import { closers, commaAfterBracket, endOfBrackets, noCommaBefore, strayCloser } from './brackets.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { headingWords, type Line, rewritten, withoutComment } from './lines.ts'
import { closingQuote, unclosedQuote } from './quotes.ts'

/** Lists and groups written on one line, { like: this } or [like, this]: text in them has more pitfalls than elsewhere. */
export const brokenBrackets: Detector = (line) => {
  const opener = line.value.charAt(0)
  if (closers[opener] === undefined) return undefined
  if (isReadable(line)) return undefined
  return strayCloser(line) ?? textAfterBracket(line, opener) ?? insideBrackets(line)
}

/** Whether the line closes what it opens, and YAML reads it as it stands. */
function isReadable({ value }: Line): boolean {
  const text = withoutComment(value)
  return endOfBrackets(text) === text.length && parseDocument(text).errors.length === 0
}

/** "[Note] text" and "{brand} roofs" are texts that only look like a list or group. */
function textAfterBracket(line: Line, opener: string): LineMistake | undefined {
  const end = endOfBrackets(line.value)
  if (end === undefined || /^\s*(?:#.*)?$/.test(line.value.slice(end))) return undefined
  const rest = line.value.slice(end)
  if (/^\s+- /.test(rest)) return joinedEntries(line, end + rest.search(/\S/))
  return {
    code: 'special-start',
    column: line.at,
    length: 1,
    message: `A text cannot begin with "${opener}" without quotes: it begins a ${opener === '{' ? 'group of keys' : 'list'} in YAML`,
    hint: `Put the text in quotes: ${rewritten(line, withoutComment(line.value))}`,
  }
}

/** "- { label: Home, href: / }  - { label: About, href: /about }" */
function joinedEntries(line: Line, at: number): LineMistake {
  const message = 'Two entries of a list stand on one line'
  const hint = 'Begin a new line before the second dash, in the column of the first.'
  return { code: 'joined-lines', column: line.at + at, length: 1, message, hint }
}

interface Entry {
  text: string
  column: number
}

function insideBrackets(line: Line): LineMistake | undefined {
  const isWhole = endOfBrackets(line.value) !== undefined
  const comma = commaAfterBracket(line)
  if (comma) return comma
  for (const entry of entriesOf(line)) {
    const [, head = '', value = ''] = /^(\s*(?:(?:"[^"]*"|'[^']*'|[\w-]+)\s*:\s)?\s*)(.*?)\s*$/.exec(entry.text) ?? []
    const mistake = brokenValue(head, value, entry.column + head.length)
    if (mistake && (isWhole || mistake.code !== 'unclosed-quote')) return mistake
  }
  return undefined
}

function brokenValue(head: string, value: string, column: number): LineMistake | undefined {
  const found = (code: string, at: number, length: number, message: string): LineMistake => ({
    code,
    column: column + at,
    length,
    message,
    hint: `Put the text in quotes: ${head.trim()}${head.trim() ? ' ' : ''}${quotedText(value)}`,
  })
  if (/^[“”„‘’].*[“”„‘’]$/.test(value) && /[{}#]|: /.test(value)) {
    const message = 'The quotes around the text are typographic ones, which YAML takes for letters'
    const hint = `Use straight quotes: ${head.trim()}${head.trim() ? ' ' : ''}"${value.slice(1, -1)}"`
    return { ...found('smart-quotes', 0, value.length, message), hint }
  }
  if (/^["']/.test(value)) {
    const end = closingQuote(value)
    const next = end === undefined ? '' : value.slice(end).trim()
    const key = /^([a-z][a-zA-Z]*):(?: |$)/.exec(next)?.[1]
    if (end !== undefined && key !== undefined) return { ...found('', end - 1, 1, ''), ...noCommaBefore(key) }
    if (end !== undefined && closingQuote(next) === next.length) {
      const message = 'There is no comma between two entries of the list'
      return {
        ...found('missing-comma', end - 1, 1, message),
        hint: `Put a comma between them: ${value.slice(0, end)}, ${next}`,
      }
    }
    const text = next === '' ? undefined : textBeforeKeys(value.slice(0, end))
    if (text !== undefined) {
      const hint = `Close it at the end of the text: ${head.trim()} ${quotedText(text)}`
      return unclosedQuote(value.charAt(0), column, hint)
    }
    const otherQuotes = `Put the text in quotes of the other kind: ${`${head.trim()} ${quotedText(value.replace(/^(["'])(.*)\1$/, '$2'))}`.trim()}`
    // The brackets are closed on the line, so the text in them was to end there, too.
    if (end === undefined)
      return unclosedQuote(value.charAt(0), column, 'Close it at the end of the text, before the bracket.')
    return value.slice(end).trim() === ''
      ? undefined
      : {
          ...found('quote-in-text', end - 1, 1, 'There is text after the closing quote'),
          hint:
            head.trim() === ''
              ? `If these are two entries, put a comma between them: ${value.slice(0, end)}, ${next}. If not: p${otherQuotes.slice(1)}`
              : otherQuotes,
        }
  }
  if (/^[{[]/.test(value)) return undefined
  const hash = value.search(/(?:^|\s)#/)
  const words = headingWords(value)
  if (hash >= 0) {
    const message = `"#" begins a comment in YAML, so the rest of the line is not read`
    const mistake = found('unquoted-hash', value.indexOf('#'), value.length - value.indexOf('#'), message)
    const start = head.trim() ? `${head.trim()} ` : ''
    if (words === undefined) return mistake
    return { ...mistake, hint: `Write it without the number signs: ${start}${quotedText(words)}` }
  }
  const brace = value.search(/[{}]/)
  const colon = value.search(/:(?:\s|$)/)
  if (brace >= 0 && (colon < 0 || brace < colon))
    return found(
      'unquoted-braces',
      brace,
      /^\{[^}]*\}/.exec(value.slice(brace))?.[0].length ?? 1,
      'Braces inside { … } begin another group of keys in YAML',
    )
  if (colon >= 0)
    return commaLost(
      head,
      value,
      found('unquoted-colon', colon, 1, 'The text holds a colon, which begins a new key in YAML'),
    )
  return /^[@`%]/.test(value)
    ? found('special-start', 0, 1, `A text cannot begin with "${value.charAt(0)}" without quotes`)
    : undefined
}

/** The text of which a quote is not closed, so that the keys behind it stand in it up to the next quote: "soon, source: ". */
const textBeforeKeys = (quoted: string) => /^.(.*?), *[\w-]+: .*(?<=: *)["']$/.exec(quoted)?.[1]

/** "{ label: Roofs href: /roofs }": what stands before the second colon may be a key. */
function commaLost(head: string, value: string, mistake: LineMistake): LineMistake {
  const before = / ([a-z][a-zA-Z]*):$/.exec(value)?.[1]
  if (before !== undefined) return { ...mistake, ...noCommaBefore(before) }
  const [, text, key, rest] = /^(.*?)[;.]? +([a-z][a-zA-Z]*): (.*?)\s*\}?$/.exec(value) ?? []
  if (key === undefined) return mistake
  return {
    ...mistake,
    hint: `If "${key}" is a key, put a comma before it: ${head.trim()} ${text}, ${key}: ${rest}. If not: p${mistake.hint.slice(1)}`,
  }
}

const quotedText = (value: string) =>
  `"${value.replace(/\s*[}\]]*$/, (end) => (end.includes('}') && value.includes('{') ? end.trim() : '')).replaceAll('"', "'")}"`

/** The parts between commas of the innermost brackets, without what is inside quotes or tokens such as {brand}. */
function entriesOf({ value: whole, at }: Line): Entry[] {
  const value = whole.slice(0, endOfBrackets(whole) ?? whole.length)
  const entries: Entry[] = []
  let start = 1
  const close = (end: number) => entries.push({ text: value.slice(start, end), column: at + start })
  for (let index = 1; index < value.length; index++) {
    const rest = value.slice(index)
    const token = /^\{[a-zA-Z][\w.-]*\}/.exec(rest)?.[0]
    const quote =
      /["']/.test(rest.charAt(0)) && /[\s,:[{]$/.test(value.slice(0, index)) ? closingQuote(rest) : undefined
    if (token) index += token.length - 1
    else if (quote) index += quote - 1
    else if (/^[,{}[\]]/.test(rest)) {
      close(index)
      start = index + 1
    }
  }
  close(value.length)
  return entries
}
