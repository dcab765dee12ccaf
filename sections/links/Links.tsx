import { Section } from '../../renderer/components/Section.tsx'
import type { LinksBlock } from '../../renderer/content/types.generated.ts'

/** Links to related pages, each with a line that says why to follow it. */
export function Links({ id, heading, intro, tone, items }: LinksBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="links">
      <ul className="link-list">
        {items.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href} className="arrow-link">
              {label}
            </a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
