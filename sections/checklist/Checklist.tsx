import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Beside } from '../../renderer/html/components/Beside.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { ChecklistBlock } from '../../renderer/schema/types.generated.ts'

/** Short points, each with a tick or a warning sign. */
export function Checklist({ id, heading, intro, tone, mark, items, image, actions }: ChecklistBlock) {
  const points = <Points mark={mark} items={items} layout={layoutOf(items, image !== undefined)} />
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="checklist">
      {image ? (
        <Beside picture={<Picture image={image} sizes={columnSizes('34rem')} className="framed" />}>{points}</Beside>
      ) : (
        points
      )}
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

/** Where only some of many points have a text, rows would be of uneven height: two columns filled from the top are not. */
function layoutOf(items: ChecklistBlock['items'], hasPicture: boolean): string {
  const withText = items.filter(({ text }) => text).length
  const isMany = items.length > 6
  const flow = isMany && withText > 0 && withText < items.length ? FILLED_FROM_TOP : ''
  if (hasPicture) return `grid-cols-1 ${flow}`
  const wide =
    isMany || (items.length === 4 && withText === 0) ? 'lg:grid-cols-4' : items.length === 4 ? 'lg:grid-cols-2' : ''
  return `grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] ${flow || wide}`
}

const FILLED_FROM_TOP = 'lg:block lg:columns-2 lg:gap-x-10 lg:*:break-inside-avoid lg:*:pb-5'

interface PointsProps extends Pick<ChecklistBlock, 'mark' | 'items'> {
  layout: string
}

/** A tick is drawn as the theme draws the marks of lists. */
const signs = {
  tick: { name: 'check', className: 'tick-icon mt-[0.1rem] size-6 text-accent' },
  warning: { name: 'triangle-alert', className: 'mt-[0.1rem] size-6 text-accent' },
}

function Points({ mark = 'tick', items, layout }: PointsProps) {
  return (
    <ul className={`point-list grid gap-x-10 gap-y-5 ${layout}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="flex gap-[0.9rem]">
          <Icon {...signs[mark]} />
          <div className="min-w-0">
            <h3 className="text-[1.12rem]">{title}</h3>
            {text && <p className="mt-[0.2rem] text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
