import type { Finding, Said } from '../../common/problem.ts'
import { sentences } from '../../messages/english.ts'
import { mapValues } from '../../messages/map-values.ts'
import { type Message, message, type Value } from '../../messages/message.ts'
import { withoutComma } from '../messages/written-lists.ts'
import { meaningOf } from './characters.ts'
import type { LineMistake } from './line-mistake.ts'
import { headingWords, inQuotes, type Line, quoted, rewritten } from './lines.ts'
import { replaceSmartQuotes, typographic } from './quotes.ts'

/**
 * Says what in the line made the value wrong, where YAML read another thing than the author sees; nothing when the
 * line shows that all is well.
 */
export function refine(finding: Finding, line: Line, column: number, underlined: string): Finding | undefined {
  if (finding.code === 'smart-quotes' && finding.severity === 'warning')
    return /^[“„]/.test(line.value) ? finding : undefined
  const mistake = explained.has(finding.code) ? recognise(finding, line, column, underlined) : undefined
  if (!mistake) return finding
  const { code, message: said, hint } = mistake
  return { ...finding, code, message: said, hint }
}

/** A number as the author wrote it: YAML reads "04021" as 4021, "+50" as 50 and "1e3" as 1000. */
export function asWritten(finding: Finding, underlined: string): Finding {
  const { code, value } = finding
  if (code !== 'wrong-type' || typeof value !== 'number' || !/^[\w.+-]+$/.test(underlined)) return finding
  const [read, meant] = [`"${value}"`, `"${underlined}"`]
  const change = (given: Value) => {
    if (typeof given !== 'string') return given
    return given === `${value}` ? underlined : given.replace(read, meant)
  }
  const reworded = (said: Said) => sentences(said).map((one) => mapValues(one, change))
  return { ...finding, message: reworded(finding.message), hint: reworded(finding.hint) }
}

const explained = new Set([
  'empty-value',
  'wrong-type',
  'unknown-key',
  'bad-link',
  'bad-format',
  'unknown-value',
  'missing-image',
  'missing-file',
  'unknown-icon',
  'unknown-form',
  'unknown-shared',
  'unknown-section',
])

function recognise(finding: Finding, line: Line, column: number, underlined: string): Explained | undefined {
  if (finding.code === 'unknown-key') return unknownKey(finding, line)
  if (/^[“”„«‘‚]/.test(line.value) && !line.value.startsWith(`${underlined},`)) return replaceSmartQuotes(line)
  const within = smartWithin(line, column, underlined) ?? cutNumber(line, column, underlined)
  if (within) return within
  const remark = line.text.slice(line.at)
  if (isEmpty(finding) && line.value === '' && remark.startsWith('#')) {
    const what = /^#[0-9a-fA-F]{3,8}\b/.test(remark) ? 'color' : 'rest'
    const text = remark.split(/\s+#/)[0] ?? ''
    const words = headingWords(text)
    return {
      code: 'unquoted-hash',
      message:
        line.key === undefined
          ? message('unquoted-hash.empty-entry', { what })
          : message('unquoted-hash.empty', { key: line.key, what }),
      hint:
        words === undefined
          ? message('unquoted-hash.in-quotes', { text: rewritten(line, text) })
          : message('unquoted-hash.signs', { text: rewritten(line, words) }),
    }
  }
  return finding.isTextMeant && isGroup(finding.value) ? groupForText(finding, line) : undefined
}

/** Typographic quotes around a value in braces or brackets, or around the target of a link in Markdown. */
function smartWithin(line: Line, column: number, underlined: string): Explained | undefined {
  const [, inner] = /^[“”„«‘‚](.*?)[“”»‘’]$/.exec(underlined) ?? []
  if (inner === undefined) return undefined
  const isInText = line.text.charAt(column - 1) === '('
  const key = /([\w-]+):\s*$/.exec(line.text.slice(0, column))?.[1]
  if (isInText) {
    const hint = message('smart-quotes.target-hint', { text: `(${inner})` })
    return { code: 'smart-quotes', message: message('smart-quotes.target'), hint }
  }
  const text = `${key === undefined ? '' : `${key}: `}"${inner}"`
  return { code: 'smart-quotes', message: typographic(underlined), hint: message('smart-quotes.hint', { text }) }
}

/** "$1,240" and "12,50 €" in brackets: the comma ends the entry, and a part of it is read as a number. */
function cutNumber(line: Line, column: number, underlined: string): Explained | undefined {
  const [before, rest] = [line.text.slice(0, column), line.text.slice(column + underlined.length)]
  const [, start] = /([^\s,[{][^,[{]*|)(?<=\d),$/.exec(before) ?? []
  const [end] = (/[[,]\s*$/.test(before) && /^,\d{1,3}(?![\d.,])[^,\]}]*/.exec(rest)) || []
  const isEnd = start !== undefined && /^\d{2,3}(?:\.\d+)?$/.test(underlined)
  const whole = isEnd
    ? `${start},${underlined}`
    : /^\d+$/.test(underlined) && end
      ? (underlined + end).trim()
      : undefined
  if (whole === undefined) return undefined
  const said = message('unquoted-comma.in-number', { number: whole })
  return { code: 'unquoted-comma', message: said, hint: message('unquoted-comma.entry', { text: `"${whole}"` }) }
}

type Explained = Pick<LineMistake, 'code' | 'message' | 'hint'>

const isEmpty = ({ value }: Finding) => value === null || value === undefined
const isGroup = (value: unknown) => typeof value === 'object' && value !== null

function groupForText(finding: Finding, line: Line): Explained | undefined {
  const bracket = line.value.charAt(0)
  const isPairs = bracket === '{' && Object.values(Object(finding.value)).some((value) => value !== null)
  if (isPairs) return undefined
  if (bracket === '{' || bracket === '[') {
    const values = meaningOf(bracket)
    return {
      code: 'special-start',
      message:
        line.key === undefined
          ? message('special-start.entry', values)
          : message('special-start.value', { key: line.key, ...values }),
      hint: inQuotes(line, line.value),
    }
  }
  if (line.dashes === 0 || line.key === undefined) return undefined
  const said = message('unquoted-colon.entry', { key: line.key })
  return { code: 'unquoted-colon', message: said, hint: inQuotes({ dashes: 1 }, line.text.slice(line.content).trim()) }
}

/** "latitude: 38,25" may be a number as other languages write it. */
function asNumber(line: string, rest: string): string | undefined {
  const numbers = /^\d+$/.test(rest) ? line.matchAll(/([\w-]+): +(-?\d+,(\d+))(?=[,} ])/g) : []
  const [, key, number] = [...numbers].find((match) => match[3] === rest) ?? []
  const meant = number === undefined ? undefined : withoutComma(number)
  return meant === undefined ? undefined : `${key}: ${meant}`
}

/** The key and the text that a comma cut, as they are to be written. */
function withComma(line: string, rest: string): string | undefined {
  const starts = [...line.matchAll(/, */g)].map((comma) => comma.index + comma[0].length)
  const isWhole = (at: number) => line.startsWith(rest, at) && /^ *(?:[,}]|$)/.test(line.slice(at + rest.length))
  const at = starts.find(isWhole) ?? line.indexOf(rest)
  const [, key, start = ''] = /([\w-]+): +((?:(?!: )[^{])*)$/.exec(line.slice(0, at)) ?? []
  const end = /^.*?(?=, *[\w-]+: | *\}|$)/.exec(line.slice(at))?.[0] ?? rest
  return key === undefined || start === '' ? undefined : `${key}: ${quoted(`${start}${end}`)}`
}

function quotesForComma(number: string | undefined, text: string | undefined): Message {
  if (text === undefined) return message('unquoted-comma.whole')
  return number === undefined
    ? message('unquoted-comma.hint', { text })
    : message('unquoted-comma.number-or-text', { number, text })
}

function unknownKey({ about = '', value, allowed = [] }: Finding, line: Line): Explained | undefined {
  if (/^-\S/.test(about)) {
    return {
      code: 'missing-space',
      message: message('missing-space.dash'),
      hint: message('yaml.write-quoted', { text: `- ${about.slice(1)}: …` }),
    }
  }
  if (/^[“”„«‘‚]/.test(about)) {
    const bare = about.replaceAll(/[“”„«»‘’‚]/g, '')
    return {
      code: 'smart-quotes',
      message: message('smart-quotes.key', { key: about }),
      hint: message('smart-quotes.key-hint', { text: `${bare}: …` }),
    }
  }
  const joined = /^([A-Za-z][\w-]*?)(:| ?= ?| )(.+)/.exec(about)
  if (value === null && joined && allowed.includes(String(joined[1]))) {
    const [, key = '', mark, rest] = joined
    const hint = message('yaml.write', { text: `${key}: ${rest}` })
    if (mark === ':') return { code: 'missing-space', message: message('missing-space.colon', { key }), hint }
    const said = message(mark?.includes('=') ? 'missing-colon.equals' : 'missing-colon', { key })
    return { code: 'missing-colon', message: said, hint }
  }
  const inBraces = /[{,]/.test(line.text.slice(0, line.text.indexOf(about)))
  if (value !== null || !inBraces) return undefined
  return {
    code: 'unquoted-comma',
    message: message('unquoted-comma', { key: about }),
    hint: quotesForComma(asNumber(line.text, about), withComma(line.text, about)),
  }
}
