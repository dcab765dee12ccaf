import { type Finding, together, worded } from '../../common/problem.ts'
import { type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { SyntaxMistake } from '../../read/mistake.ts'
import { betterPlaced } from './better-placed.ts'
import { createIndentation } from './indentation.ts'
import { lineDetectors } from './line-detectors.ts'
import type { LineMistake } from './line-mistake.ts'
import { isBlank, type Line, readLine, readLines } from './lines.ts'
import { missingColon } from './misplaced.ts'
import { linesOf, told } from './outlier.ts'
import { spanOf } from './unclosed.ts'
import { explainUnintended } from './unintended-yaml.ts'

/** Made all at once: tabs by an editor, the two fences of a piece of code by copying. */
const madeAtOnce = ['tab-indent', 'code-fence']

/** A finding for each mistake; those that were made at once are one. */
export function explainMistakes(mistakes: readonly SyntaxMistake[], source: string): Finding[] {
  const explained = mistakes.map((mistake) => explainSyntax(mistake, source))
  const [same = [], others = []] = [true, false].map((wanted) =>
    explained.filter(({ code }) => madeAtOnce.includes(code) === wanted),
  )
  return [...others, ...together(same)]
}

/** Explains a mistake in the YAML itself, by its cause where that is known rather than by where YAML noticed it. */
function explainSyntax(mistake: SyntaxMistake, source: string): Finding {
  const { spoilt, first, detail } = mistake
  // A second "type" is a section without its dash: what stands between the two belongs to the section before.
  const start = detail === 'type' && first !== undefined ? first : mistake.start
  const finding = explain(mistake, source)
  if (spoilt === undefined) return finding
  return { ...finding, spoils: { start, end: spoilt, ...(mistake.code === 'LOST_SECTION' && { isWhole: true }) } }
}

function explain(mistake: SyntaxMistake, source: string): Finding {
  if (mistake.first !== undefined) return repeated(mistake, mistake.first, source)
  if (mistake.code === 'MULTIPLE_DOCS') return secondDocument(mistake, source)
  const { start, from } = mistake
  const slip = explainUnintended(mistake, source)
  if (slip) return slip
  const text = source.slice(from)
  const noticed = source.slice(from, start).split('\n').length - 1
  const diagnosis = diagnose(readLines(text), noticed)
  if (!diagnosis) return lineWithoutColon(mistake, source) ?? unexplained(mistake)
  const at = from + diagnosis.line.offset + diagnosis.mistake.column
  const { code, length, message: said, hint } = diagnosis.mistake
  return { code, place: { start: at, end: at + length }, message: said, hint }
}

/** YAML takes three dashes or dots for the end of the file: nothing after them would be read. */
function secondDocument({ start, from }: SyntaxMistake, source: string): Finding {
  const marks = source.slice(from, start + 3).matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)
  const at = from + ([...marks].at(-1)?.index ?? start - from)
  return { ...worded('second-document', { mark: source.slice(at, at + 3) }), place: { start: at, end: at + 3 } }
}

/** The first line that is certainly wrong. YAML may notice a wrong indentation one line early. */
export function diagnose(lines: Line[], noticed: number): { line: Line; mistake: LineMistake } | undefined {
  const indentation = createIndentation()
  for (let index = 0; index <= Math.min(noticed + 2, lines.length - 1); ) {
    const line = lines[index]
    if (!line) break
    const at = index
    const place = indentation(line, () => told(lines, at + linesOf(lines, line)))
    const misplaced = place === 'text' ? undefined : place
    const isText = line.inText || place === 'text' || misplaced?.isText === true
    const mistake = lineMistake(line)
    if (mistake && !(isText && isOfWords(mistake))) return { line, mistake }
    if (misplaced) return betterPlaced(lines, misplaced)
    const span = isText ? 1 : spanOf(lines, line)
    if (typeof span !== 'number') return { line: span.line ?? line, mistake: span }
    index += span
  }
  return undefined
}

/** Whether words alone make the mistake, and not a sign that is wrong in a text too. */
const isOfWords = ({ code }: LineMistake) =>
  !['merge-conflict', 'tab-indent', 'odd-space', 'byte-order-mark'].includes(code)

function lineMistake(line: Line): LineMistake | undefined {
  if (line.inText || isBlank(line)) return undefined
  for (const detect of lineDetectors) {
    const mistake = detect(line)
    if (mistake) return mistake
  }
  return undefined
}

function repeated({ code, start, end, detail }: SyntaxMistake, first: number, source: string): Finding {
  const line = source.slice(0, first).split('\n').length
  const place = { start, end }
  if (code === 'DUPLICATE_PART') {
    const hint = message('duplicate-key.part-hint', { part: detail })
    return { code: 'duplicate-key', place, message: message('duplicate-key.part', { part: detail, line }), hint }
  }
  if (code === 'DUPLICATE_ROUTE') {
    const said = message('duplicate-route', { route: shown(detail), line })
    return { code: 'duplicate-route', place, message: said, hint: message('duplicate-route.hint') }
  }
  const said = message('duplicate-key', { key: shown(detail), line })
  return { code: 'duplicate-key', place, message: said, hint: message('duplicate-key.hint') }
}

/** What YAML objects to, in words, where no known mistake explains it. */
const objections: Record<string, MessageId> = {
  BAD_INDENT: 'yaml-syntax.column',
  BAD_SCALAR_START: 'yaml-syntax.character',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-syntax.key-for-text',
  BLOCK_IN_FLOW: 'yaml-syntax.colon',
  MISSING_CHAR: 'yaml-syntax.open',
  MULTILINE_IMPLICIT_KEY: 'yaml-syntax.one-line',
  RESOURCE_EXHAUSTION: 'yaml-syntax.too-deep',
  TAB_AS_INDENT: 'tab-indent',
}

/** Words on a line of their own, which no key and no text takes. */
function strayWords(at: number, line: string): Finding {
  const start = at + line.search(/\S/)
  const { code, message: said, hint } = missingColon(readLine(line, 0, 0))
  return { code, place: { start, end: at + line.trimEnd().length }, message: said, hint }
}

/** An address or words on a line of their own, where YAML looked for a key. */
function lineWithoutColon({ code, start, from }: SyntaxMistake, source: string): Finding | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY') return undefined
  const at = Math.max(from, source.lastIndexOf('\n', start) + 1)
  const line = source.slice(at).split('\n', 1)[0] ?? ''
  if (/^\s*[^\s#:-][^:]*$/.test(line) && !/^ *\/[a-z0-9/-]*\s*$/.test(line)) return strayWords(at, line)
  const [, spaces = '', route = ''] = /^( *)(\/[a-z0-9/-]*)\s*$/m.exec(line) ?? []
  if (route === '') return undefined
  return {
    code: 'missing-colon',
    place: { start: at + spaces.length, end: at + spaces.length + route.length },
    message: message('missing-colon.address', { route }),
    hint: message('missing-colon.address-hint', { route }),
  }
}

function unexplained({ code, start, end }: SyntaxMistake): Finding {
  const place = { start, end }
  if (code === 'BAD_DQ_ESCAPE') return { ...worded('bad-escape'), place }
  const said = message(objections[code] ?? 'yaml-syntax')
  return { code: 'yaml-syntax', place, message: said, hint: message('yaml-syntax.hint') }
}
