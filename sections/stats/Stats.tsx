import { Section } from '../../renderer/components/Section.tsx'
import type { StatsBlock } from '../../renderer/content/types.generated.ts'

/** With more characters than this in one of them the figures of a row are set smaller, so that each keeps to one line. */
const LONG = 7

/** A short row of figures. Caption and figure form a pair, so a screen reader reads them together. */
export function Stats({ id, heading, intro, tone, items }: StatsBlock) {
  const isLong = items.some(({ value }) => value.length > LONG)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} centred className="stats">
      <dl className={`stats-row count-${items.length}`}>
        {items.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isLong ? 'is-long' : undefined}>{value}</dd>
            {note && <dd className="stats-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}
