import MarkdownIt from 'markdown-it'

/** The Markdown of the site: HTML in it is shown as typed (html: false), quotes and dashes are set properly. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** What a reader sees of a Markdown text: its words, with a space between paragraphs and list items. */
export function plainText(text: string): string {
  const words = markdown
    .parse(text, {})
    .map(
      ({ children }) => children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('') ?? '',
    )
  return words.filter(Boolean).join(' ')
}
