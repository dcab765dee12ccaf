import { type Finding, worded } from '../../common/problem.ts'
import { at } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Paragraphs that spaces before them turn into program code. */
export const indented = {
  when: 'in full',
  codes: {
    'indented-text': warning(
      'A paragraph begins four spaces or more further right than the text around it, and is shown as program code. Let it begin where the others do.',
    ),
  },
  ofTexts: (texts) =>
    texts
      .filter(({ schema, text }) => schema.content === 'markdown' && /^(?: {4}|\t)/m.test(text))
      .flatMap((text) => codeIn(text.text).map((line) => toFinding(line, text))),
} satisfies Check

const toFinding = (line: string, { path }: Text): Finding => ({
  ...worded('indented-text', { words: shown(line), place: at(path) }),
  place: { path, text: line },
})

/** The first line of each paragraph that is code by its spaces; what goes on a list item, and what is fenced, is none. */
function codeIn(text: string): string[] {
  const lines: string[] = []
  let isList = false
  let isFenced = false
  let isAfterGap = true
  for (const line of text.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced
    else if (/^ {0,3}(?:[-*+]|\d+[.)])[ \t]/.test(line)) isList = true
    else if (/^ {0,3}\S/.test(line) && isAfterGap) isList = false
    const isDeep = /^(?: {4}|\t)\s*\S/.test(line)
    if (isDeep && isAfterGap && !isList && !isFenced) lines.push(line.trim())
    isAfterGap = !line.trim()
  }
  return lines
}
