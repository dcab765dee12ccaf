import { useId } from 'react'
import { usePage } from '../context.ts'
import { listRoute } from '../post-lists.ts'
import { authorOf, type LinkedTag } from '../posts.ts'
import { Day } from './Day.tsx'
import { PageCards } from './PageCards.tsx'

const NAME = 'inline-block py-[0.55rem]'
const LINK = `${NAME} underline underline-offset-[0.2em]`

/** Who wrote a post, with the way to the author's page where there is one. */
export function Byline({ author }: { author: string }) {
  const context = usePage()
  const { name } = authorOf(context.site, author)
  const [before, after] = context.site.words.post.author.split('{author}')
  const route = listRoute(context, { author })
  return (
    <span>
      {before}
      {route ? (
        <a href={route} rel="author" className={LINK}>
          {name}
        </a>
      ) : (
        name
      )}
      {after}
    </span>
  )
}

/** What a post is about, each with the way to all posts about it. */
export function PostTags() {
  const { page, ask } = usePage()
  return page.tags ? <TagLinks tags={ask('tags', page.route)} /> : null
}

/** Tags in a row, as links where they have a page, but for the tag of the page itself. */
export function TagLinks({ tags }: { tags: LinkedTag[] }) {
  const { page, site } = usePage()
  const { words } = site
  if (tags.length === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <span className="text-muted">{words.blog.tags}</span>
      <ul className="flex flex-wrap gap-x-4">
        {tags.map(({ name, route }) => (
          <li key={name}>
            <TagLink name={name} route={route} isHere={route === page.route} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TagLink({ name, route, isHere }: LinkedTag & { isHere: boolean }) {
  if (!route) return name
  if (isHere)
    return (
      <span aria-current="page" className={NAME}>
        {name}
      </span>
    )
  return (
    <a href={route} rel="tag" className={LINK}>
      {name}
    </a>
  )
}

/** Up to three posts that share most tags with a post. */
export function RelatedPosts() {
  const { page, ask, site } = usePage()
  const id = useId()
  const posts = page.tags ? ask('related', page.route) : []
  if (posts.length === 0) return null
  return (
    <aside aria-labelledby={id} className="band related">
      <h2 id={id} className="mb-9">
        {site.words.blog.related}
      </h2>
      <PageCards pages={posts} over={({ date }) => date && <Day day={date} />} />
    </aside>
  )
}
