import { message } from '../../messages/message.ts'

/** One line of YAML, taken apart as far as that can be done without understanding the rest of the file. */
export interface Line {
  /** From 0. */
  number: number
  offset: number
  text: string
  /** Spaces before the first dash or word. */
  indent: number
  /** Column of the key, or of the text of a list entry: after the dashes. */
  content: number
  dashes: number
  key?: string
  /**
   * What stands after the colon, or after the dashes of an entry without key: without an anchor (&name) or a tag (!text)
   * before it, without trailing spaces, and empty where there is only a comment.
   */
  value: string
  /** Column where the value starts. */
  at: number
  /** Part of a text that began on an earlier line: nothing in it is YAML. */
  inText: boolean
}

/** Written so that a long run of spaces is passed over once, not once for each of them. */
const shape =
  /^([ \t]*)((?:-(?:[ ]+|$))*)(?:("[^"]*"|'[^']*'|[^\s"'#{[&*!|>%@`,](?:[^#]*?[^#\s])??)(\s*:)(?=\s|$))?(\s*(?:[&!]\S+(?:\s+|$))*)(.*)$/

/** The lines of a text, with those inside block texts ("|" and ">") marked. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  let offset = 0
  let block: { base: number; column?: number } | undefined
  text.split('\n').forEach((raw, number) => {
    const line = readLine(raw, number, offset)
    offset += raw.length + 1
    const blank = line.text.trim() === ''
    if (block && (blank || (line.indent > block.base && line.indent >= (block.column ?? 0)))) {
      line.inText = true
      if (!blank) block.column ??= line.indent
    } else block = /^[|>][+-]?\d?[+-]?\s*(?:#.*)?$/.test(line.value) ? { base: baseOf(line) } : undefined
    lines.push(line)
  })
  return lines
}

/** A block text goes on while its lines stand further right than the key or dash that opened it. */
function baseOf({ key, content, indent, dashes }: Line): number {
  return key !== undefined || dashes === 0 ? content : indent
}

/** One line by itself; whether it is part of a longer text cannot be told. */
export function readLine(raw: string, number: number, offset: number): Line {
  const text = raw.replace(/\r$/, '')
  const [, spaces = '', dashes = '', key, colon = '', gap = '', value = ''] = shape.exec(text) ?? []
  const content = spaces.length + dashes.length
  const at = content + (key?.length ?? 0) + colon.length + gap.length
  const count = dashes.split('-').length - 1
  return {
    number,
    offset,
    text,
    indent: spaces.length,
    content,
    dashes: count,
    ...(key !== undefined && { key }),
    value: value.startsWith('#') ? '' : value.trimEnd(),
    at,
    inText: false,
  }
}

export const isBlank = ({ text }: Line) => /^\s*(?:#.*)?$/.test(text)

/** The value without a comment behind it. */
export function withoutComment(value: string): string {
  return value.replace(/(?<!\s)\s+#.*$/, '')
}

/** The words of a heading as Markdown writes one: "Who" of "## Who". */
export const headingWords = (text: string) => /^(?:#{2,6} *|# +)([^\s#].*)$/.exec(text)?.[1]

/** The value in quotes that need no further thought, for hints. */
export function quoted(value: string): string {
  if (!value.includes('"')) return `"${value.replaceAll('\\', '\\\\')}"`
  return value.includes("'") ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${value}'`
}

/** What an editor should write instead of a line's value. */
export function rewritten({ key, dashes }: Pick<Line, 'key' | 'dashes'>, value: string): string {
  const start = key === undefined ? (dashes > 0 ? '- ' : '') : `${key}: `
  return `${start}${quoted(value)}`
}

/** Says to put the text of a line in quotes. */
export const inQuotes = (line: Pick<Line, 'key' | 'dashes'>, value: string) =>
  message('yaml.text-in-quotes', { text: rewritten(line, withoutComment(value)) })
