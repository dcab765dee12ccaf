import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { PostsBlock } from '../../renderer/content/types.generated.ts'
import { usePage } from '../../renderer/context.ts'
import { formatDate } from '../../renderer/dates.ts'

/** Whether the last row would hold one post alone; then the newest takes a whole row. */
const isLastAlone = (count: number) => count > 1 && count % 3 === 1

/** The blog's posts, newest first. */
export function Posts({ id, heading, intro, tone, limit }: PostsBlock) {
  const posts = usePage().ask('posts').slice(0, limit)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="posts">
      <ul className="card-list layout-grid columns-3">
        {posts.map(({ route, title, date, summary, image }, index) => (
          <li key={route} className={`card post-card ${index === 0 && isLastAlone(posts.length) ? 'is-wide' : ''}`}>
            {image && <Picture image={{ ...image, decorative: true }} sizes={columnSizes('24rem')} />}
            <div className="card-body">
              {date && <time dateTime={date}>{formatDate(date)}</time>}
              <h3>
                <a href={route}>{title}</a>
              </h3>
              {summary && <p>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
