import type { Path } from '../../../renderer/common/problem.ts'
import { layoutOf, lineStart } from './layout.ts'
import { type Place, placeOf } from './lookup.ts'
import { type Parts, styleOfPart } from './parts.ts'
import { collectionAt, entriesOf, isCollectionNode, readTree, refuseShared, startOf } from './tree.ts'
import type { Written } from './write-value.ts'

/** An item of a list as it is written, with the comments in it, so that it can stand behind a key elsewhere. */
export function textOfItem(parts: Parts, path: Path): Written {
  const place = placeOf(parts, path) as Place
  const { text } = place
  const { node, isFlow } = collectionAt(readTree(text, place.lineOf), place.path.slice(0, -1))
  const index = Number(path.at(-1))
  const entry = entriesOf(node)[index]
  const value = entry?.value
  if (!entry || !value) throw new Error(`No item at ${path.join('/')}`)
  refuseShared(value, true)
  const start = startOf(value)
  const column = start - lineStart(text, start)
  if (isFlow || !isCollectionNode(value) || value.flow) {
    const [inline = '', ...lines] = linesFrom(text.slice(start, entry.end), column)
    return { inline, lines }
  }
  const newline = parts[place.part] ? styleOfPart(parts[place.part] as Parts[number]).newline : '\n'
  const end = layoutOf(text, node, newline).entries[index]?.end ?? entry.end
  return { inline: '', lines: linesFrom(' '.repeat(column) + text.slice(start, end).replace(/\r?\n$/, ''), column) }
}

/** Lines as if they began at the first column; none loses more than its spaces. */
const linesFrom = (text: string, column: number) =>
  text.split(/\r?\n/).map((line) => line.slice(Math.min(column, line.search(/\S|$/))).trimEnd())
