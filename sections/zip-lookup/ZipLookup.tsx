import { Section } from '../../renderer/components/Section.tsx'
import type { ZipLookupBlock } from '../../renderer/content/types.generated.ts'
import { Island } from '../../renderer/islands/Island.tsx'
import { Island as Lookup } from './ZipLookup.island.tsx'

/** Says whether a ZIP code is served. Without JavaScript the field is left out: the regions list every code. */
export function ZipLookup({ id, heading, intro, tone, type: _, ...texts }: ZipLookupBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="zip-lookup">
      <Island name="zip-lookup" component={Lookup} trigger="interaction" props={texts} className="needs-script" />
    </Section>
  )
}
