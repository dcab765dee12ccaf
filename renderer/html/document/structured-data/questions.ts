import type { PageContextValue } from '../../context.ts'
import { plainText } from '../../markdown.ts'

/** The questions and answers of all "faq" sections of a page. */
export function questionsData({ page }: PageContextValue): Record<string, unknown> | undefined {
  const entries = page.blocks.flatMap((block) =>
    block.type === 'faq' ? block.categories.flatMap((category) => category.entries) : [],
  )
  if (entries.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
