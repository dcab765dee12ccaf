import { placeName, quote } from '../messages/names.ts'
import type { Finding } from '../problem.ts'
import type { Text } from '../walk.ts'

/** An entry of a list within a line, where the file has it on a line of its own. */
const entry = /(?<= )((?:-|\d{1,2}\.) \S+)( (?!-|\d{1,2}\. )\S+)?/g

/**
 * Lists that were written below ">-", where line breaks become spaces: visitors would read them as one paragraph.
 * `written` is what the file has for these texts.
 */
export function checkRunTogether(texts: readonly Text[], written: string): Finding[] {
  if (!/>[+-]?[ \t]*\r?\n/.test(written)) return []
  return texts.filter(({ text }) => / (?:-|\d{1,2}\.) \S/.test(text)).flatMap((text) => runTogether(text, written))
}

function runTogether({ text, path, schema }: Text, written: string): Finding[] {
  const isLine = ([words, start = '', more]: RegExpMatchArray) =>
    startsLine(words, written, more === undefined ? /\s/ : /[\s\S]/) || startsLine(start, written, /[\r\n]/)
  const first = [...text.matchAll(entry)].find(isLine)?.[0]
  if (first === undefined) return []
  const key = /^- ([a-zA-Z]\w*):(?: |$)/.exec(first)?.[1]
  const own = String(path.at(-1))
  const remedy =
    schema.content === 'markdown'
      ? `Write "${own}: |" in place of "${own}: >-", with an empty line above the list.`
      : 'This field takes no list: write it as a sentence.'
  const begins = `If ${quote(first)} begins a list of the section, write the key of that list above it, in the column of ${quote(own)}. If it is text: `
  return [
    {
      code: 'list-in-text',
      severity: 'warning',
      about: `${path.join('/')} list`,
      place: { path, text: first },
      message: `The list that begins with ${quote(first)} in ${placeName(path)} is shown as one paragraph: below ">" line breaks become spaces`,
      hint: key === undefined ? remedy : `${begins}${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`,
    },
  ]
}

function startsLine(words: string, written: string, end: RegExp): boolean {
  for (let at = written.indexOf(words); at >= 0; at = written.indexOf(words, at + 1)) {
    const before = written.slice(written.lastIndexOf('\n', at) + 1, at)
    if (before !== '' && before.trim() === '' && end.test(written.charAt(at + words.length) || '\n')) return true
  }
  return false
}
