import type { Dish } from '../../renderer/html/dishes.ts'
import type { DishesBlock } from '../../renderer/schema/types.generated.ts'

export type Mark = NonNullable<Dish['marks']>[number]
export type Allergen = NonNullable<Dish['allergens']>[number]

export type AllergenSigns = NonNullable<DishesBlock['allergenSigns']>

/** Marks with their drawings, in the order of a legend; of what has none the word is shown. */
export const drawings: Record<Mark, string | undefined> = {
  vegetarian: 'leaf',
  vegan: 'vegan',
  organic: 'sprout',
  'gluten-free': 'wheat-off',
  'lactose-free': 'milk-off',
  'alcohol-free': 'wine-off',
  halal: undefined,
  kosher: undefined,
  spicy: 'flame',
}

/** In the order of Regulation (EU) 1169/2011, Annex II, with the letters that Austria has for them. */
const letters: Record<Allergen, string> = {
  gluten: 'A',
  crustaceans: 'B',
  eggs: 'C',
  fish: 'D',
  peanuts: 'E',
  soy: 'F',
  milk: 'G',
  nuts: 'H',
  celery: 'L',
  mustard: 'M',
  sesame: 'N',
  sulphites: 'O',
  lupin: 'P',
  molluscs: 'R',
}

export const marks = Object.keys(drawings) as Mark[]
export const allergens = Object.keys(letters) as Allergen[]

/** The letter or number that stands for an allergen beside a dish. */
export const signOf = (allergen: Allergen, signs: AllergenSigns): string =>
  signs === 'letters' ? letters[allergen] : String(allergens.indexOf(allergen) + 1)
