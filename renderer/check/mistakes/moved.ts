import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'

/**
 * A line that slipped left or right gives two findings: its key is unknown where it is and missing where it was.
 * They become one that says where the key belongs.
 */
export function joinMoved(findings: readonly Finding[]): Finding[] {
  const missing = findings.filter(({ code }) => code === 'missing-field' || code === 'missing-alt')
  const joined = new Set<Finding>()
  const moved = findings.map((finding) => {
    if (finding.code !== 'unknown-key') return finding
    const twin = missing.find((other) => !joined.has(other) && isMoved(finding, other))
    if (!twin) return finding
    joined.add(twin)
    return movedTo(finding, pathOf(twin), pathOf(finding).slice(0, -1))
  })
  return moved.filter((finding) => !joined.has(finding))
}

function isMoved(unknown: Finding, missing: Finding): boolean {
  if (unknown.about !== missing.about) return false
  const from = pathOf(unknown).slice(0, -1)
  const to = pathOf(missing)
  return isWithin(from, to) || isWithin(to, from)
}

const pathOf = ({ place }: Finding): Path => ('path' in place ? place.path : [])
const isWithin = (outer: Path, inner: Path) =>
  outer.length < inner.length && outer.every((step, index) => step === inner[index])

/** Says that a key stands too far left or right: `to` is the path of the group that it belongs to. */
function movedTo(finding: Finding, to: Path, from: Path): Finding {
  const side = to.length > from.length ? 'right' : 'left'
  return {
    code: 'wrong-indent',
    place: finding.place,
    message: message('wrong-indent.moved', { key: finding.about ?? '', place: at(from), to: at(to) }),
    hint: message('wrong-indent.moved-hint', { side, place: at(to) }),
  }
}
