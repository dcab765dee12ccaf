import type { CardsBlock } from '../../renderer/schema/types.generated.ts'

interface DetailsProps {
  details: NonNullable<CardsBlock['items'][number]['details']>
}

/** Facts under their labels; several under one label are a list. */
export function Details({ details }: DetailsProps) {
  return (
    <dl className="grid gap-[0.6rem]">
      {details.map(({ label, value, items = [] }) => {
        const values = value ? [value, ...items] : items
        const look = values.length > 1 ? 'ms-[1.15em] list-item list-disc marker:text-accent [dd+&]:mt-[0.15rem]' : ''
        return (
          <div key={label}>
            <dt className="text-xs font-strong text-muted">{label}</dt>
            {values.map((text) => (
              <dd key={text} className={`first-letter:uppercase ${look}`}>
                {text}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
