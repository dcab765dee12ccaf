import type { Path } from '../../../renderer/common/problem.ts'
import { titleOf } from '../../edit/title-of.ts'
import { commit } from '../store/edit.ts'
import { say } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** What can be done with the entries of a list, and is said to screen readers. */
export function entriesOf(list: Path, entries: readonly unknown[], titled?: (index: number) => string) {
  const nameOf = (index: number) => titled?.(index) ?? titleOf(entries[index]) ?? fill(words.item, { place: index + 1 })
  return {
    nameOf,
    move(from: number, to: number): void {
      void commit([{ do: 'move', path: [...list, from], to }])
      say(fill(words.moved, { name: nameOf(from), place: to + 1, count: entries.length }))
    },
    duplicate(index: number): void {
      void commit([{ do: 'duplicate', path: [...list, index] }])
      say(fill(words.duplicated, { name: nameOf(index) }))
    },
    remove(index: number): void {
      void commit([{ do: 'remove', path: [...list, index] }])
      say(fill(words.removed, { name: nameOf(index) }))
    },
  }
}
