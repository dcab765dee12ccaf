import { type Dish as DishOfCard, type Prices, pricesOf } from '../../renderer/html/dishes.ts'
import { Signs } from './Signs.tsx'
import type { AllergenSigns } from './signs.ts'

export interface DishProps {
  dish: DishOfCard
  /** The price of its group, for one that has none of its own. */
  groupPrice: number | undefined
  Heading: 'h3' | 'h4'
  format: (price: number) => string
  allergenSigns: AllergenSigns
}

/** A line of the card: dots lead from the name to the price. */
export function Dish({ dish, groupPrice, Heading, format, allergenSigns }: DishProps) {
  const { name, text, badge } = dish
  const prices = pricesOf(dish, groupPrice, format)
  return (
    <li className="dish py-3">
      <div className="dish-line flex flex-wrap items-baseline gap-x-2">
        <Heading>{name}</Heading>
        {badge && <p className="badge surface">{badge}</p>}
        <Signs dish={dish} allergenSigns={allergenSigns} />
        {prices.length > 0 && <span className="dish-dots min-w-6 flex-1" />}
        <PriceList prices={prices} />
      </div>
      {text && <p className="max-w-[36rem] text-muted">{text}</p>}
    </li>
  )
}

/** What a dish costs; where it has several prices, what each is for stands before it. */
export function PriceList({ prices }: { prices: Prices }) {
  if (prices.length < 2) return prices[0] ? <PriceText {...prices[0]} /> : null
  return (
    <ul className="ms-auto flex flex-wrap justify-end gap-x-4">
      {prices.map(({ label, text }) => (
        <li key={label}>
          <span className="text-sm text-muted">{label}</span> <span className="font-semibold text-ink">{text}</span>
        </li>
      ))}
    </ul>
  )
}

const PriceText = ({ label, text }: Prices[number]) => (
  <p className="ms-auto">
    <span className="font-semibold text-ink">{text}</span>
    {label && <span className="text-sm text-muted">{` ${label}`}</span>}
  </p>
)
