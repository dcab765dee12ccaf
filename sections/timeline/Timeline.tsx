import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Caption } from '../../renderer/html/components/Caption.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { TimelineBlock } from '../../renderer/schema/types.generated.ts'

/** The dot of an event, and the line from it to the next. */
const DOT =
  'before:absolute before:top-[0.45rem] before:start-0 before:size-[0.9rem] before:rounded-[50%] before:border-[3px] before:border-accent'
const LINE =
  'not-last:after:absolute not-last:after:top-[1.75rem] not-last:after:bottom-[0.05rem] not-last:after:start-[calc(0.45rem-1px)] not-last:after:border-s-2 not-last:after:border-line'

/** What happened when, one under the other along a line. */
export function Timeline({ id, heading, intro, tone, layout = 'column', items, actions }: TimelineBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={layout === 'column'} className="timeline">
      <ol className={layout === 'sides' ? 'layout-sides' : 'timeline-column max-w-[52rem]'}>
        {items.map(({ when, title, text, image }) => (
          <li
            key={`${when} ${title}`}
            className={`relative grid grid-cols-1 gap-x-6 pb-9 ps-8 last:pb-0 lg:grid-cols-[9rem_minmax(0,1fr)] ${DOT} ${LINE}`}
          >
            <p className="font-semibold text-accent">{when}</p>
            <div>
              <h3 className="mt-[0.15rem]">{title}</h3>
              {text && <Markdown text={text} className="rich-text mt-2" />}
              {image && (
                <figure className="mt-4 max-w-[30rem]">
                  <Picture image={image} sizes={columnSizes('30rem')} className="framed" />
                  <Caption image={image} />
                </figure>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}
