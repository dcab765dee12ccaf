import { searchPath } from '../../renderer/common/search/files.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { SearchBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Field } from './Search.island.tsx'

/** Looks through the pages of the site. Without JavaScript a link to the list of all pages stands here. */
export function Search({ id, heading, intro, tone, label }: SearchBlock) {
  const { ask, page, site } = usePage()
  const { label: usual, link: _link, others: _others, ...words } = site.words.search
  const siteMap = ask('siteMapAt', page.language)
  const props = {
    label: label ?? usual,
    words,
    language: site.settings.language,
    page: page.route,
    index: searchPath(page.language),
    siteMap,
  }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside className="search">
      <Island name="search" component={Field} props={props} className="needs-script" readsQuery />
      {siteMap && (
        <noscript>
          <p>
            {`${words.map} `}
            <a href={siteMap}>{words.mapLink}</a>
          </p>
        </noscript>
      )}
    </Section>
  )
}
