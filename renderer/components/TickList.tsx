import { Icon } from './Icon.tsx'

/** Short points, each with a tick. */
export function TickList({ items }: { items: string[] }) {
  return (
    <ul className="tick-list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" className="size-5" />
          {item}
        </li>
      ))}
    </ul>
  )
}
