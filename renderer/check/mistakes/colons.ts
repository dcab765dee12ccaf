import { worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { keyNames, partNames } from '../../schema/schemas.ts'
import { specialCharacter } from './characters.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { inQuotes, type Line, rewritten, withoutComment } from './lines.ts'
import { bullet } from './misplaced.ts'

export const afterBar: Detector = (line) => {
  const rest = /^([|>])[+-]?\s+(?!#)(.+)/.exec(line.value)
  if (!rest) return barInText(line)
  return {
    ...worded('text-after-bar', { mark: rest[1] ?? '' }, { count: line.content + 2 }),
    column: line.at,
    length: line.value.length,
  }
}

/** ">50 roofs": a text; ">–": a block text, but for the kind of dash. */
function barInText(line: Line): LineMistake | undefined {
  const [mark = '', rest = ''] = /^([|>])(?![+-]?\d?[+-]?(?:\s|$))(.*)/.exec(line.value)?.slice(1) ?? []
  if (mark === '') return undefined
  const mistake = specialCharacter(line, mark)
  return /^[–—]$/.test(rest) ? { ...mistake, hint: message('special-start.hyphen', { mark: `${mark}-` }) } : mistake
}

export const listAfterKey: Detector = (line) => {
  if (line.key === undefined || !/^-(?: |$)/.test(line.value)) return undefined
  return {
    code: 'wrong-indent',
    column: line.at,
    length: line.value.length,
    message: message('wrong-indent.list-on-line', { key: line.key }),
    hint: message('wrong-indent.list-on-line-hint', { count: line.content + 2 }),
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
    message: message('unquoted-colon', { key: line.key }),
    hint: inQuotes(line, value),
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
  const opens = { start: `${start}${key}:` }
  const place = { where: text === '' ? 'deeper' : start === '' ? 'beside' : 'dashes', key: line.key ?? '' }
  if (isCertain) {
    const hint = message('joined-lines.hint', { ...opens, ...place })
    return { ...mistake, code: 'joined-lines', message: message('joined-lines', opens), hint }
  }
  return {
    ...mistake,
    code: 'unquoted-colon',
    message: message('unquoted-colon', { key: place.key }),
    hint: message('unquoted-colon.or-line', { word: key, ...place, text: rewritten(line, value) }),
  }
}

const isKey = (word: string) => keyNames().has(word) || partNames().includes(word) || word.startsWith('/')

/** "label: Roofs, href: /roofs }", where the key does not hold the brace: "response:{ value: soon, source: owner }". */
function openerLost(line: Line, value: string): LineMistake {
  const [, key, mark] = /^([\w-]+)(:| ?)\{/.exec(line.key ?? '') ?? []
  if (key !== undefined) {
    const rest = line.text.slice(line.content + key.length + (mark ?? '').length)
    const place = { column: line.content, length: key.length }
    const hint = message('yaml.write', { text: `${key}: ${rest.trimEnd()}` })
    return mark === ':'
      ? { ...place, code: 'missing-space', message: message('missing-space.colon', { key }), hint }
      : { ...place, code: 'missing-colon', message: message('missing-colon', { key }), hint }
  }
  return {
    code: 'unclosed-bracket',
    column: line.content,
    length: line.at - line.content + value.length,
    message: message('unclosed-bracket.opener'),
    hint: message('yaml.write', { text: `{ ${line.key}: ${value}` }),
  }
}

export const noSpaceAfterColon: Detector = (line) => {
  if (line.key !== undefined || line.value === '') return undefined
  const pair = /^([A-Za-z][\w-]*|"[^"]*"):(?!\/\/)\S/.exec(line.value)
  if (!pair) return undefined
  const key = String(pair[1])
  return {
    code: 'missing-space',
    column: line.at + key.length,
    length: 1,
    message: message('missing-space.colon', { key }),
    hint: message('yaml.write', { text: `${key}: ${line.value.slice(key.length + 1)}` }),
  }
}

export const noSpaceAfterDash: Detector = ({ text, indent }) => {
  const rest = /^-(?=[A-Za-z"'{[])(.*)/.exec(text.slice(indent))?.[1]
  if (rest === undefined) return undefined
  return {
    code: 'missing-space',
    column: indent,
    length: 1,
    message: message('missing-space.dash'),
    hint: message('yaml.write', { text: `- ${rest}` }),
  }
}
