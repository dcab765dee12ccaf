import { worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { partNames } from '../../schema/schemas.ts'
import { type LineMistake, underline } from './line-mistake.ts'
import type { Line } from './lines.ts'

/** A line in a column where nothing of its group begins; `fits` are columns where it could stand. */
export function wrongIndent(line: Line, fits: readonly number[]): LineMistake {
  const columns = fits.filter((column) => column !== line.indent)
  const near = columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))[0] ?? 0
  const { key, indent: column } = line
  return {
    code: 'wrong-indent',
    isGuess: true,
    ...underline(line),
    message: key === undefined ? message('wrong-indent.line', { column }) : message('wrong-indent', { key, column }),
    hint: message('wrong-indent.hint', { column: near }),
  }
}

export function missingDash(line: Line): LineMistake {
  return {
    ...worded('missing-dash', { key: (line.key ?? '').replace(/^"(.*)"$/, '$1') }, { line: line.text.trim() }),
    ...underline(line),
  }
}

/** A dash in a part of the file, none of which is a list. */
export function strayDash(line: Line): LineMistake {
  const said = message('stray-dash', { key: line.key ?? line.value })
  return { code: 'stray-dash', column: line.indent, length: 1, message: said, hint: message('stray-dash.hint') }
}

/** A key in the column of a list's dashes: its dash is missing, or that of the entry above is one too many. */
export function unlikeFirst(line: Line, first: Line, more: number): LineMistake {
  const content = line.text.trim()
  return {
    code: 'missing-dash',
    ...underline(line),
    message: message('missing-dash.unlike', { key: line.key ?? '', count: more + 1 }),
    hint:
      more > 0
        ? message('missing-dash.one-more', { line: content })
        : message('missing-dash.all-or-none', { line: content, first: first.key ?? first.value }),
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
    message: message('missing-dash.bullet', { mark }),
    hint: message('missing-dash.bullet-hint', { text: rest }),
  }
}

/** A line of a text that begins below its key. */
export function colonInLooseText(line: Line, key: string): LineMistake {
  return {
    code: 'unquoted-colon',
    column: line.content + (line.key ?? '').length,
    length: 1,
    message: message('unquoted-colon.below', { key }),
    hint: message('unquoted-colon.below-hint', { key }),
  }
}

/** A line of a block text that stands further left than the text's other lines. */
export function shortOfText(line: Line, column: number, opener: Line | undefined): LineMistake {
  const key = opener?.key
  return {
    code: 'wrong-indent',
    ...underline(line),
    message:
      key === undefined
        ? message('wrong-indent.of-text', { column: line.indent })
        : message('wrong-indent.of-text-key', { key, column: line.indent }),
    hint: message('wrong-indent.of-text-hint', { column, count: column - line.indent }),
  }
}

/** A line that fell to the left, out of the group around it. */
export function tooFarLeft(line: Line, column: number): LineMistake {
  const [, letters = '', rest = ''] = /^([^\s-]{1,2})(\s{2,}\S.*)/.exec(line.text) ?? []
  if (letters !== '' && Math.abs(letters.length + rest.search(/\S/) - column) <= letters.length + 1) {
    return {
      code: 'wrong-indent',
      column: 0,
      length: letters.length,
      message: message('wrong-indent.letters', { letters }),
      hint: message('wrong-indent.letters-hint', { letters }),
    }
  }
  const start = line.dashes > 0 ? line.text.trim().slice(0, 60) : line.key
  return {
    code: 'wrong-indent',
    isGuess: true,
    ...underline(line),
    message:
      start === undefined
        ? message('wrong-indent.outside-line', { column: line.indent })
        : message('wrong-indent.outside', { start, column: line.indent }),
    hint: message('wrong-indent.outside-hint', { count: column - line.indent, column }),
  }
}

/** A line without key. */
export function missingColon(line: Line): LineMistake {
  const mistake = { code: 'missing-colon', ...underline(line) }
  const content = line.text.trim()
  const remark = /^(?:\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(content)?.[1]
  if (remark !== undefined) {
    const hint = message('missing-colon.remark-hint', { text: `# ${remark}` })
    return { ...mistake, message: message('missing-colon.remark'), hint }
  }
  if (line.indent === 0 && partNames().includes(content)) {
    const hint = message('yaml.write', { text: `${content}:` })
    return { ...mistake, message: message('missing-colon', { key: content }), hint }
  }
  const [, from, to] = /^(\/[^\s:]*?)(?:\s*(?:->|=>|→|[:=,])\s*|\s+)(\/[^\s,]*)/.exec(content) ?? []
  if (to !== undefined) {
    const hint = message('yaml.write', { text: `${from}: ${to}` })
    return { ...mistake, message: message('missing-colon.addresses'), hint }
  }
  return { ...mistake, message: message('missing-colon.line'), hint: message('missing-colon.line-hint') }
}
