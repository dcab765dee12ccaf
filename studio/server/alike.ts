import { isDeepStrictEqual } from 'node:util'
import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import type { DraftData } from './draft-data.ts'

/** The sections of other pages that say the same as the one at a path, word for word. */
export function alikeSections({ at, pages }: DraftData, path: Path): Path[] {
  const section = at(path)
  if (!isRecord(section)) return []
  return [...pages].flatMap(([route, page]) => {
    if (route === path[1]) return []
    return blocksOf(page).flatMap((block, index) =>
      isDeepStrictEqual(block, section) ? [['pages', route, 'blocks', index]] : [],
    )
  })
}
