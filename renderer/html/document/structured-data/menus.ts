import { foodEstablishments } from '../../../common/business-types.ts'
import type { DishesBlock, SiteSettings } from '../../../schema/types.generated.ts'
import type { PageContextValue } from '../../context.ts'
import { currencyOfCard, type Dish, type DishGroup } from '../../dishes.ts'

/** Marks for which schema.org has a name. */
const diets: Record<string, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  'lactose-free': 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
}

const isEaten = ({ marks, allergens }: Dish) => marks !== undefined || allergens !== undefined

/** The menu cards that a page shows, of a business that serves food or says who can eat what; of others the price lists. */
export function menusData({ site: { settings }, page }: PageContextValue): Record<string, Record<string, unknown>[]> {
  const cards = page.blocks.filter((block) => block.type === 'dishes')
  if (cards.length === 0) return {}
  const dishes = cards.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  if (foodEstablishments.includes(String(settings.businessType)) || dishes.some(isEaten))
    return { hasMenu: cards.map((card) => menuData(card, settings)) }
  // Where nobody says what business it is, a card may be of food or of services.
  return settings.businessType ? { hasOfferCatalog: cards.map((card) => catalogData(card, settings)) } : {}
}

function catalogData(card: DishesBlock, settings: SiteSettings) {
  const currency = currencyOfCard(card, settings)
  const offersOf = (dish: Dish, category: DishGroup) => {
    const { name, description, offers = [{ '@type': 'Offer' }] } = dishData(dish, category, currency)
    return offers.map((offer) => ({ ...offer, itemOffered: { '@type': 'Service', name, description } }))
  }
  return {
    '@type': 'OfferCatalog',
    name: card.heading,
    itemListElement: card.categories.flatMap((category) => category.items.flatMap((dish) => offersOf(dish, category))),
  }
}

function menuData(card: DishesBlock, settings: SiteSettings) {
  const currency = currencyOfCard(card, settings)
  return {
    '@type': 'Menu',
    name: card.heading,
    inLanguage: settings.language,
    hasMenuSection: card.categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.name ?? card.heading,
      hasMenuItem: category.items.map((dish) => dishData(dish, category, currency)),
    })),
  }
}

function dishData({ name, text, marks = [], ...dish }: Dish, category: DishGroup, currency: string | undefined) {
  const suitable = marks.flatMap((mark) => diets[mark] ?? [])
  const amount = dish.price ?? category.price
  const single = dish.priceText || amount === undefined ? [] : [{ price: amount, label: dish.unit }]
  const offers = (dish.prices ?? single).map(({ price, label }) => ({
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    name: label,
  }))
  return {
    '@type': 'MenuItem',
    name,
    description: text,
    suitableForDiet: suitable.length > 0 ? suitable.map((diet) => `https://schema.org/${diet}`) : undefined,
    offers: currency && offers.length > 0 ? offers : undefined,
  }
}
