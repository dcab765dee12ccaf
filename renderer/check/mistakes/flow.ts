import { parseDocument } from 'yaml'
import { worded } from '../../common/problem.ts'
import { type Message, message } from '../../messages/message.ts'
import { closers, commaAfterBracket, endOfBrackets, noCommaBefore, strayCloser } from './brackets.ts'
import { meaningOf, specialCharacter } from './characters.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { headingWords, type Line, withoutComment } from './lines.ts'
import { closingQuote, unclosedQuote } from './quotes.ts'

/** Lists and groups written on one line, { like: this } or [like, this]: text in them has more pitfalls than elsewhere. */
export const brokenBrackets: Detector = (line) => {
  const opener = line.value.charAt(0)
  if (closers[opener] === undefined) return undefined
  if (isReadable(line)) return undefined
  return otherComma(line) ?? strayCloser(line) ?? textAfterBracket(line, opener) ?? insideBrackets(line)
}

/** The comma of another script, which is a letter for YAML: before a key, or behind a quote or bracket that is closed. */
function otherComma({ value, at }: Line): LineMistake | undefined {
  const comma = /(?<=["'}\]] *)[،，、]|[،，、](?= *[\w-]+:\s)/g
  const found = [...value.matchAll(comma)].find(({ index }) => !isInQuotes(value, index))
  if (!found) return undefined
  const [mark] = found
  const before = /[^,{[]*$/.exec(value.slice(0, found.index))?.[0].trim() ?? ''
  const after = /^[^,}\]،，、]*/.exec(value.slice(found.index + 1))?.[0].trim() ?? ''
  return {
    ...worded('other-comma', { mark }, { text: `${before}, ${after}` }),
    column: at + found.index,
    length: mark.length,
  }
}

/** Whether a quote is open where something stands. */
function isInQuotes(value: string, at: number): boolean {
  for (let index = 0; index < at; index++) {
    if (!/["']/.test(value.charAt(index)) || !/[\s,:[{،，、]/.test(value.charAt(index - 1))) continue
    const end = closingQuote(value.slice(index))
    if (end === undefined || index + end > at) return true
    index += end - 1
  }
  return false
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
  return specialCharacter(line, opener)
}

/** "- { label: Home, href: / }  - { label: About, href: /about }" */
function joinedEntries(line: Line, at: number): LineMistake {
  return {
    code: 'joined-lines',
    column: line.at + at,
    length: 1,
    message: message('joined-lines.entries'),
    hint: message('joined-lines.entries-hint'),
  }
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
  const start = head.trim() ? `${head.trim()} ` : ''
  const text = start + quotedText(value)
  const mistakeAt = (code: string, at: number, length: number, said: Message): LineMistake => ({
    code,
    column: column + at,
    length,
    message: said,
    hint: message('yaml.text-in-quotes', { text }),
  })
  if (/^[“”„‘’].*[“”„‘’]$/.test(value) && /[{}#]|: /.test(value)) {
    const hint = message('smart-quotes.hint', { text: `${start}"${value.slice(1, -1)}"` })
    return { ...mistakeAt('smart-quotes', 0, value.length, message('smart-quotes.around')), hint }
  }
  if (/^["']/.test(value)) return brokenQuotes(start, value, column)
  if (/^[{[]/.test(value)) return undefined
  const hash = value.search(/(?:^|\s)#/)
  const words = headingWords(value)
  if (hash >= 0) {
    const at = value.indexOf('#')
    const mistake = mistakeAt('unquoted-hash', at, value.length - at, message('unquoted-hash.rest'))
    if (words === undefined) return mistake
    return { ...mistake, hint: message('unquoted-hash.signs', { text: start + quotedText(words) }) }
  }
  const brace = value.search(/[{}]/)
  const colon = value.search(/:(?:\s|$)/)
  if (brace >= 0 && (colon < 0 || brace < colon)) {
    const length = /^\{[^}]*\}/.exec(value.slice(brace))?.[0].length ?? 1
    return mistakeAt('unquoted-braces', brace, length, message('unquoted-braces'))
  }
  if (colon >= 0)
    return {
      ...mistakeAt('unquoted-colon', colon, 1, message('unquoted-colon.text')),
      ...commaLost(start, value, text),
    }
  return /^[@`%]/.test(value)
    ? mistakeAt('special-start', 0, 1, message('special-start', meaningOf(value.charAt(0))))
    : undefined
}

/** A value that begins with a quote. */
function brokenQuotes(start: string, value: string, column: number): LineMistake | undefined {
  const mark = value.charAt(0)
  const end = closingQuote(value)
  // The brackets are closed on the line, so the text in them was to end there, too.
  if (end === undefined) return unclosedQuote(mark, column, message('unclosed-quote.in-brackets'))
  const next = value.slice(end).trim()
  const place = { column: column + end - 1, length: 1 }
  const key = /^([a-z][a-zA-Z]*):(?: |$)/.exec(next)?.[1]
  if (key !== undefined) return { ...place, ...noCommaBefore(key) }
  const entries = `${value.slice(0, end)}, ${next}`
  if (closingQuote(next) === next.length)
    return {
      ...place,
      code: 'missing-comma',
      message: message('missing-comma'),
      hint: message('missing-comma.between', { text: entries }),
    }
  if (next === '') return undefined
  const open = textBeforeKeys(value.slice(0, end))
  if (open !== undefined)
    return unclosedQuote(mark, column, message('unclosed-quote.hint', { text: start + quotedText(open) }))
  const text = start + quotedText(value.replace(/^(["'])(.*)\1$/, '$2'))
  return {
    ...place,
    code: 'quote-in-text',
    message: message('quote-in-text.after'),
    hint:
      start === ''
        ? message('quote-in-text.two-entries', { entries, text })
        : message('quote-in-text.other-kind', { text }),
  }
}

/** The text of which a quote is not closed, so that the keys behind it stand in it up to the next quote: "soon, source: ". */
const textBeforeKeys = (quoted: string) => /^.(.*?), *[\w-]+: .*(?<=: *)["']$/.exec(quoted)?.[1]

/** "{ label: Roofs href: /roofs }": what stands before the second colon may be a key. */
function commaLost(start: string, value: string, text: string): Partial<LineMistake> {
  const before = / ([a-z][a-zA-Z]*):$/.exec(value)?.[1]
  if (before !== undefined) return noCommaBefore(before)
  const [, first, key, rest] = /^(.*?)[;.]? +([a-z][a-zA-Z]*): (.*?)\s*\}?$/.exec(value) ?? []
  if (key === undefined) return {}
  return { hint: message('unquoted-colon.or-comma', { key, line: `${start}${first}, ${key}: ${rest}`, text }) }
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
