import type { Finding } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Lists that were written below ">-", where line breaks become spaces. */
export const runTogether = {
  when: 'in full',
  codes: {
    'list-in-text': warning(
      'A list in a text is shown as one paragraph, because line breaks below ">" become spaces. Write "|" in place of ">".',
    ),
  },
  ofTexts: (texts, { source }) => checkRunTogether(texts, source()),
} satisfies Check

/** An entry of a list within a line, where the file has it on a line of its own. */
const entry = /(?<= )((?:-|\d{1,2}\.) \S+)( (?!-|\d{1,2}\. )\S+)?/g

/**
 * Lists that were written below ">-", where line breaks become spaces: visitors would read them as one paragraph.
 * `written` is what the file has for these texts.
 */
function checkRunTogether(texts: readonly Text[], source: string): Finding[] {
  if (!/>[+-]?[ \t]*\r?\n/.test(source)) return []
  const suspects = texts.filter(({ text }) => / (?:-|\d{1,2}\.) \S/.test(text))
  if (suspects.length === 0) return []
  const starts = lineStarts(source)
  return suspects.flatMap((text) => listIn(text, starts))
}

function listIn({ text, path, schema }: Text, { firsts, pairs, alone }: LineStarts): Finding[] {
  const isLine = ([words, start = '', more]: RegExpMatchArray) =>
    more === undefined ? firsts.has(words) : pairs.has(words) || alone.has(start)
  const first = [...text.matchAll(entry)].find(isLine)?.[0]
  if (first === undefined) return []
  const key = /^- ([a-zA-Z]\w*):(?: |$)/.exec(first)?.[1]
  const words = shown(first)
  const values = { words, key: String(path.at(-1)), takes: schema.content ?? 'text' }
  return [
    {
      code: 'list-in-text',
      about: `${path.join('/')} list`,
      place: { path, text: first },
      message: message('list-in-text', { words, place: at(path) }),
      hint: message(key === undefined ? 'list-in-text.hint' : 'list-in-text.key-hint', values),
    },
  ]
}

interface LineStarts {
  /** "- Boots" of "- Boots and vents". */
  firsts: Set<string>
  /** "- Boots and" */
  pairs: Set<string>
  /** "- Boots", with nothing behind it. */
  alone: Set<string>
}

/** How the entries of lists begin that have a line of their own: gathered once, since a text may hold thousands. */
function lineStarts(source: string): LineStarts {
  const starts: LineStarts = { firsts: new Set(), pairs: new Set(), alone: new Set() }
  for (const [, first = '', more] of source.matchAll(/^[ \t]+((?:-|\d{1,2}\.) \S+)(?: (\S+))?/gm)) {
    starts.firsts.add(first)
    if (more === undefined) starts.alone.add(first)
    else starts.pairs.add(`${first} ${more}`)
  }
  return starts
}
