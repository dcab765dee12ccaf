import { cardSizes } from '../../renderer/html/components/Picture.tsx'
import { PictureCard } from '../../renderer/html/components/PictureCard.tsx'
import { pricesOf } from '../../renderer/html/dishes.ts'
import { type DishProps, PriceList } from './Dish.tsx'
import { Signs } from './Signs.tsx'

/** A dish with its picture first. */
export function DishCard({ dish, groupPrice, Heading, format, allergenSigns }: DishProps) {
  const { name, text, badge, image } = dish
  return (
    <PictureCard
      image={image}
      sizes={cardSizes('24rem')}
      className="card"
      bodyClassName="flex flex-1 flex-col items-start gap-2 p-[min(1.4rem,7vw)]"
    >
      {badge && <p className="badge surface">{badge}</p>}
      <Heading className="text-xl">{name}</Heading>
      {text && <p className="text-muted">{text}</p>}
      <div className="mt-auto flex w-full flex-wrap-reverse items-baseline justify-between gap-x-4 pt-2">
        <Signs dish={dish} allergenSigns={allergenSigns} />
        <PriceList prices={pricesOf(dish, groupPrice, format)} />
      </div>
    </PictureCard>
  )
}
