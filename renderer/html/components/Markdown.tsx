import { resolveHref } from '../../expand/links.ts'
import { usePage } from '../context.ts'
import { isExternal } from '../links.ts'
import { markdown, plainHtml } from '../markdown.ts'

/** Text that an author wrote in Markdown, a single paragraph without a frame. HTML in it is shown as typed, never run. */
export function Markdown({ text, className = 'rich-text' }: { text: string; className?: string }) {
  const { site, page, ask } = usePage()
  const words = plainHtml(text)
  if (words !== undefined) return <Paragraph html={words} className={className} />
  const { phoneCountryCode } = site.settings
  const { home } = site
  const { anchors, hasRequest } = page
  const context = { phoneCountryCode, anchors, hasRequest, homeAnchors: ask('anchors', home), home }
  const tokens = markdown.parse(text, {})
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    if (token.type !== 'link_open') continue
    const href = resolveHref(String(token.attrGet('href') ?? ''), context)
    token.attrSet('href', href)
    if (isExternal(href)) token.attrSet('rel', 'noopener')
  }
  const [first, second] = tokens
  if (first?.type === 'paragraph_open' && tokens.length === 3) {
    const html = markdown.renderer.renderInline(second?.children ?? [], markdown.options, {})
    return <Paragraph html={html} className={className} />
  }
  const html = markdown.renderer.render(tokens, markdown.options, {})
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it with raw HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

const Paragraph = ({ html, className }: { html: string; className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it with raw HTML off, or words alone
  <p className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
