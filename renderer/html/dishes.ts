import { countryOf } from '../common/country.ts'
import { currencyOf } from '../common/currency.ts'
import type { DishesBlock, SiteSettings } from '../schema/types.generated.ts'

export type DishGroup = DishesBlock['categories'][number]
export type Dish = DishGroup['items'][number]

/** What a dish costs, as it is shown, each with what it is for. */
export type Prices = { label?: string | undefined; text: string }[]

/** In which currency the prices of a card are; undefined where nobody knows. */
export function currencyOfCard({ currency }: DishesBlock, settings: SiteSettings): string | undefined {
  const own = currency ?? currencyOf(countryOf(settings))
  return own === 'XXX' ? undefined : own
}

/** How a card writes prices: without cents where none of its prices has any. */
export function priceFormat(block: DishesBlock, settings: SiteSettings): (price: number) => string {
  const currency = currencyOfCard(block, settings)
  const hasCents = block.categories.flatMap(amountsOf).some((price) => !Number.isInteger(price))
  const digits = hasCents ? {} : { maximumFractionDigits: 0 }
  const cents = hasCents ? { minimumFractionDigits: 2 } : {}
  const format = new Intl.NumberFormat(settings.language, {
    ...(currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : cents),
    ...digits,
  })
  // The fonts of a site have no narrow spaces.
  return (price) => format.format(price).replaceAll('\u202f', '\u00a0')
}

const amountsOf = ({ price, items }: DishGroup): number[] =>
  [price, ...items.flatMap((dish) => [dish.price, ...(dish.prices ?? []).map(({ price }) => price)])].filter(
    (amount) => amount !== undefined,
  )

export function pricesOf(
  { price, unit, prices, priceText }: Dish,
  groupPrice: number | undefined,
  format: (price: number) => string,
): Prices {
  if (prices) return prices.map(({ label, price }) => ({ label, text: format(price) }))
  if (priceText) return [{ text: priceText }]
  const amount = price ?? groupPrice
  return amount === undefined ? [] : [{ label: unit, text: format(amount) }]
}
