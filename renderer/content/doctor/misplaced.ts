import type { Line } from './lines.ts'
import type { Trap } from './trap.ts'

function underline(line: Line): Pick<Trap, 'column' | 'length'> {
  return { column: line.indent, length: Math.max(1, line.text.trim().length) }
}

/** A line in a column where nothing of its group begins; `fits` are columns where it could stand. */
export function wrongIndent(line: Line, fits: readonly number[]): Trap {
  const columns = fits.filter((column) => column !== line.indent)
  const near = columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))[0] ?? 0
  const name = line.key === undefined ? 'The line' : `"${line.key}"`
  return {
    code: 'wrong-indent',
    ...underline(line),
    message: `${name} begins after ${line.indent} spaces, where nothing else of its group begins`,
    hint: `Line it up with its neighbours: ${near} spaces would fit. Keys of one group begin in the same column, dashes of one list too.`,
  }
}

export function missingDash(line: Line): Trap {
  return {
    code: 'missing-dash',
    ...underline(line),
    message: `The entry that begins with "${line.key}" has no dash`,
    hint: `Write "- ${line.text.trim()}", and indent the other lines of the entry by two more spaces.`,
  }
}

/** An entry that begins with a long dash or a bullet, as word processors write them. */
export function bullet(line: Line): Trap | undefined {
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
export function colonInLooseText(line: Line, key: string): Trap {
  return {
    code: 'unquoted-colon',
    column: line.content + (line.key ?? '').length,
    length: 1,
    message: `The text under "${key}" holds a colon, which begins a new key in YAML`,
    hint: `Write "${key}: >-" on the line above the text: all lines that stand deeper are text then.`,
  }
}

/** A line of a block text that stands further left than the text's first line. */
export function shortOfText(line: Line, column: number): Trap {
  return {
    code: 'wrong-indent',
    ...underline(line),
    message: `The line belongs to the text above, but begins after ${line.indent} spaces`,
    hint: `Every line of that text begins after at least ${column} spaces, as its first line does: ${column} spaces would fit.`,
  }
}

/** A line without key: after "|" it was meant to be text. */
export function missingColon(line: Line, afterBar: boolean): Trap {
  const remark = /^(?:\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(line.text.trim())?.[1]
  if (remark !== undefined) {
    const message = 'The line is a remark as other languages write it'
    return { code: 'missing-colon', ...underline(line), message, hint: `Begin it with a number sign: # ${remark}` }
  }
  if (afterBar) {
    const message = 'The text after "|" must stand further right than its key'
    return {
      code: 'wrong-indent',
      ...underline(line),
      message,
      hint: 'Indent every line of the text by two more spaces than its key.',
    }
  }
  return {
    code: 'missing-colon',
    ...underline(line),
    message: 'The line has no colon, so that it is neither a key nor a text',
    hint: 'Write a key, a colon, a space and the value. If the line continues the text above, indent it by two more spaces.',
  }
}
