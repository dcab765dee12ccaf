import { Section } from '../../renderer/components/Section.tsx'
import type { RegionsBlock } from '../../renderer/content/types.generated.ts'

/** How many ZIP codes stand open (spec section 2, service areas). */
const SHOWN = 12

/** Regions with their ZIP codes: the first twelve, and the rest on demand. */
export function Regions({ id, heading, intro, tone, items }: RegionsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="regions">
      <ul className="region-list">
        {items.map(({ name, description, zipCodes }) => (
          <li key={name} className="region">
            <h3>{name}</h3>
            <p>{description}</p>
            <ZipCodes codes={zipCodes.slice(0, SHOWN)} />
            {zipCodes.length > SHOWN && (
              <details>
                <summary>
                  +{zipCodes.length - SHOWN} more<span className="visually-hidden"> ZIP codes in {name}</span>
                </summary>
                <ZipCodes codes={zipCodes.slice(SHOWN)} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ZipCodes({ codes }: { codes: string[] }) {
  return (
    <ul className="zip-codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}
