/** Words and figures that YAML, or a reader of YAML 1.1, takes for something else than text. */
const taken =
  /^(?:true|false|yes|no|on|off|null|~|[-+]?(?:[\d_.:/,-]+|\.?\d[\d_.]*e[-+]?\d+|0x[\da-f]+|0o[0-7]+|\.(?:inf|nan)))$/i
const wrongStart = /^[-?:,[\]{}#&*!|>'"%@`=<\s]|^\.\.\./
const wrongInside = /: |:$| #/
const wrongInFlow = /[,[\]{}]/
const unprintable = /[\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u
const toEscape = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g

/** Whether a text has signs, line ends and tabs among them, that have to be written with a backslash. */
export const needsEscapes = (text: string) => unprintable.test(text) || !text.isWellFormed()

/** Whether a text can stand in YAML as it is, on one line. */
function canBePlain(text: string, isFlow: boolean): boolean {
  if (text === '' || text.trim() !== text || needsEscapes(text)) return false
  if (wrongStart.test(text) || wrongInside.test(text) || (isFlow && wrongInFlow.test(text))) return false
  return !taken.test(text) || text.startsWith('/')
}

export type Quotes = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'

/** A text as YAML on one line: in the quotes that stand there, or in double ones where it needs some. */
export function writeText(text: string, isFlow: boolean, quotes: Quotes = 'PLAIN'): string {
  if (quotes === 'PLAIN' && canBePlain(text, isFlow)) return text
  if (quotes === 'QUOTE_SINGLE' && !needsEscapes(text)) return `'${text.replaceAll("'", "''")}'`
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replaceAll(toEscape, code)
}
