/** Remarks "# yours: …" behind lines, by which a starter asks its owner: they go once the owner has answered. */
import { isDeepStrictEqual } from 'node:util'
import { type Remark, remarksIn } from '../../../renderer/check/mistakes/remarks.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { Refusal } from '../refusal.ts'
import type { Changed } from './page-parts.ts'
import { offsetOf, type Part, type Parts, partOf, withText } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { dataOf } from './steps.ts'
import { type Collection, entriesOf, isCollectionNode, readTree } from './tree.ts'

/** What a starter asks, and of what. */
export interface Asked extends Remark {
  path: Path
}

/** The remarks of a part of the file, each with the place of the value behind which it stands. */
export function askedIn({ route, text }: Pick<Part, 'route' | 'text'>): Asked[] {
  const remarks = remarksIn(text)
  const top = remarks.length > 0 ? treeOf(text) : undefined
  if (!top) return []
  return remarks.map((remark) => {
    const path = pathTo(top, remark.start)
    return { ...remark, path: route === undefined ? path : ['pages', ...path] }
  })
}

function treeOf(text: string): Collection | undefined {
  try {
    return readTree(text, () => 1)
  } catch (error) {
    // What tools must not touch stands in it.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The innermost value on a line of its own that begins before an offset. */
function pathTo(node: Collection, offset: number): Path {
  const entries = entriesOf(node)
  const index = entries.findLastIndex(({ start }) => start < offset)
  const entry = entries[index]
  if (!entry) return []
  const inner = isCollectionNode(entry.value) && !entry.value.flow ? pathTo(entry.value, offset) : []
  return [entry.key ? String(entry.key.value) : index, ...inner]
}

/** Before a step, the steps that take out the remarks of all that it changes. */
export function answering(parts: Parts, { do: deed, path, ...step }: Step): Step[] {
  const isSame = 'isSame' in step && step.isSame
  if (isSame || deed === 'name' || deed === 'anchor' || deed === 'free' || deed === 'confirm') return []
  const changed = deed === 'put' ? path : path.slice(0, -1)
  const part = parts[partOf(parts, path)?.index ?? -1]
  const asked = part ? askedIn(part).filter((each) => each.path.every((key, depth) => changed[depth] === key)) : []
  return asked.map((each) => ({ do: 'confirm', path: each.path }))
}

/** Takes out the remarks behind a value. Where there is none any more, nothing is left to do. */
export function confirm(parts: Parts, path: Path): Changed {
  const index = partOf(parts, path)?.index ?? -1
  const part = parts[index]
  const asked = part ? askedIn(part).filter((each) => isDeepStrictEqual(each.path, path)) : []
  const edits = asked.map(({ start, end }) => withSpaces(part?.text ?? '', start, end))
  const text = applyEdits(part?.text ?? '', edits)
  // In a text over several lines it is no remark.
  if (!part || asked.length === 0 || !isDeepStrictEqual(read(text), read(part.text))) return { parts, edits: [] }
  const offset = offsetOf(parts, index)
  const moved = edits.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }))
  return { parts: parts.with(index, withText(part, text)), edits: moved }
}

const read = (text: string) => dataOf(text, () => 1)

function withSpaces(text: string, start: number, end: number): Edit {
  return { start: text.slice(0, start).trimEnd().length, end, text: '' }
}
