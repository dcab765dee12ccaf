import { Icon } from '../../renderer/components/Icon.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { FaqBlock } from '../../renderer/content/types.generated.ts'

type Entry = FaqBlock['categories'][number]['entries'][number]

/** Questions that open to their answers. With one category its name is left out: the heading says enough. */
export function Faq({ id, heading, intro, tone, categories }: FaqBlock) {
  const showNames = categories.length > 1
  const Heading = showNames ? 'h4' : 'h3'
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className={showNames ? 'faq' : 'faq faq-single'}>
      <div className={showNames ? 'faq-categories' : undefined}>
        {categories.map(({ name, entries }) => (
          <div key={name} className="faq-category">
            {showNames && <h3>{name}</h3>}
            <div className="accordion">
              {entries.map((entry) => (
                <Question key={entry.question} entry={entry} Heading={Heading} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Question({ entry, Heading }: { entry: Entry; Heading: 'h3' | 'h4' }) {
  const { question, answer, relatedPage } = entry
  return (
    <details>
      <summary>
        <Heading>{question}</Heading>
        <Icon name="chevron-down" className="size-5" />
      </summary>
      <div className="answer">
        <Markdown text={answer} />
        {relatedPage && (
          <a href={relatedPage.link} className="arrow-link">
            Learn more: {relatedPage.title}
          </a>
        )}
      </div>
    </details>
  )
}
