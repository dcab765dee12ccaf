import { layoutOf } from '../../renderer/common/layout-by-content.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { StepsBlock } from '../../renderer/schema/types.generated.ts'
import { row } from './row.tsx'

/** In how many columns no row is left with a gap, if there is such a number. */
function columnsOf(count: number): keyof typeof row.columns {
  if (count % 4 !== 0 && count % 3 === 0) return 3
  return count % 5 === 0 ? 5 : 4
}

function listClass(layout: StepsBlock['layout'], columns: keyof typeof row.columns): string {
  if (layout === 'columns') return 'layout-columns'
  return layout === 'row' ? `${row.list} ${row.columns[columns]}` : ''
}

/** A numbered sequence. */
export function Steps({ id, heading, intro, tone, items, actions, ...block }: StepsBlock) {
  const layout = layoutOf('steps', block.layout, items)
  const isRow = layout === 'row'
  const columns = columnsOf(items.length)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="steps" isBeside={layout === 'column'}>
      <ol className={`step-list grid ${listClass(layout, columns)}`}>
        {items.map(({ title, text, note }, index) => (
          <li
            key={title}
            className={`relative grid grid-cols-[3rem_minmax(0,1fr)] gap-5 pb-8 ${isRow ? row.step : ''} ${isRow && (index + 1) % columns === 0 ? row.last : ''}`}
          >
            <div>
              <h3 className="mt-[0.55rem]">{title}</h3>
              {note && <p className={`badge surface mt-2 ${tone === 'tint' ? 'bg-paper' : ''}`}>{note}</p>}
              <Markdown text={text} className="rich-text mt-2" />
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={actions} className={isRow ? row.actions : ''} />
    </Section>
  )
}
