import type { Finding } from '../../common/problem.ts'
import { at, type MessageId, message } from '../../messages/message.ts'
import { shown as cut } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Texts that hold HTML, Markdown where there is none, braces that stand for nothing, and characters nobody meant. */
export const shown = {
  when: 'in full',
  codes: {
    'html-in-text': warning(
      'A text holds HTML, which is shown to visitors as it stands. Remove it; where Markdown is allowed, **bold** and [words](/page) do the same.',
    ),
    'markdown-in-text': warning(
      'A text holds signs of Markdown in a field that takes none, and shows them as they stand. Write the words alone.',
    ),
    'broken-markdown': warning(
      'A link, bold words, a table, a list or a heading in a text is not written so that it works, and is shown to visitors as it stands.',
    ),
    'stray-brace': warning(
      'Braces in a text stand for nothing, because they are doubled, not closed, or have a space inside. Write {phone}.',
    ),
    'trailing-comma': warning(
      'A text ends with a comma, as lines of other kinds of files do, and shows it to visitors. Remove the comma.',
    ),
    'odd-character': warning(
      'A text holds an invisible character, or letters that were saved in a wrong encoding. Delete the words around it and type them again.',
    ),
    'empty-alt': warning(
      'The description of a picture is only its file name, or says nothing. Describe what it shows, for people who do not see it.',
    ),
  },
  ofTexts: checkShown,
} satisfies Check

/** What visitors would see as it is written, where the author meant it to do something. */
interface Slip {
  code: string
  pattern: RegExp
  /** Only in texts that take Markdown, or only in those that take none. */
  in?: 'markdown' | 'plain'
  /** As it stands, unless told. */
  said?: MessageId
  hint: MessageId
}

const slips: readonly Slip[] = [
  { code: 'trailing-comma', pattern: /[^\s,]+,$/, in: 'plain', said: 'trailing-comma', hint: 'trailing-comma.hint' },
  {
    code: 'html-in-text',
    pattern:
      /<\/?(?:a|abbr|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|iframe|img|li|o:p|ol|p|script|small|span|strike|strong|style|su[bp]|table|t[dhr]|u|ul)(?:[\s/][^<>]*)?>|<!--.*?(?:-->|$)/i,
    hint: 'html-in-text.hint',
  },
  { code: 'html-in-text', pattern: /&(?:[a-z]{2,8}|#\d{2,5});/i, in: 'plain', hint: 'html-in-text.character' },
  {
    code: 'markdown-in-text',
    pattern: /\*\*[^\s*][^*]*\*\*|\[[^\][]+\]\([^()\s]+\)|^#{1,6} \S+/,
    in: 'plain',
    hint: 'markdown-in-text.hint',
  },
  {
    code: 'broken-markdown',
    pattern:
      /\[[^\][]+\]\s+\((?:\/|#|https?:|tel:|mailto:)[^()\s]*\)|\[[^\][]+\]\((?:\/|#|https?:|tel:|mailto:)[^()\s]*(?:\s+(?!["'])|$)|\([^()]+\)\[(?:\/|#|https?:|tel:|mailto:)[^[\]\s]*\]/,
    in: 'markdown',
    hint: 'broken-markdown.link',
  },
  {
    code: 'broken-markdown',
    pattern: /\[[^\][]+\]\(\s*\)/,
    in: 'markdown',
    said: 'broken-markdown.nowhere',
    hint: 'broken-markdown.target',
  },
  {
    code: 'broken-markdown',
    // Two stars that nothing closes before the paragraph ends, or with a space on their inner side. What stands before
    // a sign is looked at last in these patterns: signs are quick to find.
    pattern:
      /\*\*(?<=(?:^|\s)\*\*)(?=[^\s*])(?=(?:(?!\*\*|\n\s*\n).)*(?:\n\s*\n|$))[^\n]{0,40}|\*\*(?<=(?:^|\s)\*\*)[ \t][^*\n]*[^*\s]\*\*(?!\S)/s,
    in: 'markdown',
    hint: 'broken-markdown.bold',
  },
  {
    code: 'broken-markdown',
    pattern: /\|(?<=^\|).*\|[ \t]*$(?=\n\|[ :|-]+\|)/m,
    in: 'markdown',
    said: 'broken-markdown.table',
    hint: 'broken-markdown.table-hint',
  },
  {
    code: 'broken-markdown',
    pattern: /[•▪●◦‣·](?<=^[ \t]*.) +\S+/m,
    in: 'markdown',
    said: 'broken-markdown.list',
    hint: 'broken-markdown.list-hint',
  },
  {
    code: 'stray-brace',
    pattern:
      /\$\{(?:brand|phone|email|address|locality|tagline)\}|\{%.*?%\}|\{\{[^{}]*\}\}|\{\s+[a-zA-Z][\w.-]*\s*\}|\{[a-zA-Z][\w.-]*\s+\}|\{(?:brand|phone|email|facts\.\w+)(?![\w.-]*\})/,
    hint: 'stray-brace.hint',
  },
  {
    code: 'odd-character',
    pattern: /(?![\t\n\r])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u,
    said: 'odd-character.unseen',
    hint: 'odd-character.unseen-hint',
  },
  {
    code: 'odd-character',
    pattern: /\ufffd|â€[\u0080-\u2122]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    said: 'odd-character.encoding',
    hint: 'odd-character.encoding-hint',
  },
]

/**
 * What makes a text worth a closer look, which few are: anything but letters and signs that are certainly fine. One class
 * of characters, since every text is searched, and of few ranges: V8 looks more of them up one by one.
 */
const telling =
  /[^\t\n -%'()+-;=-Z\\\]-z}~\u00a0-\u00c1\u00c4-\u00e1\u00e3-\u200a\u200c-\u2021\u2023-\u2029\u202f-\u2065\u206a-\ufefe\uff00-\ufffc]/

/** A "#" means something at the beginning alone, a comma at the end. */
const isTelling = (text: string) => telling.test(text) || text.startsWith('#') || text.endsWith(',')

/** Texts that hold HTML, Markdown where there is none, braces that stand for nothing, and characters nobody meant. */
function checkShown(texts: readonly Text[]): Finding[] {
  return texts.flatMap((text) => {
    if (isTelling(text.text)) return slipsIn(text)
    return text.path.at(-1) === 'alt' ? namedOnly(text) : []
  })
}

/** The name of a picture in place of what it shows. */
function namedOnly({ text, path }: Text): Finding[] {
  if (!/^\S+\.(?:jpe?g|png|webp|avif|svg)$|^(?:image|img|photo|picture)\.?$/i.test(text)) return []
  const said = message('empty-alt', { words: cut(text), place: at(path) })
  return [{ code: 'empty-alt', place: { path }, message: said, hint: message('empty-alt.hint') }]
}

function slipsIn({ text, path, schema }: Text): Finding[] {
  if (schema.reference || typeof schema.pattern === 'string') return []
  // A section of an unknown type has no schema to say what its texts take.
  const kind = schema.content === 'markdown' ? 'markdown' : schema.type === 'string' ? 'plain' : undefined
  // What greets in a mail ends with one in English.
  const isGreeting = path.at(-2) === 'words' && String(path.at(-1)).startsWith('reply.')
  const slip = slips.find(
    ({ code, in: place = kind, pattern }) =>
      place === kind && pattern.test(text) && !(isGreeting && code === 'trailing-comma'),
  )
  const words = slip?.pattern.exec(text)?.[0]
  if (!slip || words === undefined) return []
  const { code, said = 'shown.as-it-stands', hint } = slip
  const values = { words: cut(words), place: at(path) }
  return [{ code, place: { path, text: words }, message: message(said, values), hint: message(hint) }]
}
