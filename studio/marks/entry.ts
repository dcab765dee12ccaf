/** Runs among the sections' code, as Vite has loaded it, so that both have the same Markdown. */
import { markdown } from '../../renderer/html/markdown.ts'
import { renderRoute } from '../../renderer/preview/entry.tsx'
import { unwrapped } from './signs.ts'

/** A page whose texts are marked. Marks of a Markdown text go around each of its pieces once it is parsed. */
export function renderMarked(...input: Parameters<typeof renderRoute>): string {
  const { parse } = markdown
  markdown.parse = (text, environment) => {
    const whole = unwrapped(text)
    if (!whole) return parse.call(markdown, text, environment)
    const tokens = parse.call(markdown, whole.text, environment)
    for (const piece of tokens.flatMap(({ children }) => children ?? [])) {
      const isText = piece.type === 'text' || piece.type === 'code_inline'
      if (isText && piece.content !== '') piece.content = whole.mark(piece.content)
    }
    return tokens
  }
  try {
    return renderRoute(...input).html
  } finally {
    markdown.parse = parse
  }
}
