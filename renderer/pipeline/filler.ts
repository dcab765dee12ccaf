import { withApostrophes } from '../common/apostrophes.ts'
import type { Frame } from '../expand/frame.ts'
import { type LinkContext, resolveHref } from '../expand/links.ts'
import { fillTokens, type Tokens } from '../expand/tokens.ts'
import { isName } from '../schema/is-name.ts'
import type { Replace } from '../schema/walk.ts'

/** Puts values in place of the tokens of a text, and addresses in place of its links where they can be known. */
export function filler({ tokens }: Frame, context?: LinkContext): Replace {
  return ({ text, schema }) => {
    const isMarkdown = schema.content === 'markdown'
    const prose = context && isMarkdown ? fillTargets(text, tokens, context) : text
    const filled = fillTokens(prose, tokens, schema.placeholders)
    if (context && schema.reference === 'link') return resolveHref(filled, context)
    // Markdown sets its own, for it knows what is an address and what is code.
    return isMarkdown || isName(schema) ? filled : withApostrophes(filled)
  }
}

/** A phone number as it is shown has spaces and brackets, which would end a Markdown link's target. */
function fillTargets(text: string, tokens: Tokens, context: LinkContext): string {
  if (!text.includes('](')) return text
  return text.replace(/(\]\(\s*)([^)\s]*\{[^)\s]*)/g, (_, open: string, target: string) => {
    return open + resolveHref(fillTokens(target, tokens), context)
  })
}
