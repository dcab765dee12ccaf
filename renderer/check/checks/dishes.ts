import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, warning } from './check.ts'

/** Dishes for which nobody knows what they cost. */
export const dishes = {
  when: 'in full',
  codes: {
    'dish-without-price': warning(
      'A dish has no price, though others of the card do. Give it "price" or "prices", its group a "price" for all, or say in "priceText" how visitors learn it.',
    ),
  },
  ofPage: ({ route, data }) => blocksOf(data).flatMap((block, index) => checkCard(block, blockPath(route, index))),
  ofSite: ({ site }) => Object.entries(site.shared).flatMap(([name, block]) => checkCard(block, ['shared', name])),
} satisfies Check

/** A card without any price is one of a kitchen that tells none. */
function checkCard(block: unknown, path: Path): Finding[] {
  if (!isRecord(block) || block.type !== 'dishes') return []
  const all = recordsOf(block.categories).flatMap(({ items, price }, group) =>
    recordsOf(items).map((dish, index) => ({
      dish,
      path: [...path, 'categories', group, 'items', index],
      isPriced: (price ?? dish.price ?? dish.prices ?? dish.priceText) !== undefined,
    })),
  )
  if (!all.some(({ isPriced }) => isPriced)) return []
  return all
    .filter(({ isPriced }) => !isPriced)
    .map(({ dish, path }) => ({
      ...worded('dish-without-price', { name: shown(String(dish.name)) }),
      place: { path: [...path, 'name'] },
    }))
}

const recordsOf = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.map(Object) : [])
