/** Short points, each with a tick, one below the other or in a row. */
export function TickList({ items, isRow = false }: { items: string[]; isRow?: boolean }) {
  return (
    <ul className={isRow ? 'ticks ticks-row' : 'ticks'}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
