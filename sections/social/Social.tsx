import { siteName } from '../../renderer/common/site-name.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { SocialBlock } from '../../renderer/schema/types.generated.ts'

/** Where else the business can be followed. */
export function Social({ id, heading, intro, tone }: SocialBlock) {
  const { profiles = [] } = usePage().site.settings
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside className="social">
      <ul className="flex flex-wrap gap-3">
        {profiles.map((profile) => (
          <li key={profile}>
            <a href={profile} rel="me noopener" className="button button-secondary">
              {siteName(profile)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
