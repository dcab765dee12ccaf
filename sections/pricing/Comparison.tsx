import { linesOf } from '../../renderer/common/layout-by-content.ts'
import { ActionLink } from '../../renderer/html/components/Actions.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { PricingBlock } from '../../renderer/schema/types.generated.ts'

type Package = PricingBlock['items'][number]

interface ComparisonProps {
  heading: string
  items: PricingBlock['items']
}

/** Packages as the columns of a table from a tablet on, which scrolls by itself where it is wider than the screen; what is compared stays. */
export function Comparison({ heading, items }: ComparisonProps) {
  return (
    // biome-ignore lint/a11y: it scrolls by the keyboard, and is no fieldset
    <div role="group" aria-label={heading} tabIndex={0} className="surface edge rounded-card border-line bg-card">
      <table className="compared-offers">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            <td />
            {items.map((item) => (
              <th key={item.name} scope="col" className={item.mark && 'marked-offer'}>
                <Head item={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(items).map((line) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {items.map((item) => (
                <td key={item.name} className={item.mark && 'marked-offer'}>
                  <Answer line={line} isIn={item.list?.includes(line) ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {items.some(({ link }) => link) && (
          <tfoot>
            <tr>
              <td />
              {items.map(({ name, link, mark }) => (
                <td key={name} className={mark && 'marked-offer'}>
                  {link && <ActionLink action={link} look={link.look ?? (mark ? 'primary' : 'secondary')} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Head({ item: { name, price, unit, text, mark } }: { item: Package }) {
  return (
    <>
      {mark && <p className="badge surface">{mark}</p>}
      <p className="font-display text-lg font-bold text-ink">{name}</p>
      <p>
        <strong className="text-ink">{price}</strong>
        {unit && <span className="text-muted">{` ${unit}`}</span>}
      </p>
      {text && <Markdown text={text} />}
    </>
  )
}

/** A sign; what it stands for is said where it is not seen. */
function Answer({ line, isIn }: { line: string; isIn: boolean }) {
  const { words } = usePage().site
  return (
    <>
      <Icon name={isIn ? 'check' : 'minus'} />
      <span className="visually-hidden">{isIn ? line : `${words.offer.missing} ${line}`}</span>
    </>
  )
}
