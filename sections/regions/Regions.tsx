import { columnsFor } from '../../renderer/html/components/columns.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { RegionsBlock } from '../../renderer/schema/types.generated.ts'

/** How many ZIP codes stand open (spec section 2, service areas). */
const SHOWN = 12

/** Regions with their ZIP codes: the first twelve, and the rest on demand. */
export function Regions({ id, heading, intro, tone, items }: RegionsBlock) {
  const { more } = usePage().site.words
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={items.length === 1} className="regions">
      <ul className={`grid grid-cols-1 gap-6 ${columnsFor(items.length, 3)}`}>
        {items.map(({ name, description, zipCodes }) => (
          <li
            key={name}
            className="region surface flex flex-col gap-[0.8rem] rounded-card edge border-line bg-card p-card"
          >
            <h3>{name}</h3>
            <p>{description}</p>
            <ZipCodes codes={zipCodes.slice(0, SHOWN)} />
            {zipCodes.length > SHOWN && (
              <details className="[&>ul]:mt-[0.6rem]">
                <summary className="cursor-pointer py-[0.55rem] font-strong text-accent">
                  {fill(more.count, { count: zipCodes.length - SHOWN })}
                  <span className="visually-hidden">{` ${fill(more.zipCodes, { region: name })}`}</span>
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
    <ul className="zip-codes flex flex-wrap gap-[0.4rem] [font-variant-numeric:tabular-nums] *:rounded-sm *:bg-tint *:px-[0.6rem] *:py-[0.1rem]">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}
