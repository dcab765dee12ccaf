import { Section } from '../../renderer/page/components/Section.tsx'
import { usePage } from '../../renderer/page/context.ts'
import { Island } from '../../renderer/page/islands/Island.tsx'
import type { ZipLookupBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Lookup } from './ZipLookup.island.tsx'

/** Says whether a ZIP code is served. Without JavaScript a link to the regions, which list every code, stands here. */
export function ZipLookup({ id, heading, intro, tone, type: _, ...texts }: ZipLookupBlock) {
  const regions = usePage().ask('section', 'regions')
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="zip-lookup">
      <Island name="zip-lookup" component={Lookup} props={texts} className="needs-script" />
      {regions && (
        <noscript>
          <p>
            Every ZIP code that we serve stands in a list:{' '}
            <a href={regions.id ? `${regions.route}#${regions.id}` : regions.route}>see all ZIP codes</a>.
          </p>
        </noscript>
      )}
    </Section>
  )
}
