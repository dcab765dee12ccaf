import { Day } from '../../renderer/page/components/Day.tsx'
import { cardSizes } from '../../renderer/page/components/Picture.tsx'
import { PictureCard } from '../../renderer/page/components/PictureCard.tsx'
import { Section } from '../../renderer/page/components/Section.tsx'
import { usePage } from '../../renderer/page/context.ts'
import type { PostsBlock } from '../../renderer/schema/types.generated.ts'
import type { PageHead } from '../../renderer/site/index.ts'

/** Whether the last row would hold one post alone; then the newest takes a whole row. */
const isLastAlone = (count: number) => count > 1 && count % 3 === 1

/** The blog's posts, newest first. */
export function Posts({ id, heading, intro, tone, limit }: PostsBlock) {
  const { ask, page } = usePage()
  const posts = ask('posts', page.language).slice(0, limit)
  const wide = isLastAlone(posts.length) ? posts[0] : undefined
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="posts">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.route} post={post} isWide={post === wide} />
        ))}
      </ul>
    </Section>
  )
}

function PostCard({ post, isWide }: { post: PageHead; isWide: boolean }) {
  const { route, title, date, summary, image } = post
  return (
    <PictureCard
      image={image && { ...image, decorative: true }}
      sizes={cardSizes(isWide ? '45rem' : '24rem')}
      className={`card post-card group relative ${isWide ? 'lg:col-span-full lg:flex-row' : ''}`}
      pictureClassName={isWide ? 'lg:flex-[0_0_60%]' : ''}
    >
      <div
        className={`flex flex-1 flex-col gap-[0.7rem] p-[min(1.6rem,7vw)] ${isWide ? 'lg:justify-center lg:p-10' : ''}`}
      >
        {date && (
          <p className="text-sm text-muted">
            <Day day={date} />
          </p>
        )}
        <h3 className={`group-hover:text-accent ${isWide ? 'lg:text-[2rem]' : ''}`}>
          <a href={route} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        {summary && <p>{summary}</p>}
      </div>
    </PictureCard>
  )
}
