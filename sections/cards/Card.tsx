import { ActionLink } from '../../renderer/components/Actions.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { cardSizes, Picture } from '../../renderer/components/Picture.tsx'
import { TickList } from '../../renderer/components/TickList.tsx'
import type { CardsBlock } from '../../renderer/content/types.generated.ts'

type CardItem = CardsBlock['items'][number]

export function Card({ item }: { item: CardItem }) {
  const { title, icon, image, badge, text, details, list, link } = item
  return (
    <li className="card">
      {image && <Picture image={image} sizes={cardSizes('24rem')} />}
      <div className="card-body">
        {icon && (
          <span className="card-icon">
            <Icon name={icon} className="size-7" />
          </span>
        )}
        <h3>{title}</h3>
        {badge && <p className="badge">{badge}</p>}
        {text && <Markdown text={text} />}
        {details && <Details details={details} />}
        {list && <TickList items={list} />}
        {link && <ActionLink action={link} look={link.look ?? 'link'} />}
      </div>
    </li>
  )
}

function Details({ details }: { details: NonNullable<CardItem['details']> }) {
  return (
    <dl className="details">
      {details.map(({ label, value, items }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value && <dd>{value}</dd>}
          {items?.map((item) => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
