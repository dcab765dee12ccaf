import type { Path } from '../../../renderer/common/problem.ts'
import type { Sought } from '../../edit/found-words.ts'
import type { Overview } from '../../server/overview.ts'
import { tell } from '../store/api.ts'
import { refuse, settled } from '../store/edit.ts'
import { reload } from '../store/load.ts'
import { change, sayDone } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Puts other words in the place of all that were found below a path, or of those at one place of a text. */
export async function replaceAt(sought: Sought, to: string, where: { path: Path; start?: number }): Promise<void> {
  await settled()
  try {
    const { replaced, ...overview } = await tell<Overview & { replaced: number }>('replace', { sought, to, ...where })
    change({ overview })
    await reload()
    sayDone(fill(words.replaced, { count: replaced }))
  } catch (error) {
    refuse(error)
  }
}
