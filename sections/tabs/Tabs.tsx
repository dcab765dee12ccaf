import { useId } from 'react'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { TabsBlock } from '../../renderer/schema/types.generated.ts'

/** Headings that open one at a time. Browsers that can lay out what is in them show the headings as a row of tabs. */
export function Tabs({ id, heading, intro, tone, items, actions }: TabsBlock) {
  const group = useId()
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      isBeside={!items.some(({ image }) => image)}
      className="tabs"
    >
      <div className="accordion tab-row">
        {items.map(({ title, text, image }, index) => (
          <details key={title} name={group} open={index === 0}>
            <summary>
              <h3 className="text-lg">{title}</h3>
            </summary>
            <div className={`grid grid-cols-1 gap-8 pt-2 pb-6 ${image ? 'md:grid-cols-2 md:items-start' : ''}`}>
              <Markdown text={text} />
              {image && (
                <Picture
                  image={image}
                  sizes={columnSizes('36rem')}
                  className="framed [&_img]:max-h-[36rem] [&_img]:object-cover"
                />
              )}
            </div>
          </details>
        ))}
      </div>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}
