import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { MapEntry } from '../../renderer/html/site-map.ts'
import type { SiteMapBlock } from '../../renderer/schema/types.generated.ts'

/** All pages of the site in the language of this one, as lists within lists. */
export function SiteMap({ id, heading, intro, tone }: SiteMapBlock) {
  const { ask, page } = usePage()
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="all-pages">
      <ul className="gap-x-12 leading-normal sm:columns-2 lg:columns-3">
        {ask('siteMap', page.language).map((entry) => (
          <Entry key={entry.route ?? entry.label} entry={entry} isTop />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ entry: { label, route, entries }, isTop = false }: { entry: MapEntry; isTop?: boolean }) {
  return (
    <li className={isTop ? 'all-pages-part' : undefined}>
      {route ? <a href={route}>{label}</a> : <span>{label}</span>}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.route ?? entry.label} entry={entry} />
          ))}
        </ul>
      )}
    </li>
  )
}
