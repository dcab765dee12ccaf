import { flowTrap } from './flow.ts'
import { type Line, rewritten, withoutComment } from './lines.ts'
import { quoteTrap, smartQuotes } from './quotes.ts'
import type { Detector, Trap } from './trap.ts'

const tabIndent: Detector = ({ text }) => {
  const column = /^ *(?=\t)/.exec(text)?.[0].length
  if (column === undefined || text.trim() === '') return undefined
  const length = /^\t+/.exec(text.slice(column))?.[0].length ?? 1
  return {
    code: 'tab-indent',
    column,
    length,
    message: 'The line begins with a tab',
    hint: 'YAML takes only spaces for indentation: replace the tab by spaces, as many as the neighbouring lines have.',
  }
}

const oddSpace: Detector = ({ text }) => {
  const column = /^(?:[^\S\u00a0]*|.*?[:-])(?=[\u00a0\u2007\u202f])/.exec(text)?.[0].length
  if (column === undefined) return undefined
  return {
    code: 'odd-space',
    column,
    length: 1,
    message: 'There is a non-breaking space where YAML needs an ordinary one',
    hint: 'It came with text copied from elsewhere. Delete it and press the space bar.',
  }
}

/** Characters that mean something in YAML when a value starts with them. */
const special: Record<string, string> = {
  '@': 'is reserved in YAML',
  '`': 'is reserved in YAML',
  '%': 'begins a directive in YAML',
  '*': 'begins a reference in YAML',
  '&': 'names a value for later in YAML',
  '!': 'begins a type in YAML',
}

const specialStart: Detector = (line) => {
  const character = line.value.charAt(0)
  const meaning = special[character]
  if (/^(?:\*[\w-]+|&[\w-]+(?: .*)?|!\S*(?: .*)?)$/.test(line.value)) return undefined
  return meaning === undefined ? undefined : specialTrap(line, character, meaning)
}

export function specialTrap(line: Line, character: string, meaning: string): Trap {
  return {
    code: 'special-start',
    column: line.at,
    length: character.length,
    message: `A text cannot begin with "${character}" without quotes: it ${meaning}`,
    hint: `Put the text in quotes: ${rewritten(line, withoutComment(line.value))}`,
  }
}

const afterBar: Detector = (line) => {
  const rest = /^([|>])[+-]?\s+(?!#)(.+)/.exec(line.value)
  if (!rest) return undefined
  return {
    code: 'text-after-bar',
    column: line.at,
    length: line.value.length,
    message: `Text cannot stand on the same line as "${rest[1]}"`,
    hint: 'Begin the text on the next line, indented by two more spaces.',
  }
}

const listAfterKey: Detector = (line) => {
  if (line.key === undefined || !/^-(?: |$)/.test(line.value)) return undefined
  return {
    code: 'wrong-indent',
    column: line.at,
    length: line.value.length,
    message: `A list cannot begin on the line of its key "${line.key}"`,
    hint: 'Put the dash on the next line, indented by two more spaces; if it is text, put it in quotes.',
  }
}

const colonInText: Detector = (line) => {
  const value = withoutComment(line.value)
  if (line.key === undefined || /^["'{[|>&*!]/.test(value)) return undefined
  const column = /:(?= |$)/.exec(value)?.index
  if (column === undefined) return undefined
  return {
    code: 'unquoted-colon',
    column: line.at + column,
    length: 1,
    message: `The text of "${line.key}" holds a colon, which begins a new key in YAML`,
    hint: `Put the text in quotes: ${rewritten(line, value)}`,
  }
}

const noSpaceAfterColon: Detector = (line) => {
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

const noSpaceAfterDash: Detector = ({ text, indent }) => {
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

/** Traps that make a line unreadable, the most telling first. */
export const lineTraps: readonly Detector[] = [
  tabIndent,
  oddSpace,
  smartQuotes,
  quoteTrap,
  flowTrap,
  specialStart,
  afterBar,
  listAfterKey,
  colonInText,
  noSpaceAfterDash,
  noSpaceAfterColon,
]
