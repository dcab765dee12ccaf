import { Icon } from '../../renderer/components/Icon.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { cardSizes, Picture } from '../../renderer/components/Picture.tsx'
import type { ServicesHubBlock } from '../../renderer/content/types.generated.ts'

/** What an opened service shows: picture, details, related posts and the way to its page. */
export function ServiceDetails({ item }: { item: ServicesHubBlock['items'][number] }) {
  const { title, blogLinks, featuredImage, detailedCopy, learnMoreUrl } = item
  return (
    <div className="service-details">
      <figure>
        <Picture image={featuredImage} sizes={cardSizes('40rem')} />
        {featuredImage.caption && <figcaption>{featuredImage.caption}</figcaption>}
      </figure>
      <Markdown text={detailedCopy} />
      <p className="service-posts-heading">From our blog</p>
      <ul className="service-posts">
        {blogLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener">
              {link.title}
              <Icon name="external-link" className="size-4" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={learnMoreUrl} className="button button-secondary">
        Learn More About {title}
      </a>
    </div>
  )
}
