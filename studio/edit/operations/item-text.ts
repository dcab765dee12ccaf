import type { Path } from '../../../renderer/common/problem.ts'
import { type Lines, layoutOf, lineStart } from './layout.ts'
import { type Place, placeOf } from './lookup.ts'
import { type Part, type Parts, styleOfPart } from './parts.ts'
import { collectionAt, type Entry, entriesOf, isCollectionNode, readTree, startOf } from './tree.ts'
import type { Written } from './write-value.ts'

/** A group in a list as it is written, with the comments in it, so that it can stand behind a key elsewhere. */
export function textOfItem(parts: Parts, path: Path): Written {
  const place = placeOf(parts, path) as Place
  const { text } = place
  const { node } = collectionAt(readTree(text, place.lineOf), place.path.slice(0, -1))
  const index = Number(path.at(-1))
  const { value, end: wordsEnd } = entriesOf(node)[index] as Entry
  const start = startOf(value)
  const column = start - lineStart(text, start)
  if (isCollectionNode(value) && value.flow) {
    const [inline = '', ...lines] = linesFrom(text.slice(start, wordsEnd), column)
    return { inline, lines }
  }
  const { newline } = styleOfPart(parts[place.part] as Part)
  const { end } = layoutOf(text, node, newline).entries[index] as Lines
  return { inline: '', lines: linesFrom(' '.repeat(column) + text.slice(start, end).replace(/\r?\n$/, ''), column) }
}

/** Lines as if they began at the first column; none loses more than its spaces. */
const linesFrom = (text: string, column: number) =>
  text.split(/\r?\n/).map((line) => line.slice(Math.min(column, line.search(/\S|$/))).trimEnd())
