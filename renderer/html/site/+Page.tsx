import { Blocks } from '../Blocks.tsx'
import { usePage } from '../context.ts'
import { DraftNotice } from './DraftNotice.tsx'

/** Every route of pages.yaml, rendered from its blocks. */
export function Page() {
  const { page } = usePage()
  return page.draft ? <DraftNotice /> : <Blocks blocks={page.blocks} />
}
