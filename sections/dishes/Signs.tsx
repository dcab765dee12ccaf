import { commaOf } from '../../renderer/common/direction.ts'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { Dish } from '../../renderer/html/dishes.ts'
import { fill } from '../../renderer/languages/index.ts'
import { type AllergenSigns, allergens, drawings, type Mark, marks, signOf } from './signs.ts'

/** The marks and letters of a dish. Who listens hears the words that others find in the legend. */
export function Signs({ dish, allergenSigns }: { dish: Dish; allergenSigns: AllergenSigns }) {
  const { site } = usePage()
  const ownMarks = marks.filter((mark) => dish.marks?.includes(mark))
  const ownAllergens = allergens.filter((allergen) => dish.allergens?.includes(allergen))
  const names = ownAllergens.map((allergen) => site.words.allergens[allergen]).join(commaOf(site.settings.language))
  if (ownMarks.length + ownAllergens.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      {ownMarks.map((mark) => (
        <MarkSign key={mark} mark={mark} />
      ))}
      {names && (
        <>
          <span className="visually-hidden">{fill(site.words.dishes.contains, { names })}</span>
          <span aria-hidden="true">{ownAllergens.map((own) => signOf(own, allergenSigns)).join(' ')}</span>
        </>
      )}
    </p>
  )
}

function MarkSign({ mark }: { mark: Mark }) {
  const word = usePage().site.words.diets[mark]
  const drawing = drawings[mark]
  if (!drawing) return <span>{word}</span>
  return (
    <span>
      <Icon name={drawing} className="inline size-[1.2em] align-[-0.15em] text-accent" />
      <span className="visually-hidden">{word}</span>
    </span>
  )
}
