import type { Detector, LineMistake } from './line-mistake.ts'
import { type Line, rewritten, withoutComment } from './lines.ts'
import { bullet } from './misplaced.ts'

/** What Git leaves in a file that two people changed in the same place. */
export const conflict: Detector = ({ text }) => {
  const length = /^(?:<{7} .*|={7}|>{7} .*|\|{7} .*)$/.exec(text)?.[0].length
  if (length === undefined) return undefined
  return {
    code: 'merge-conflict',
    column: 0,
    length,
    message: 'Two people changed the same lines, and nobody has decided yet which of them to keep',
    hint: 'Between "<<<<<<<" and "=======" stands one version, down to ">>>>>>>" the other. Keep the right lines and delete these three.',
  }
}

export const tabIndent: Detector = ({ text }) => {
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

export const oddSpace: Detector = ({ text }) => {
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

export const specialStart: Detector = (line) => {
  const character = line.value.charAt(0)
  const meaning = special[character]
  if (/^(?:\*[\w-]+|&[\w-]+(?: .*)?|!\S*(?: .*)?)$/.test(line.value)) return undefined
  if (/^`{3,}[\w-]*$/.test(line.value)) return codeFence(line)
  if (character === '*' && line.key === undefined && line.dashes === 0) return bullet(line)
  return meaning === undefined ? undefined : specialCharacter(line, character, meaning)
}

/** What stands around YAML where it is shown in a page or by an assistant, and was copied with it. */
function codeFence(line: Line): LineMistake {
  const mark = line.value.replace(/[\w-]+$/, '')
  return {
    code: 'code-fence',
    column: line.at,
    length: line.value.length,
    message: `"${line.value}" shows where a piece of code begins or ends in Markdown, and means nothing in YAML`,
    hint:
      line.key === undefined
        ? `Remove this line, and the other one with "${mark}".`
        : `Write ${line.key}: | in its place, and remove the other line with "${mark}".`,
  }
}

export function specialCharacter(line: Line, character: string, meaning: string): LineMistake {
  return {
    code: 'special-start',
    column: line.at,
    length: character.length,
    message: `A text cannot begin with "${character}" without quotes: it ${meaning}`,
    hint: `Put the text in quotes: ${rewritten(line, withoutComment(line.value))}`,
  }
}
