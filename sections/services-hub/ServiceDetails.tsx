import { Caption } from '../../renderer/html/components/Caption.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { cardSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { ServicesHubBlock } from '../../renderer/schema/types.generated.ts'

/** What an opened service shows: picture, details, related posts and the way to its page. */
export function ServiceDetails({ item }: { item: ServicesHubBlock['items'][number] }) {
  const { title, blogLinks, featuredImage, detailedCopy, learnMoreUrl } = item
  const { words } = usePage().site
  return (
    <>
      <figure>
        <Picture image={featuredImage} sizes={cardSizes('40rem')} className="rounded-card" />
        <Caption image={featuredImage} />
      </figure>
      <Markdown text={detailedCopy} />
      <p>{words.post.fromBlog}</p>
      <ul className="hub-posts">
        {blogLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener" aria-label={`${link.title} ${words.document.newTab}`}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
      <a href={learnMoreUrl} className="button button-secondary">
        {fill(words.more.about, { title })}
      </a>
    </>
  )
}
