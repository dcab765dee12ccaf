import { keyNames, partNames } from '../../schema/schemas.ts'
import { specialCharacter } from './characters.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { type Line, rewritten, withoutComment } from './lines.ts'
import { bullet } from './misplaced.ts'

export const afterBar: Detector = (line) => {
  const rest = /^([|>])[+-]?\s+(?!#)(.+)/.exec(line.value)
  if (!rest) return barInText(line)
  return {
    code: 'text-after-bar',
    column: line.at,
    length: line.value.length,
    message: `Text cannot stand on the same line as "${rest[1]}"`,
    hint: `Begin the text on the next line, ${line.content + 2} spaces from the left.`,
  }
}

/** ">50 roofs": a text; ">–": a block text, but for the kind of dash. */
function barInText(line: Line): LineMistake | undefined {
  const [mark = '', rest = ''] = /^([|>])(?![+-]?\d?[+-]?(?:\s|$))(.*)/.exec(line.value)?.slice(1) ?? []
  if (mark === '') return undefined
  const mistake = specialCharacter(line, mark, 'begins a text on the next lines in YAML')
  return /^[–—]$/.test(rest) ? { ...mistake, hint: `Write "${mark}-" with an ordinary hyphen.` } : mistake
}

export const listAfterKey: Detector = (line) => {
  if (line.key === undefined || !/^-(?: |$)/.test(line.value)) return undefined
  return {
    code: 'wrong-indent',
    column: line.at,
    length: line.value.length,
    message: `A list cannot begin on the line of its key "${line.key}"`,
    hint: `Begin a new line before the dash, ${line.content + 2} spaces from the left; if it is text, put it in quotes.`,
  }
}

export const colonInText: Detector = (line) => {
  const value = withoutComment(line.value)
  if (line.key === undefined || /^["'{[|>&*!]/.test(value)) return undefined
  const column = /:(?= |$)/.exec(value)?.index
  if (column === undefined) return undefined
  if (/^[^{]*, *[\w-]+: [^{]*\}$/.test(value)) return bullet(line) ?? noSpaceAfterDash(line) ?? openerLost(line, value)
  const joined = joinedLines(line, value)
  if (joined) return joined
  return {
    code: 'unquoted-colon',
    column: line.at + column,
    length: 1,
    message: `The text of "${line.key}" holds a colon, which begins a new key in YAML`,
    hint: `Put the text in quotes: ${rewritten(line, value)}`,
  }
}

/** "heading: Roof repair        subtitle: Fast": two lines of which the end of the first was deleted. */
function joinedLines(line: Line, value: string): LineMistake | undefined {
  const [, text = '', gap = '', start = '', key = '', rest = ''] =
    /^(.*?)(^|\s+)((?:- +)?)([\w/-]+):(?= |$)(.*)$/.exec(value) ?? []
  if (key === '') return undefined
  const isCertain = text === '' || gap.length > 1 || start !== '' || /^\s*(?:[|>][+-]?)?$/.test(rest)
  const holds = partNames().includes(line.key ?? '') || line.key?.startsWith('/')
  if (!isKey(key) && !(text === '' && holds)) return undefined
  const column = line.at + text.length + gap.length
  const mistake = { column, length: start.length + key.length }
  const where =
    text === ''
      ? 'indented by two more spaces'
      : start === ''
        ? `in the column of "${line.key}"`
        : 'in the column of the other dashes'
  if (isCertain) {
    const message = `Two lines stand on one: "${start}${key}:" begins a line of its own`
    return { ...mistake, code: 'joined-lines', message, hint: `Begin a new line before "${start}${key}:", ${where}.` }
  }
  return {
    ...mistake,
    code: 'unquoted-colon',
    message: `The text of "${line.key}" holds a colon, which begins a new key in YAML`,
    hint: `If "${key}" is a key, begin a new line before it, ${where}. If it is a word of the text, put the text in quotes: ${rewritten(line, value)}`,
  }
}

const isKey = (word: string) => keyNames().has(word) || partNames().includes(word) || word.startsWith('/')

/** "label: Roofs, href: /roofs }", where the key does not hold the brace: "response:{ value: soon, source: owner }". */
function openerLost(line: Line, value: string): LineMistake {
  const [, key, mark] = /^([\w-]+)(:| ?)\{/.exec(line.key ?? '') ?? []
  if (key !== undefined) {
    const rest = line.text.slice(line.content + key.length + (mark ?? '').length)
    const place = { column: line.content, length: key.length }
    const hint = `Write ${key}: ${rest.trimEnd()}`
    return mark === ':'
      ? { ...place, code: 'missing-space', message: `There is no space after the colon of "${key}"`, hint }
      : { ...place, code: 'missing-colon', message: `There is no colon after "${key}"`, hint }
  }
  return {
    code: 'unclosed-bracket',
    column: line.content,
    length: line.at - line.content + value.length,
    message: 'The line ends with "}", but nothing opens the braces',
    hint: `Write { ${line.key}: ${value}`,
  }
}

export const noSpaceAfterColon: Detector = (line) => {
  if (line.key !== undefined || line.value === '') return undefined
  const found = /^([A-Za-z][\w-]*|"[^"]*"):(?!\/\/)\S/.exec(line.value)
  if (!found) return undefined
  const key = String(found[1])
  return {
    code: 'missing-space',
    column: line.at + key.length,
    length: 1,
    message: `There is no space after the colon of "${key}"`,
    hint: `Write ${key}: ${line.value.slice(key.length + 1)}`,
  }
}

export const noSpaceAfterDash: Detector = ({ text, indent }) => {
  const rest = /^-(?=[A-Za-z"'{[])(.*)/.exec(text.slice(indent))?.[1]
  if (rest === undefined) return undefined
  return {
    code: 'missing-space',
    column: indent,
    length: 1,
    message: 'There is no space after the dash',
    hint: `Write - ${rest}`,
  }
}
