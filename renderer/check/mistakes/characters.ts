import { worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import type { Detector, LineMistake } from './line-mistake.ts'
import { inQuotes, type Line } from './lines.ts'
import { bullet } from './misplaced.ts'

/** What Git leaves in a file that two people changed in the same place. */
export const conflict: Detector = ({ text }) => {
  const length = /^(?:<{7} .*|={7}|>{7} .*|\|{7} .*)$/.exec(text)?.[0].length
  if (length === undefined) return undefined
  return { ...worded('merge-conflict'), column: 0, length }
}

export const tabIndent: Detector = ({ text }) => {
  const column = /^ *(?=\t)/.exec(text)?.[0].length
  if (column === undefined || text.trim() === '') return undefined
  const length = /^\t+/.exec(text.slice(column))?.[0].length ?? 1
  return { ...worded('tab-indent'), column, length }
}

export const oddSpace: Detector = ({ text }) => {
  const column = /^(?:[^\S\u00a0]*|.*?[:-])(?=[\u00a0\u2007\u202f])/.exec(text)?.[0].length
  if (column === undefined) return undefined
  return { ...worded('odd-space'), column, length: 1 }
}

/** Characters that mean something in YAML when a value starts with them, by which the catalogues say what. */
const special: Record<string, string> = {
  '@': 'reserved',
  '`': 'reserved',
  '%': 'directive',
  '*': 'reference',
  '&': 'anchor',
  '!': 'type',
}
const meanings: Record<string, string> = { ...special, '|': 'text', '>': 'text', '{': 'group', '[': 'list' }

/** What a sentence says of such a character. */
export const meaningOf = (character: string) => ({ character, meaning: meanings[character] ?? 'reserved' })

export const specialStart: Detector = (line) => {
  const character = line.value.charAt(0)
  if (/^(?:\*[\w-]+|&[\w-]+(?: .*)?|!\S*(?: .*)?)$/.test(line.value)) return undefined
  if (/^`{3,}[\w-]*$/.test(line.value)) return codeFence(line)
  if (character === '*' && line.key === undefined && line.dashes === 0) return bullet(line)
  return special[character] === undefined ? undefined : specialCharacter(line, character)
}

/** What stands around YAML where it is shown in a page or by an assistant, and was copied with it. */
function codeFence(line: Line): LineMistake {
  const mark = line.value.replace(/[\w-]+$/, '')
  return {
    code: 'code-fence',
    column: line.at,
    length: line.value.length,
    message: message('code-fence', { fence: line.value }),
    hint:
      line.key === undefined
        ? message('code-fence.remove', { mark })
        : message('code-fence.write', { text: `${line.key}: |`, mark }),
  }
}

export function specialCharacter(line: Line, character: string): LineMistake {
  return {
    code: 'special-start',
    column: line.at,
    length: character.length,
    message: message('special-start', meaningOf(character)),
    hint: inQuotes(line, line.value),
  }
}
