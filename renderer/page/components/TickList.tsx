import { Icon } from './Icon.tsx'

/** Short points, each with a tick. */
export function TickList({ items }: { items: string[] }) {
  return (
    <ul className="[.rich-text+&]:mt-4">
      {items.map((item) => (
        <li key={item} className="flex gap-[0.6rem] py-1">
          <Icon name="check" className="mt-[0.22rem] size-5 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  )
}
