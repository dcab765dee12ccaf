import { Lexer } from 'yaml'

/** What a YAML file says beside its data: a paragraph on lines of its own, or what stands behind a value. */
export interface Comment {
  start: number
  end: number
  /** The words, without "# " before each line. */
  text: string
}

/** What the lexer of "yaml" writes before a text without quotes, which may begin with "#" as comments do. */
const beforeText = '\x1f'
const marks = ['\uFEFF', '\x02', '\x18', beforeText]

/** The comments of a file in their order. Lines with nothing but "#" stand between paragraphs; what editors read is none. */
export function commentsIn(source: string): Comment[] {
  const paragraphs: Comment[] = []
  let goesOn = '\0'
  let start = 0
  let previous = ''
  for (const lexeme of new Lexer().lex(source)) {
    const end = marks.includes(lexeme) ? start : start + lexeme.length
    if (lexeme.startsWith('#') && previous !== beforeText && !/^#\s*$|^# yaml-language-server:/.test(lexeme)) {
      const text = lexeme.replace(/^# ?/, '').trimEnd()
      const last = paragraphs.at(-1)
      if (last && source.slice(last.end, start) === goesOn) Object.assign(last, { end, text: `${last.text}\n${text}` })
      else paragraphs.push({ start, end, text })
      const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
      goesOn = before.trim() === '' ? `\n${before}` : '\0'
    }
    previous = lexeme
    start = end
  }
  return paragraphs
}
