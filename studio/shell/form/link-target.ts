import type { Names } from '../store/state.ts'
import { words } from '../words/index.ts'
import { keyInWords } from './labels.ts'

type Pages = Names['pages']

/** A section by what visitors read over it. */
export const sectionName = ({ anchor, heading }: Pages[number]['sections'][number]) =>
  heading?.replaceAll('*', '') ?? keyInWords(anchor)

/** Where a link leads, as an owner knows the place: a page, a section of it, the phone, another site. */
export function targetInWords(href: string, pages: Pages): string {
  if (href === 'tel:{phone}') return words.callLink
  if (href === 'mailto:{email}') return words.mailLink
  const [route = '', anchor] = href.split('#')
  const page = pages.find((each) => each.route === (route || '/'))
  if (!page) return href.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '')
  const section = page.sections.find((each) => each.anchor === anchor)
  return section ? `${page.title} › ${sectionName(section)}` : page.title
}
