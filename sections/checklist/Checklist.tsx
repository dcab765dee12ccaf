import { Actions } from '../../renderer/components/Actions.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { ChecklistBlock } from '../../renderer/content/types.generated.ts'

/** Short points, each with a tick or a warning sign. */
export function Checklist({ id, heading, intro, tone, mark = 'tick', items, image, actions }: ChecklistBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="checklist">
      <div className={image ? 'beside' : undefined}>
        <ul className={`point-list mark-${mark}`}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <Icon name={mark === 'tick' ? 'check' : 'triangle-alert'} className="size-6" />
              <div>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
        {image && <Picture image={image} sizes={columnSizes('34rem')} className="framed" />}
      </div>
      <Actions actions={actions} className="section-actions" />
    </Section>
  )
}
