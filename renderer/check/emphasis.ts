import { isRecord } from '../common/is-record.ts'

/** As Markdown has it: "*word*" and "_word_", not "2 * 3", "**bold**" or "my_own_file". */
const EMPHASIS = /(?<![*\\\w])\*(?![*\s])[^*]*[^*\s]\*(?!\*)|\*\*\*\w|(?<![_\\\w])_(?![_\s])[^_]*[^_\s]_(?![\w_])/

/** Whether a text somewhere in a value has words that are stressed, for which a page needs the italics of its font. */
export function hasEmphasis(value: unknown): boolean {
  if (typeof value === 'string') return EMPHASIS.test(value)
  if (Array.isArray(value)) return value.some(hasEmphasis)
  return isRecord(value) && Object.values(value).some(hasEmphasis)
}
