import { layoutOf, linesOf } from '../../renderer/common/layout-by-content.ts'
import { ActionLink } from '../../renderer/html/components/Actions.tsx'
import { columnsFor } from '../../renderer/html/components/columns.ts'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { PricingBlock } from '../../renderer/schema/types.generated.ts'
import { Comparison } from './Comparison.tsx'

type Package = PricingBlock['items'][number]

/** Packages side by side, or in a table that compares what they hold line by line, where they say what they hold. */
export function Pricing({ id, heading, intro, tone, items, note, ...block }: PricingBlock) {
  const rest = note && <Markdown text={note} className="rich-text mt-6 text-sm text-muted" />
  const lines = linesOf(items)
  if (items.length > 1 && lines.length > 0 && layoutOf('pricing', block.layout, items) === 'table')
    return (
      <Section id={id} tone={tone} heading={heading} intro={intro} className="pricing">
        <ul className="grid gap-6 md:hidden">
          {items.map((item) => (
            <Offer key={item.name} item={{ ...item, missing: lines.filter((line) => !item.list?.includes(line)) }} />
          ))}
        </ul>
        <Comparison heading={heading} items={items} />
        {rest}
      </Section>
    )
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={items.length < 3} className="pricing">
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6 ${items.length === 1 ? 'max-w-[30rem]' : columnsFor(items.length, items.length === 4 ? 4 : 3)}`}
      >
        {items.map((item) => (
          <Offer key={item.name} item={item} />
        ))}
      </ul>
      {rest}
    </Section>
  )
}

function Offer({ item: { name, price, unit, text, list, missing, mark, link } }: { item: Package }) {
  return (
    <li
      className={`surface flex flex-col gap-4 rounded-card edge bg-card p-card ${mark ? 'border-accent outline-1 -outline-offset-2 outline-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{name}</h3>
        {mark && <p className="badge surface">{mark}</p>}
      </div>
      <p>
        <strong className="font-display text-[clamp(1.7rem,1.4rem+1vw,2.3rem)] leading-[1.15] font-bold text-ink">
          {price}
        </strong>
        {unit && <span className="text-muted">{` ${unit}`}</span>}
      </p>
      {text && <Markdown text={text} />}
      {list && <TickList items={list} />}
      {missing && missing.length > 0 && <MissingList items={missing} />}
      {link && (
        <p className="mt-auto">
          <ActionLink action={link} look={link.look ?? (mark ? 'primary' : 'secondary')} />
        </p>
      )}
    </li>
  )
}

/** What another package has and this one has not; the word says so where the dash is not seen. */
function MissingList({ items }: { items: readonly string[] }) {
  const { words } = usePage().site
  return (
    <ul className="grid gap-[0.35rem] text-muted">
      {items.map((text) => (
        <li key={text} className="flex gap-[0.6rem]">
          <Icon name="minus" className="mt-[0.25rem] size-[1.1rem]" />
          <span>
            <span className="visually-hidden">{`${words.offer.missing} `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
