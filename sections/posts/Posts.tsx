import { Day } from '../../renderer/page/components/Day.tsx'
import { PageCards } from '../../renderer/page/components/PageCards.tsx'
import { Section } from '../../renderer/page/components/Section.tsx'
import { usePage } from '../../renderer/page/context.ts'
import type { PostsBlock } from '../../renderer/schema/types.generated.ts'

/** The blog's posts, newest first. */
export function Posts({ id, heading, intro, tone, limit }: PostsBlock) {
  const { ask, page } = usePage()
  const posts = ask('posts', page.language).slice(0, limit)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="posts">
      <PageCards pages={posts} over={({ date }) => date && <Day day={date} />} />
    </Section>
  )
}
