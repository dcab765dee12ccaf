import { placeName, quote } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Text } from '../../schema/walk.ts'
import type { Check } from './check.ts'
import { kinds } from './kinds.ts'
import { shown } from './shown.ts'

/** Headings in Markdown that skip a level, that are of the first level, or that are none. */
export const headings = {
  when: 'in full',
  codes: {
    'heading-order': {
      severity: 'warning',
      about:
        'A heading in a text skips a level, such as "####" below "##". People who listen to pages find their way by the levels.',
    },
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
  return [...prose.matchAll(/^ {0,3}(#{2,6})([^#\s].*)$/gm)].map(([written, marks, words]) => ({
    code: 'broken-markdown',
    place: { path, text: written.trim() },
    message: `${quote(written.trim())} in ${placeName(path)} is shown to visitors as it stands`,
    hint: `Put a space behind the number signs to make it a heading: ${marks} ${words}`,
  }))
}

function leveledHeadings(prose: string, path: Path): Finding[] {
  let above = path.slice(4).some((step) => typeof step === 'number') ? 3 : 2
  return [...prose.matchAll(heading)].flatMap(([written, marks = '', words = '']) => {
    const level = marks.length
    const most = above + 1
    above = level
    if (level > 1 && level <= most) return []
    const where = `${quote(words)} in ${placeName(path)}`
    const place = { path, text: written.trim() }
    if (level > 1) {
      const message = `The heading ${where} skips a level`
      return [
        {
          code: 'heading-order',
          place,
          message,
          hint: `Write it as "${'#'.repeat(most)} ${words}".`,
        },
      ]
    }
    const message = `The heading ${where} is of the first level, of which a page has only one`
    return [
      {
        code: 'second-h1',
        severity: 'warning',
        place,
        message,
        hint: `Write it as "## ${words}"; a remark for yourself stands outside the text.`,
      },
    ]
  })
}
