import type { Changes } from '../../renderer/build/compare-builds.ts'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { buildPages } from './build.ts'
import type { Publisher } from './publish.ts'
import { fillSlot } from './slot.ts'
import { ask } from './texts.ts'

/** What a publication would do to the pages of the site. */
export interface Plan {
  /** The build of the pages as they would be. */
  dist: string
  changes: Changes
}

/** Makes the pages of the draft, beside those that visitors see, and says which look different. */
export function plansFor({ repository, pending, dist }: Publisher) {
  const inOrder = oneByOne()
  return (): Promise<Plan> =>
    inOrder(async () => {
      const { tree } = await pending()
      const slot = await fillSlot(repository, 'draft', await repository.siteTree(tree))
      await buildPages(slot.pages, slot.dist, ['--no-precompress'])
      return { dist: slot.dist, changes: await ask('compare', dist, slot.dist) }
    })
}
