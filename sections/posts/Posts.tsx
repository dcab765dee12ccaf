import { TagLinks } from '../../renderer/html/components/AboutPost.tsx'
import { Day } from '../../renderer/html/components/Day.tsx'
import { PageCards } from '../../renderer/html/components/PageCards.tsx'
import { Pagination } from '../../renderer/html/components/Pagination.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { postsOn } from '../../renderer/html/post-lists.ts'
import type { PostsBlock } from '../../renderer/schema/types.generated.ts'

/** The blog's posts, newest first. Where there is none, nothing. */
export function Posts(block: PostsBlock) {
  const { id, heading, intro, tone, tag, author, limit } = block
  const context = usePage()
  const { posts, number, routes } = postsOn(context, block)
  if (posts.length === 0) return null
  const isList = routes.length > 0 || (!tag && !author && !limit)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="posts">
      {isList && (
        <div className="mb-8">
          <TagLinks tags={context.ask('allTags', context.page.language)} />
        </div>
      )}
      <PageCards pages={posts} over={({ date }) => date && <Day day={date} />} />
      <Pagination routes={routes} number={number} />
    </Section>
  )
}
