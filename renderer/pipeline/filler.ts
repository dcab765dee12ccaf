import type { Frame } from '../expand/frame.ts'
import { type LinkContext, resolveHref } from '../expand/links.ts'
import { fillTokens, type Tokens } from '../expand/tokens.ts'
import type { Replace } from '../schema/walk.ts'

/** Puts values in place of the tokens of a text, and addresses in place of its links where they can be known. */
export function filler({ tokens }: Frame, context?: LinkContext): Replace {
  return ({ text, schema }) => {
    const prose = context && schema.content === 'markdown' ? fillTargets(text, tokens, context) : text
    const filled = fillTokens(prose, tokens, schema.placeholders)
    return context && schema.reference === 'link' ? resolveHref(filled, context) : filled
  }
}

/** A phone number as it is shown has spaces and brackets, which would end a Markdown link's target. */
function fillTargets(text: string, tokens: Tokens, context: LinkContext): string {
  if (!text.includes('](')) return text
  return text.replace(/(\]\(\s*)([^)\s]*\{[^)\s]*)/g, (_, open: string, target: string) => {
    return open + resolveHref(fillTokens(target, tokens), context)
  })
}
