import { Day } from '../../renderer/components/Day.tsx'
import { cardSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { PageHead } from '../../renderer/content/index.ts'
import type { PostsBlock } from '../../renderer/content/types.generated.ts'
import { usePage } from '../../renderer/context.ts'

/** Whether the last row would hold one post alone; then the newest takes a whole row. */
const isLastAlone = (count: number) => count > 1 && count % 3 === 1

/** The blog's posts, newest first. */
export function Posts({ id, heading, intro, tone, limit }: PostsBlock) {
  const posts = usePage().ask('posts').slice(0, limit)
  const wide = isLastAlone(posts.length) ? posts[0] : undefined
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="posts">
      <ul className="card-list layout-grid columns-3">
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
    <li className={isWide ? 'card post-card is-wide' : 'card post-card'}>
      {image && <Picture image={{ ...image, decorative: true }} sizes={cardSizes(isWide ? '45rem' : '24rem')} />}
      <div className="card-body">
        {date && <Day day={date} />}
        <h3>
          <a href={route}>{title}</a>
        </h3>
        {summary && <p>{summary}</p>}
      </div>
    </li>
  )
}
