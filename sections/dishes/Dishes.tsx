import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { type DishGroup, priceFormat } from '../../renderer/html/dishes.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { DishesBlock } from '../../renderer/schema/types.generated.ts'
import { Dish, type DishProps } from './Dish.tsx'
import { DishCard } from './DishCard.tsx'
import { Island as Print } from './Dishes.island.tsx'
import { Legend } from './Legend.tsx'

/** With more dishes than these a single column gets too long. */
const SHORT = 12

/** How the groups stand, by the layout. */
const looks = {
  list: 'menu-lines mx-auto grid max-w-[46rem] gap-12',
  columns: 'menu-lines menu-columns',
  cards: 'grid gap-12',
  board:
    'menu-board menu-columns on-dark rounded-card edge border-line bg-band text-ink px-[min(3.5rem,7vw)] py-[min(3rem,8vw)]',
}

/** Of few cards none stands alone in its row. */
const wideCards: Record<number, string> = {
  1: 'max-w-[26rem]',
  2: 'lg:max-w-[54rem] lg:grid-cols-2',
  4: 'lg:grid-cols-4',
}

/** A menu card. Of its groups those that have no name are lists alone. */
export function Dishes(block: DishesBlock) {
  const { id, heading, intro, tone, categories, allergenSigns = 'letters', note, print, actions } = block
  const { settings } = usePage().site
  const count = categories.reduce((sum, { items }) => sum + items.length, 0)
  const layout = block.layout ?? (count > SHORT ? 'columns' : 'list')
  const format = priceFormat(block, settings)
  const isCentred = layout === 'list'
  const middle = useHeadingPlace() === 'centered' ? 'mx-auto text-center' : ''
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} centred={isCentred} className="dish-list">
      <div className={looks[layout]}>
        {categories.map((category) => (
          <Group
            key={`${category.name} ${category.items[0]?.name}`}
            category={category}
            isWhole={category.items.length * 2 <= count}
            isCards={layout === 'cards'}
            format={format}
            allergenSigns={allergenSigns}
          />
        ))}
      </div>
      <div className={isCentred ? 'mx-auto max-w-[46rem]' : undefined}>
        <Legend categories={categories} allergenSigns={allergenSigns} />
        {note && <Markdown text={note} className={`rich-text mt-6 max-w-[44rem] text-md text-muted ${middle}`} />}
        <p className="mt-6 hidden text-center print:block">{settings.brand}</p>
        {print && <Island name="dishes" component={Print} props={{ label: print }} className="needs-script mt-8" />}
        <Actions actions={actions} className="mt-8" />
      </div>
    </Section>
  )
}

interface GroupProps extends Pick<DishProps, 'format' | 'allergenSigns'> {
  category: DishGroup
  /** Of two columns one holds all of it. */
  isWhole: boolean
  isCards: boolean
}

function Group({ category: { name, text, price, items }, isWhole, isCards, ...shared }: GroupProps) {
  const Shown = isCards ? DishCard : Dish
  const grid = `grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-6 ${wideCards[items.length] ?? 'lg:grid-cols-3'}`
  return (
    <div className={isWhole ? 'break-inside-avoid' : undefined}>
      {name && <h3 className="mb-3 text-3xl">{name}</h3>}
      {text && <Markdown text={text} className="rich-text mb-4 max-w-[44rem] text-muted" />}
      <ul className={isCards ? grid : undefined}>
        {items.map((dish) => (
          <Shown key={dish.name} dish={dish} groupPrice={price} Heading={name ? 'h4' : 'h3'} {...shared} />
        ))}
      </ul>
    </div>
  )
}
