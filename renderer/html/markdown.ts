import MarkdownIt from 'markdown-it'
import { emailParts } from './email.ts'

/** The Markdown of the site: HTML in it is shown as typed (html: false), quotes and dashes are set properly. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/**
 * Ranges with their unit ("20-50 year", "2–3 Tage") and telephone numbers ("(502) 555-0142", "+44 114 496 0000",
 * "0341 2345678", "612 34 56 78"): a line never ends inside one.
 */
const unbroken =
  /\d+[-–]\d+%?(?: (?:(?:minute|hour|day|week|month|year|minuto|hora|día|semana|año|heure|jour|semaine|an|ano)s?|mes|mês|meses|mois|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|minuti|ore|giorni|settimane|mesi|anni|dias|minuten|uur|dagen|weken|maanden|jaar|minuty?|godzin[yę]?|dni|tygodni[ea]?|miesi(?:ące|ęcy)|lata?)(?!\p{L}))?|\(\d{2,5}\) \d[\d -]{4,}\d|\+\d[\d -]{6,}\d|\b0\d{1,4}[ /]\d[\d -]{4,}\d|\b\d{2,4}(?: \d{2,4}){2,4}\b/gu

const withUnbroken = (html: string) => html.replace(unbroken, (words) => `<span class="unbroken">${words}</span>`)

const emails = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const withEmails = (html: string) => html.replace(emails, (email) => emailParts(email).join('<wbr>'))

markdown.renderer.rules.text = (tokens, index) =>
  withEmails(withUnbroken(markdown.utils.escapeHtml(tokens[index]?.content ?? '')))

/** Words in which nothing is a sign of Markdown or would be set in another way, but an apostrophe within a word. */
const plain = /^\p{L}(?:[\p{L}\p{M}\d ;/%€$£–—’“”„»«…]|[.,?!-](?![.,?!-])|(?<=\p{L})'(?=\p{L}))*(?<! )$/u

/** A paragraph of words alone as HTML; undefined where it takes Markdown to read the text. */
export function plainHtml(text: string): string | undefined {
  const words = text.trimEnd()
  return plain.test(words) ? withUnbroken(words.replaceAll("'", '’')) : undefined
}

/** What a reader sees of a Markdown text: its words, with a space between paragraphs and list items. */
export function plainText(text: string): string {
  const words = markdown
    .parse(text, {})
    .map(
      ({ children }) => children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('') ?? '',
    )
  return words.filter(Boolean).join(' ')
}
