import { Actions } from '../../renderer/components/Actions.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { StepsBlock } from '../../renderer/content/types.generated.ts'

/** A numbered sequence. */
export function Steps({ id, heading, intro, tone, layout = 'column', items, actions }: StepsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className={`steps steps-${layout}`}>
      <ol className={`step-list layout-${layout} count-${items.length}`}>
        {items.map(({ title, text, note }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              {note && <p className="badge">{note}</p>}
              <Markdown text={text} />
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={actions} className="section-actions" />
    </Section>
  )
}
