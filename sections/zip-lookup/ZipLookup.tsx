import { countryOf } from '../../renderer/common/country.ts'
import { postalCodeOf } from '../../renderer/common/postal-codes.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { ZipLookupBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Lookup } from './ZipLookup.island.tsx'

/** Says whether a postal code is served. Without JavaScript a link to the regions, which list every code, stands here. */
export function ZipLookup({ id, heading, intro, tone, type: _, ...texts }: ZipLookupBlock) {
  const { ask, site } = usePage()
  const regions = ask('section', 'regions')
  const { list, link, ...words } = site.words.lookup
  const { pattern, isNumeric } = postalCodeOf(countryOf(site.settings))
  const props = { ...words, pattern, inputMode: isNumeric ? 'numeric' : 'text', ...texts } as const
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside className="zip-lookup">
      <Island name="zip-lookup" component={Lookup} props={props} className="needs-script" />
      {regions && (
        <noscript>
          <p>
            {`${list} `}
            <a href={regions.id ? `${regions.route}#${regions.id}` : regions.route}>{link}</a>.
          </p>
        </noscript>
      )}
    </Section>
  )
}
