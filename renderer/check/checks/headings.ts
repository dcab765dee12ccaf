import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown as cut } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'
import { kinds } from './kinds.ts'
import { shown } from './shown.ts'

/** Headings in Markdown that skip a level, that are of the first level, or that are none. */
export const headings = {
  when: 'in full',
  codes: {
    'heading-order': warning(
      'A heading in a text skips a level, such as "####" below "##". People who listen to pages find their way by the levels.',
    ),
    'second-h1': kinds.codes['second-h1'],
    'broken-markdown': shown.codes['broken-markdown'],
  },
  ofTexts: checkHeadings,
} satisfies Check

const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/gm

/** Headings in Markdown that skip a level, or that are of the first level, which belongs to the page's own heading. */
function checkHeadings(texts: readonly Text[]): Finding[] {
  return texts.filter(({ schema, text }) => schema.content === 'markdown' && text.includes('#')).flatMap(headingsOf)
}

function headingsOf({ text, path }: Text): Finding[] {
  const prose = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replaceAll('#', ' '))
  return [...gluedHeadings(prose, path), ...leveledHeadings(prose, path)]
}

/** "##Leaks", which is no heading without its space. */
function gluedHeadings(prose: string, path: Path): Finding[] {
  if (!/##[^#\s]/.test(prose)) return []
  return [...prose.matchAll(/^ {0,3}(#{2,6})([^#\s].*)$/gm)].map(([line, marks, words]) => ({
    code: 'broken-markdown',
    place: { path, text: line.trim() },
    message: message('shown.as-it-stands', { words: cut(line.trim()), place: at(path) }),
    hint: message('broken-markdown.heading', { heading: `${marks} ${words}` }),
  }))
}

function leveledHeadings(prose: string, path: Path): Finding[] {
  let above = path.slice(4).some((step) => typeof step === 'number') ? 3 : 2
  return [...prose.matchAll(heading)].flatMap(([line, marks = '', words = '']) => {
    const level = marks.length
    const most = above + 1
    above = level
    if (level > 1 && level <= most) return []
    const where = { words: cut(words), place: at(path) }
    const place = { path, text: line.trim() }
    if (level > 1) {
      const hint = message('heading-order.hint', { heading: `${'#'.repeat(most)} ${words}` })
      return [{ code: 'heading-order', place, message: message('heading-order', where), hint }]
    }
    return [
      {
        code: 'second-h1',
        severity: 'warning',
        place,
        message: message('second-h1.in-text', where),
        hint: message('second-h1.in-text-hint', { heading: `## ${words}` }),
      },
    ]
  })
}
