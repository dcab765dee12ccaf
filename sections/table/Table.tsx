import { Markdown } from '../../renderer/page/components/Markdown.tsx'
import { Section } from '../../renderer/page/components/Section.tsx'
import type { TableBlock } from '../../renderer/schema/types.generated.ts'

const CELL =
  'edge-b border-line px-4 py-[0.85rem] text-left align-top max-md:block max-md:edge-0 max-md:px-0 max-md:py-[0.2rem]'

/** A table; on phones each row becomes a small card with the column's name before each value. */
export function Table({ id, heading, intro, tone, caption, columns, rows, note }: TableBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="table-section">
      <table className="border-collapse w-full max-md:block">
        <caption className="mb-3 text-left text-muted max-md:block">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="edge-b-2 border-accent px-4 py-[0.85rem] text-left align-top">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line max-md:block max-md:edge-b max-md:py-[0.9rem]">
              <th scope="row" className={`${CELL} max-md:text-lg`}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={`${CELL} max-md:grid max-md:grid-cols-[minmax(0,min(8rem,40%))_minmax(0,1fr)] max-md:gap-3 max-md:wrap-anywhere`}
                >
                  <span className="hidden text-muted max-md:block" aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <Markdown text={note} className="rich-text mt-4 text-md text-muted" />}
    </Section>
  )
}
