import { Icon } from './Icon.tsx'

const below = { list: '[.rich-text+&]:mt-4', item: 'flex gap-[0.6rem] py-1', tick: 'mt-[0.22rem] size-5 text-accent' }
const beside = {
  list: 'flex flex-wrap gap-x-6 gap-y-2 font-semibold',
  item: 'flex items-center gap-[0.4rem]',
  tick: 'size-5 text-accent',
}

/** Short points, each with a tick, one below the other or in a row. */
export function TickList({ items, isRow = false }: { items: string[]; isRow?: boolean }) {
  const { list, item, tick } = isRow ? beside : below
  return (
    <ul className={list}>
      {items.map((text) => (
        <li key={text} className={item}>
          <Icon name="check" className={tick} />
          {text}
        </li>
      ))}
    </ul>
  )
}
