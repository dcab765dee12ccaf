import type { Finding } from '../../common/problem.ts'
import { inEnglish } from '../../messages/english.ts'
import { withoutComma } from '../messages/written-lists.ts'
import type { LineMistake } from './line-mistake.ts'
import { headingWords, type Line, quoted, rewritten, withoutComment } from './lines.ts'
import { replaceSmartQuotes } from './quotes.ts'

/**
 * Says what in the line made the value wrong, where YAML read another thing than the author sees; nothing when the
 * line shows that all is well.
 */
export function refine(finding: Finding, line: Line, column: number, written: string): Finding | undefined {
  if (finding.code === 'smart-quotes' && finding.severity === 'warning')
    return /^[“„]/.test(line.value) ? finding : undefined
  const mistake = explained.has(finding.code) ? recognise(finding, line, column, written) : undefined
  if (!mistake) return finding
  const { code, message, hint } = mistake
  return { ...finding, code, message, hint }
}

/** A number as the author wrote it: YAML reads "04021" as 4021, "+50" as 50 and "1e3" as 1000. */
export function asWritten(finding: Finding, written: string): Finding {
  const { code, value, message, hint } = finding
  if (code !== 'wrong-type' || typeof value !== 'number' || !/^[\w.+-]+$/.test(written)) return finding
  const [read, meant] = [`"${value}"`, `"${written}"`]
  return { ...finding, message: inEnglish(message).replace(read, meant), hint: inEnglish(hint).replace(read, meant) }
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

function recognise(finding: Finding, line: Line, column: number, written: string): Explained | undefined {
  if (finding.code === 'unknown-key') return unknownKey(finding, line)
  if (/^[“”„«‘‚]/.test(line.value) && !line.value.startsWith(`${written},`)) return replaceSmartQuotes(line)
  const within = smartWithin(line, column, written) ?? cutNumber(line, column, written)
  if (within) return within
  const name = line.key === undefined ? 'The entry' : `"${line.key}"`
  const remark = line.text.slice(line.at)
  if (isEmpty(finding) && line.value === '' && remark.startsWith('#')) {
    const what = /^#[0-9a-fA-F]{3,8}\b/.test(remark) ? 'the colour' : 'what follows'
    const message = `${name} is empty: "#" begins a comment in YAML, so ${what} is not read`
    const text = remark.split(/\s+#/)[0] ?? ''
    const words = headingWords(text)
    return {
      code: 'unquoted-hash',
      message,
      hint:
        words === undefined
          ? `Put it in quotes: ${rewritten(line, text)}`
          : `Write it without the number signs: ${rewritten(line, words)}`,
    }
  }
  if (finding.code !== 'wrong-type' || !isGroup(finding.value)) return undefined
  return groupForText(finding, line, name)
}

/** Typographic quotes around a value in braces or brackets, or around the target of a link in Markdown. */
function smartWithin(line: Line, column: number, written: string): Explained | undefined {
  const [, inner] = /^[“”„«‘‚](.*?)[“”»‘’]$/.exec(written) ?? []
  if (inner === undefined) return undefined
  const isInText = line.text.charAt(column - 1) === '('
  const key = /([\w-]+):\s*$/.exec(line.text.slice(0, column))?.[1]
  const straight = isInText ? `(${inner})` : `${key === undefined ? '' : `${key}: `}"${inner}"`
  const message = `The quotes ${written.charAt(0)} ${written.at(-1)} are typographic ones, which YAML takes for letters`
  if (isInText)
    return {
      code: 'smart-quotes',
      message: `The target of the link stands in quotes`,
      hint: `Write it without: ${straight}`,
    }
  return { code: 'smart-quotes', message, hint: `Use straight quotes: ${straight}` }
}

/** "$1,240" and "12,50 €" in brackets: the comma ends the entry, and a part of it is read as a number. */
function cutNumber(line: Line, column: number, written: string): Explained | undefined {
  const [before, rest] = [line.text.slice(0, column), line.text.slice(column + written.length)]
  const [, start] = /([^\s,[{][^,[{]*|)(?<=\d),$/.exec(before) ?? []
  const [end] = (/[[,]\s*$/.test(before) && /^,\d{1,3}(?![\d.,])[^,\]}]*/.exec(rest)) || []
  const isEnd = start !== undefined && /^\d{2,3}(?:\.\d+)?$/.test(written)
  const whole = isEnd ? `${start},${written}` : /^\d+$/.test(written) && end ? (written + end).trim() : undefined
  if (whole === undefined) return undefined
  const message = `The comma in "${whole}" ends the entry, since the line is in brackets`
  return { code: 'unquoted-comma', message, hint: `Put the whole entry in quotes: "${whole}"` }
}

type Explained = Pick<LineMistake, 'code' | 'message' | 'hint'>

const isEmpty = ({ value }: Finding) => value === null || value === undefined
const isGroup = (value: unknown) => typeof value === 'object' && value !== null

function groupForText(finding: Finding, line: Line, name: string): Explained | undefined {
  if (!inEnglish(finding.message).endsWith('where text is meant')) return undefined
  const bracket = line.value.charAt(0)
  const isPairs = bracket === '{' && Object.values(Object(finding.value)).some((value) => value !== null)
  if (isPairs) return undefined
  if (bracket === '{' || bracket === '[') {
    const message = `${name} begins with "${bracket}", which begins a ${bracket === '{' ? 'group of keys' : 'list'} in YAML`
    return {
      code: 'special-start',
      message,
      hint: `Put the text in quotes: ${rewritten(line, withoutComment(line.value))}`,
    }
  }
  if (line.dashes === 0 || line.key === undefined) return undefined
  const text = withoutComment(line.text.slice(line.content).trim())
  const message = `The entry holds a colon, which makes "${line.key}" a key in YAML`
  return { code: 'unquoted-colon', message, hint: `Put the text in quotes: ${rewritten({ dashes: 1 }, text)}` }
}

/** "latitude: 38,25" may be a number as other languages write it. */
function asNumber(line: string, rest: string): string | undefined {
  const numbers = /^\d+$/.test(rest) ? line.matchAll(/([\w-]+): +(-?\d+,(\d+))(?=[,} ])/g) : []
  const [, key, number] = [...numbers].find((match) => match[3] === rest) ?? []
  const meant = number === undefined ? undefined : withoutComma(number)
  return meant === undefined ? undefined : `For a number write ${key}: ${meant}; for a text put`
}

/** The key and the text that a comma cut, as they are to be written. */
function withComma(line: string, rest: string): string {
  const starts = [...line.matchAll(/, */g)].map((comma) => comma.index + comma[0].length)
  const isWhole = (at: number) => line.startsWith(rest, at) && /^ *(?:[,}]|$)/.test(line.slice(at + rest.length))
  const at = starts.find(isWhole) ?? line.indexOf(rest)
  const [, key, start = ''] = /([\w-]+): +((?:(?!: )[^{])*)$/.exec(line.slice(0, at)) ?? []
  const end = /^.*?(?=, *[\w-]+: | *\}|$)/.exec(line.slice(at))?.[0] ?? rest
  return key === undefined || start === '' ? '.' : `: ${key}: ${quoted(`${start}${end}`)}`
}

function unknownKey({ about = '', value, known = [] }: Finding, line: Line): Explained | undefined {
  if (/^-\S/.test(about)) {
    return {
      code: 'missing-space',
      message: 'There is no space after the dash',
      hint: `Write "- ${about.slice(1)}: …"`,
    }
  }
  if (/^[“”„«‘‚]/.test(about)) {
    const bare = about.replaceAll(/[“”„«»‘’‚]/g, '')
    return {
      code: 'smart-quotes',
      message: `The quotes of ${about} are typographic ones, which YAML takes for letters`,
      hint: `Keys need no quotes: write ${bare}: …`,
    }
  }
  const joined = /^([A-Za-z][\w-]*?)(:| ?= ?| )(.+)/.exec(about)
  if (value === null && joined && known.includes(String(joined[1]))) {
    const [, key, mark, rest] = joined
    const message =
      mark === ':'
        ? `There is no space after the colon of "${key}"`
        : `There is ${mark?.includes('=') ? '"=" in place of a' : 'no'} colon after "${key}"`
    return { code: mark === ':' ? 'missing-space' : 'missing-colon', message, hint: `Write ${key}: ${rest}` }
  }
  const inBraces = /[{,]/.test(line.text.slice(0, line.text.indexOf(about)))
  if (value !== null || !inBraces) return undefined
  const message = `The comma before "${about}" ends the text and begins a new key, since the line is in { … }`
  return {
    code: 'unquoted-comma',
    message,
    hint: `${asNumber(line.text, about) ?? 'Put'} the whole text with its comma in quotes${withComma(line.text, about)}`,
  }
}
