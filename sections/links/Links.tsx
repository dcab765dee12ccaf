import { Section } from '../../renderer/html/components/Section.tsx'
import type { LinksBlock } from '../../renderer/schema/types.generated.ts'

/** Links to related pages, each with a line that says why to follow it. */
export function Links({ id, heading, intro, tone, items }: LinksBlock) {
  const isFourInRow = items.length === 4 || items.length > 6
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={items.length === 1} className="links">
      <ul
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-5 ${isFourInRow ? 'lg:grid-cols-4' : ''}`}
      >
        {items.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href} className="arrow-link">
              {label}
            </a>
            {text && <p className="text-muted">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
