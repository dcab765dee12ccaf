import { message } from '../../messages/message.ts'
import type { LineMistake } from './line-mistake.ts'
import { type Line, withoutComment } from './lines.ts'
import { closingQuote } from './quotes.ts'

export const closers: Record<string, string> = { '{': '}', '[': ']' }

/** Where the brackets that the text begins with are closed. */
export function endOfBrackets(text: string): number | undefined {
  let depth = 0
  for (const { index, bracket } of bracketsIn(text)) {
    depth += closers[bracket] === undefined ? -1 : 1
    if (depth === 0) return index + 1
  }
  return undefined
}

/** The brackets and braces of a text that stand outside of quotes. */
function* bracketsIn(text: string) {
  for (let index = 0; index < text.length; index++) {
    const bracket = text.charAt(index)
    if (/["']/.test(bracket) && /[\s,:[{]/.test(text.charAt(index - 1)))
      index += (closingQuote(text.slice(index)) ?? 1) - 1
    else if (/[{}[\]]/.test(bracket)) yield { index, bracket }
  }
}

/** A bracket that closes nothing, or another one than is open. */
export function strayCloser({ value, at }: Line): LineMistake | undefined {
  const open: string[] = []
  for (const { index, bracket } of bracketsIn(withoutComment(value))) {
    const last = open.at(-1) ?? ''
    if (closers[bracket] !== undefined) open.push(bracket)
    else if (bracket === closers[last]) open.pop()
    else if (last !== '' || /^[\s}\],]*$/.test(value.slice(index))) return strayBracket(bracket, last, at + index)
    else return undefined
  }
  return undefined
}

function strayBracket(bracket: string, last: string, column: number): LineMistake {
  const closer = closers[last]
  const mistake = { code: 'stray-bracket', column, length: 1 }
  return closer === undefined
    ? { ...mistake, message: message('stray-bracket.alone', { bracket }), hint: message('stray-bracket.alone-hint') }
    : {
        ...mistake,
        message: message('stray-bracket', { bracket, closer, open: last }),
        hint: message('stray-bracket.hint', { closer }),
      }
}

export const noCommaBefore = (key: string) => ({
  code: 'missing-comma',
  message: message('missing-comma.before-key', { key }),
  hint: message('missing-comma.before-key-hint', { key }),
})

const betweenEntries = (bracket: string) => ({
  code: 'missing-comma',
  message: message('missing-comma'),
  hint: message('missing-comma.behind-bracket', { bracket }),
})

/** "{ days: [Monday] label: Mon }" and "[{ … } { … }]". */
export function commaAfterBracket({ value, at }: Line): LineMistake | undefined {
  let depth = 0
  for (const { index, bracket } of bracketsIn(value)) {
    depth += closers[bracket] === undefined ? -1 : 1
    const [, key, next] = /^\s+(?:([a-z][a-zA-Z]*):(?=\s)|([{["']))/.exec(value.slice(index + 1)) ?? []
    const isToken = /\{[a-zA-Z][\w.-]*\}$/.test(value.slice(0, index + 1))
    if (depth < 1 || closers[bracket] !== undefined || isToken || (key ?? next) === undefined) continue
    const mistake = key === undefined ? betweenEntries(bracket) : noCommaBefore(key)
    return { ...mistake, column: at + index, length: 1 }
  }
  return undefined
}
