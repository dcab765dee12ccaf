import { partNames } from '../../schema/schemas.ts'
import { type LineMistake, underline } from './line-mistake.ts'
import type { Line } from './lines.ts'

/** "after 8 spaces", for how far to the right a line begins. */
const afterSpaces = (column: number) => (column === 0 ? 'at the left edge' : `after ${spaces(column)}`)
const spaces = (count: number) => `${count} space${count === 1 ? '' : 's'}`

/** A line in a column where nothing of its group begins; `fits` are columns where it could stand. */
export function wrongIndent(line: Line, fits: readonly number[]): LineMistake {
  const columns = fits.filter((column) => column !== line.indent)
  const near = columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))[0] ?? 0
  const name = line.key === undefined ? 'The line' : `"${line.key}"`
  return {
    code: 'wrong-indent',
    isGuess: true,
    ...underline(line),
    message: `${name} begins ${afterSpaces(line.indent)}, where nothing else of its group begins`,
    hint: `Line it up with its neighbours: ${near === 0 ? 'the left edge' : spaces(near)} would fit. Keys of one group begin in the same column, dashes of one list too.`,
  }
}

export function missingDash(line: Line): LineMistake {
  return {
    code: 'missing-dash',
    ...underline(line),
    message: `The entry that begins with ${line.key?.startsWith('"') ? line.key : `"${line.key}"`} has no dash`,
    hint: `Write "- ${line.text.trim()}", and indent the other lines of the entry by two more spaces.`,
  }
}

/** A dash in a part of the file, none of which is a list. */
export function strayDash(line: Line): LineMistake {
  const message = `"${line.key ?? line.value}" has a dash before it, as an entry of a list`
  const hint = 'Remove the dash, as the lines beside it have none: the names in this part of the file are keys.'
  return { code: 'stray-dash', column: line.indent, length: 1, message, hint }
}

/** A key in the column of a list's dashes: its dash is missing, or that of the entry above is one too many. */
export function unlikeFirst(line: Line, first: Line, more: number): LineMistake {
  const mistake = { code: 'missing-dash', ...underline(line) }
  const message = `"${line.key}" has no dash, but ${more === 0 ? 'the entry' : 'the entries'} above it in the same column`
  const write = `write "- ${line.text.trim()}"`
  if (more > 0) return { ...mistake, message: `${message} have one`, hint: `If it is one more entry, ${write}.` }
  return {
    ...mistake,
    message: `${message} has one`,
    hint: `Either all have a dash or none: ${write}, or remove the dash before "${first.key ?? first.value}".`,
  }
}

/** An entry that begins with a long dash or a bullet, as word processors write them. */
export function bullet(line: Line): LineMistake | undefined {
  const [mark, rest = ''] = /^([–—−•·▪◦●‣*]) +(.*)/.exec(line.text.trim())?.slice(1) ?? []
  if (mark === undefined) return undefined
  return {
    code: 'missing-dash',
    column: line.indent,
    length: 1,
    message: `The entry begins with "${mark}" in place of a hyphen`,
    hint: `Begin it, and the others of its list, with a hyphen and a space: - ${rest}`,
  }
}

/** A line of a text that begins below its key. */
export function colonInLooseText(line: Line, key: string): LineMistake {
  return {
    code: 'unquoted-colon',
    column: line.content + (line.key ?? '').length,
    length: 1,
    message: `The text under "${key}" holds a colon, which begins a new key in YAML`,
    hint: `Write "${key}: >-" on the line above the text: all lines that stand deeper are text then.`,
  }
}

/** A line of a block text that stands further left than the text's other lines. */
export function shortOfText(line: Line, column: number, opener: Line | undefined): LineMistake {
  const text = opener?.key === undefined ? 'the text above' : `the text of "${opener.key}" above`
  return {
    code: 'wrong-indent',
    ...underline(line),
    message: `The line belongs to ${text}, but begins ${afterSpaces(line.indent)}`,
    hint: `Every line of that text begins after ${spaces(column)} or more: put ${spaces(column - line.indent)} before this one.`,
  }
}

/** A line that fell to the left, out of the group around it. */
export function tooFarLeft(line: Line, column: number): LineMistake {
  const [, letters = '', rest = ''] = /^([^\s-]{1,2})(\s{2,}\S.*)/.exec(line.text) ?? []
  if (letters !== '' && Math.abs(letters.length + rest.search(/\S/) - column) <= letters.length + 1) {
    const message = `"${letters}" stands at the left edge, before the line`
    return {
      code: 'wrong-indent',
      column: 0,
      length: letters.length,
      message,
      hint: `Delete "${letters}": the line begins with spaces alone.`,
    }
  }
  const name =
    line.dashes > 0 ? `"${line.text.trim().slice(0, 60)}"` : line.key === undefined ? 'The line' : `"${line.key}"`
  return {
    code: 'wrong-indent',
    isGuess: true,
    ...underline(line),
    message: `${name} begins ${afterSpaces(line.indent)}, outside the group around it`,
    hint: `Put ${spaces(column - line.indent)} before it, so that it begins where its neighbours do: ${afterSpaces(column)}.`,
  }
}

/** A line without key. */
export function missingColon(line: Line): LineMistake {
  const remark = /^(?:\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(line.text.trim())?.[1]
  if (remark !== undefined) {
    const message = 'The line is a remark as other languages write it'
    return { code: 'missing-colon', ...underline(line), message, hint: `Begin it with a number sign: # ${remark}` }
  }
  const part = line.indent === 0 ? partNames().find((name) => name === line.text.trim()) : undefined
  if (part !== undefined) {
    const message = `There is no colon after "${part}"`
    return { code: 'missing-colon', ...underline(line), message, hint: `Write ${part}:` }
  }
  const [, from, to] = /^(\/[^\s:]*?)(?:\s*(?:->|=>|→|[:=,])\s*|\s+)(\/[^\s,]*)/.exec(line.text.trim()) ?? []
  if (to !== undefined) {
    const message = 'Between the old address and the new one stand a colon and a space'
    return { code: 'missing-colon', ...underline(line), message, hint: `Write ${from}: ${to}` }
  }
  return {
    code: 'missing-colon',
    ...underline(line),
    message: 'The line has no colon, so that it is neither a key nor a text',
    hint: 'Write a key, a colon, a space and the value. If the line continues the text above, indent it by two more spaces.',
  }
}
