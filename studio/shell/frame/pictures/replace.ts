import { valueAt } from '../../../../renderer/common/pointers.ts'
import type { Path } from '../../../../renderer/common/problem.ts'
import type { Operation } from '../../../edit/operations/operation.ts'
import { commit } from '../../store/edit.ts'
import { change, now } from '../../store/state.ts'

/** Puts another picture in the place of one, and asks what it shows: the words and the point were those of the old one. */
export function replacePicture(path: Path, src: string): void {
  const { alt, focus } = Object(valueAt(now().data, path))
  const operations: Operation[] = [
    { do: 'set', path: [...path, 'src'], value: src },
    ...(alt === undefined ? [] : [{ do: 'set', path: [...path, 'alt'], value: '' } as const]),
    ...(focus === undefined ? [] : [{ do: 'remove', path: [...path, 'focus'] } as const]),
  ]
  void commit(operations)
  change({ dialog: { name: 'alt-text', path } })
}
