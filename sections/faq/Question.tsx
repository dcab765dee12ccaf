import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { FaqBlock } from '../../renderer/schema/types.generated.ts'

interface QuestionProps {
  entry: FaqBlock['categories'][number]['entries'][number]
  Heading: 'h3' | 'h4'
  isOpen: boolean
}

export function Question({ entry, Heading, isOpen }: QuestionProps) {
  const { question, answer, relatedPage } = entry
  const { words } = usePage().site
  return (
    <details open={isOpen}>
      <summary>
        <Heading>{question}</Heading>
      </summary>
      <div className="answer px-1 pb-6">
        <Markdown text={answer} />
        {relatedPage && (
          <a href={relatedPage.link} className="arrow-link mt-[0.7rem]">
            {fill(words.more.answer, { title: relatedPage.title })}
          </a>
        )}
      </div>
    </details>
  )
}
