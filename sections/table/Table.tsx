import type { ReactNode } from 'react'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { TableBlock } from '../../renderer/schema/types.generated.ts'

const CELL =
  'edge-b border-line px-4 py-[0.85rem] text-start align-top max-md:block max-md:edge-0 max-md:px-0 max-md:py-[0.2rem]'

const WORDS = 'max-md:grid max-md:grid-cols-[minmax(0,min(8rem,40%))_minmax(0,1fr)] max-md:gap-3 max-md:wrap-anywhere'
/** On a phone signs stand one behind another, each after the name of its column. */
const SIGN = 'max-md:inline-flex max-md:gap-1 max-md:pe-4'

/** A table; on phones each row becomes a small card with the column's name before each value. */
export function Table({ id, heading, intro, tone, caption, showCaption = true, columns, rows, note }: TableBlock) {
  // Under a heading in the middle it stands there too, as wide as it needs.
  const place = useHeadingPlace() === 'centered' ? 'md:mx-auto md:w-auto md:min-w-[min(40rem,100%)]' : ''
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="table-section">
      <Scroll isWide={isWide(columns, rows)} label={caption}>
        <table className={`border-collapse w-full max-md:block ${place}`}>
          <caption className={showCaption ? 'mb-3 text-start text-muted max-md:block' : 'sr-only'}>{caption}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="edge-b-2 border-accent px-4 py-[0.85rem] text-start align-top">
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
                  <td key={columns[index + 1]} className={`${CELL} ${isSign(cell) ? SIGN : WORDS}`}>
                    <span className="hidden text-muted max-md:block" aria-hidden="true">
                      {columns[index + 1]}
                    </span>
                    <Cell text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {note && <Markdown text={note} className="rich-text mt-4 text-md text-muted" />}
    </Section>
  )
}

/** What a cell says by a sign alone, which is said in words where it is not seen. */
const isSign = (cell: string) => cell === '✓' || cell === '–'

function Cell({ text }: { text: string }) {
  const { yes, no } = usePage().site.words.table
  if (!isSign(text)) return text
  return (
    <span className="text-accent">
      <Icon name={text === '✓' ? 'check' : 'minus'} />
      <span className="visually-hidden">{text === '✓' ? yes : no}</span>
    </span>
  )
}

/** The room for a table on a tablet, and what a letter and the sides of a cell take of it; in rem. */
const ROOM = { table: 42, letter: 0.5, sides: 2 }

/** Whether the longest words of its columns take so much room that a table may scroll. */
function isWide(columns: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const letters = columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => row[index] ?? '')].map(longest)),
  )
  return letters.reduce((width, count) => width + count * ROOM.letter + ROOM.sides, 0) > ROOM.table
}

/** Signs for private use are none that show: where the studio finds a text by them, it has to be no wider. */
const longest = (text: string) => Math.max(...text.split(/[\s-]/).map((word) => word.replaceAll(/\p{Co}/gu, '').length))

/** What is wider than a tablet scrolls in itself, by the keyboard too; the page does not. */
function Scroll({ isWide, label, children }: { isWide: boolean; label: string; children: ReactNode }) {
  if (!isWide) return children
  return (
    // biome-ignore lint/a11y: it scrolls by the keyboard, and is no fieldset
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  )
}
