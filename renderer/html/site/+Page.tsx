import { Blocks } from '../Blocks.tsx'
import { Times } from '../components/Times.tsx'
import { usePage } from '../context.ts'
import { DraftNotice } from './DraftNotice.tsx'

/** Every route of pages.yaml, rendered from its blocks. */
export function Page() {
  const { page } = usePage()
  if (page.draft) return <DraftNotice />
  return (
    <Times from={page.from} until={page.until}>
      <Blocks blocks={page.blocks} />
    </Times>
  )
}
