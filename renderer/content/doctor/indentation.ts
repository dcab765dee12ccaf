import { isBlank, type Line } from './lines.ts'
import type { Trap } from './trap.ts'

interface Level {
  column: number
  list: boolean
  /** The first key of each entry of a list, to recognise an entry whose dash is missing. */
  firstKeys: Set<string>
}

/** Follows the indentation line by line and objects to the first line that fits nowhere. */
export function createIndentation(): (line: Line) => Trap | undefined {
  const levels: Level[] = []
  let before: Line | undefined
  const top = () => levels.at(-1)
  const open = (line: Line) => {
    let column = line.indent
    for (let dash = 0; dash < line.dashes; dash++) {
      const same = top()
      if (same?.column !== column || !same.list) levels.push({ column, list: true, firstKeys: new Set() })
      top()?.firstKeys.add(line.key ?? '')
      column += (/^-\s+/.exec(line.text.slice(column))?.[0] ?? '- ').length
    }
    if (line.key !== undefined && top()?.column !== line.content)
      levels.push({ column: line.content, list: false, firstKeys: new Set() })
    before = line
  }
  return (line) => {
    if (isBlank(line) || line.inText) return undefined
    if (isContinuation(line, before)) return undefined
    while ((top()?.column ?? -1) > line.indent) levels.pop()
    const level = top()
    if (level && before) {
      const trap = misplaced(line, before, level, levels)
      if (trap) return trap
    }
    open(line)
    return undefined
  }
}

/** A text may go on in the next lines, further right than its key. */
function isContinuation(line: Line, before: Line | undefined): boolean {
  return (
    before !== undefined &&
    line.key === undefined &&
    line.dashes === 0 &&
    before.value !== '' &&
    line.indent > before.indent
  )
}

function misplaced(line: Line, before: Line, level: Level, levels: Level[]): Trap | undefined {
  if (level.column < line.indent) {
    const opens =
      before.value === '' || before.value.startsWith('#') || (before.dashes > 0 && line.indent === before.content)
    return opens && line.indent > before.indent ? undefined : wrongIndent(line, before, levels)
  }
  if (level.list && line.dashes === 0) {
    const underKey = levels.at(-2)?.column === line.indent
    if (underKey) return undefined
    return level.firstKeys.has(line.key ?? '') ? missingDash(line) : wrongIndent(line, before, levels)
  }
  if (!level.list && line.dashes > 0 && before.value !== '' && before.key !== undefined)
    return wrongIndent(line, before, levels)
  return line.key === undefined && line.dashes === 0 ? missingColon(line) : undefined
}

function wrongIndent(line: Line, before: Line, levels: Level[]): Trap {
  const columns = [...new Set([...levels.map(({ column }) => column), before.content])].filter(
    (column) => column !== line.indent,
  )
  const near = columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))[0] ?? 0
  const name = line.key === undefined ? 'The line' : `"${line.key}"`
  return {
    code: 'wrong-indent',
    column: line.indent,
    length: Math.max(1, line.text.trim().length),
    message: `${name} begins after ${line.indent} spaces, where nothing else of its group begins`,
    hint: `Line it up with its neighbours: ${near} spaces would fit. Keys of one group begin in the same column, dashes of one list too.`,
  }
}

function missingDash(line: Line): Trap {
  return {
    code: 'missing-dash',
    column: line.indent,
    length: line.text.trim().length,
    message: `The entry that begins with "${line.key}" has no dash`,
    hint: `Write ${`- ${line.text.trim()}`}, and indent the other lines of the entry by two more spaces.`,
  }
}

function missingColon(line: Line): Trap {
  return {
    code: 'missing-colon',
    column: line.indent,
    length: line.text.trim().length,
    message: 'The line has no colon, so that it is neither a key nor a text',
    hint: 'Write a key, a colon, a space and the value. If the line continues the text above, indent it by two more spaces.',
  }
}
