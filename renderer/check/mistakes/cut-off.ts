import { isRecord } from '../../common/is-record.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'

const unfinished = ['missing-field', 'missing-alt', 'missing-section', 'empty-value', 'too-few-items']

/** More dead links than somebody has who is still writing. */
const MANY_LOST = 5

/** What is known of the end of a file: the last thing in it, and where a line that cannot be read begins. */
export interface End {
  text: string
  path: Path
  value: unknown
  brokenAt: number | undefined
}

/**
 * A file whose end is gone, as copying or saving leaves it: its last section, form or line is not finished, and pages are
 * missing that others link to. All of that is one mistake.
 */
export function cutOff(findings: readonly Finding[], { text, path, value, brokenAt }: End): Finding | undefined {
  const last = [...path, ...lastPath(value)]
  const open = findings.filter(
    ({ code, place }) => unfinished.includes(code) && 'path' in place && leadsTo(place.path, last),
  )
  const endsInLine = !text.endsWith('\n')
  const start = text.lastIndexOf('\n', text.trimEnd().length - 1) + 1
  const isBroken = endsInLine && brokenAt !== undefined && brokenAt >= start
  const lost = lostIn(findings)
  const isLikely = lost >= MANY_LOST || (open.length > 1 && (lost > 0 || endsInLine)) || (endsInLine && lost > 0)
  if (!isLikely || (open.length === 0 && !isBroken)) return undefined
  const deepest = open.map(pathOf).toSorted((one, other) => other.length - one.length)[0]
  const line = text.slice(start).trim()
  const fields = open.flatMap(({ code, about }) => (code === 'missing-field' && about ? { field: about } : []))
  return {
    code: 'cut-off',
    place: { start: start + text.slice(start).search(/\S|$/), end: text.trimEnd().length },
    message:
      isBroken || deepest === undefined
        ? message('cut-off.line', { line: shown(line) })
        : message('cut-off', { place: at(isBlocks(deepest) ? deepest.slice(0, -1) : deepest) }),
    hint: [
      message('cut-off.hint'),
      fields.length > 0
        ? message('cut-off.write-fields', { fields: { list: fields, quoted: true } })
        : message('cut-off.write'),
    ],
  }
}

/** How many pages and sections are missing to which something leads; without any page, more than can be told. */
function lostIn(findings: readonly Finding[]): number {
  if (findings.some(({ code }) => code === 'no-pages')) return MANY_LOST
  return new Set(findings.flatMap(({ code, lacks, about }) => (code === 'dead-anchor' ? about : lacks) ?? [])).size
}

/** A page that ends before its first section: the page itself is what is not finished. */
const isBlocks = (path: Path) => path.length === 3 && path[0] === 'pages' && path[2] === 'blocks'

const pathOf = ({ place }: Finding): Path => ('path' in place ? place.path : [])

const leadsTo = (path: Path, last: Path) => path.length > 1 && path.every((step, index) => step === last[index])

/** The way to the last thing that is written. */
function lastPath(value: unknown): Path {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.length - 1, ...lastPath(value.at(-1))]
  const [key, inner] = isRecord(value) ? (Object.entries(value).at(-1) ?? []) : []
  return key === undefined ? [] : [key, ...lastPath(inner)]
}
