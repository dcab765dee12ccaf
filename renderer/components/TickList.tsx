import { Icon } from './Icon.tsx'

/** Short points, each with a tick. */
export function TickList({ items, className = 'tick-list' }: { items: string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" className="size-5" />
          {item}
        </li>
      ))}
    </ul>
  )
}
