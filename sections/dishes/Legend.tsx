import { Icon } from '../../renderer/html/components/Icon.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { DishGroup } from '../../renderer/html/dishes.ts'
import { type AllergenSigns, allergens, drawings, marks, signOf } from './signs.ts'

interface LegendProps {
  categories: readonly DishGroup[]
  allergenSigns: AllergenSigns
}

/** What the marks and letters mean that stand on the card, and no others. */
export function Legend({ categories, allergenSigns }: LegendProps) {
  const { words } = usePage().site
  const dishes = categories.flatMap(({ items }) => items)
  const drawn = marks.flatMap((mark) => {
    const drawing = drawings[mark]
    return drawing && dishes.some((dish) => dish.marks?.includes(mark)) ? [{ mark, drawing }] : []
  })
  const contained = allergens.filter((allergen) => dishes.some((dish) => dish.allergens?.includes(allergen)))
  if (drawn.length + contained.length === 0) return null
  return (
    <div className="menu-legend mt-10 edge-t border-line pt-5 text-md text-muted">
      <h3 className="visually-hidden">{words.dishes.legend}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {drawn.map(({ mark, drawing }) => (
          <li key={mark} className="flex items-center gap-[0.4rem]">
            <Icon name={drawing} className="size-[1.2em] text-accent" />
            {words.diets[mark]}
          </li>
        ))}
        {contained.map((allergen) => (
          <li key={allergen}>
            <b className="font-semibold text-ink">{signOf(allergen, allergenSigns)}</b> {words.allergens[allergen]}
          </li>
        ))}
      </ul>
    </div>
  )
}
