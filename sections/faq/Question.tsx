import { Icon } from '../../renderer/components/Icon.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import type { FaqBlock } from '../../renderer/content/types.generated.ts'

interface QuestionProps {
  entry: FaqBlock['categories'][number]['entries'][number]
  Heading: 'h3' | 'h4'
  isOpen: boolean
}

export function Question({ entry, Heading, isOpen }: QuestionProps) {
  const { question, answer, relatedPage } = entry
  return (
    <details open={isOpen}>
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
