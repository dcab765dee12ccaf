import type { Path } from '../../../renderer/common/problem.ts'
import { commit } from '../store/edit.ts'

/** Says of a picture that it only decorates, and has no words then; or that it shows something, in words to come. */
export function decorate(path: Path, only: boolean, { alt }: { alt?: unknown }): void {
  const [to, from] = only ? (['decorative', 'alt'] as const) : (['alt', 'decorative'] as const)
  const isThere = !only || alt !== undefined
  void commit([
    { do: 'set', path: [...path, to], value: only || '' },
    ...(isThere ? [{ do: 'remove', path: [...path, from] } as const] : []),
  ])
}
