import { Markdown } from '../../renderer/components/Markdown.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { TableBlock } from '../../renderer/content/types.generated.ts'

/** A table; on phones each row becomes a small card with the column's name before each value. */
export function Table({ id, heading, intro, tone, caption, columns, rows, note }: TableBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="table-section">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <span className="cell-label" aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <Markdown text={note} className="rich-text table-note" />}
    </Section>
  )
}
