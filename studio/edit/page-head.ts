import { isRecord } from '../../renderer/common/is-record.ts'
import { authorsOf } from '../../renderer/expand/blog/lists.ts'
import { languagesOf } from '../../renderer/expand/translations.ts'
import {
  starterTextIn,
  startingDescription,
  startingSummary,
  startingTitle,
} from '../../renderer/schema/starter-texts.ts'
import { writeText } from './operations/plain-text.ts'
import type { SourceFile } from './source-file.ts'

const scalar = (text: string) => writeText(text, true)

/** The language of a new page, which says it only where it is not the first of the site. */
export const pageLanguage = ({ language }: WantedPage, { outline }: SourceFile): string =>
  language ?? languagesOf(outline)[0] ?? 'en'

/** The keys of a new page above its sections, as lines. */
export function pageHead(page: TitledPage, file: SourceFile, today: string): string[] {
  const { kind, title, language } = page
  const say = (text: string) => starterTextIn(text, pageLanguage(page, file))
  const locality = file.outline.tokens.get('locality')
  const place = locality === undefined ? '' : ` ${locality}`
  return [
    `  kind: ${kind}`,
    ...(language ? [`  language: ${language}`] : []),
    `  title: ${scalar(title)}`,
    `  description: ${scalar(`${say(startingTitle).replace('{title}', () => title)} ${say(startingDescription)}`)}`,
    '  keywords:',
    ...[title.toLowerCase(), `${title.toLowerCase()}${place}`].map((words) => `    - ${scalar(words)}`),
    ...(kind === 'post' ? postHead(page, file, today) : []),
    ...(kind === 'project' ? projectHead(page, file, today) : []),
    // Nobody is to find a page of thanks by searching.
    ...(kind === 'confirmation' ? ['  noindex: true'] : []),
  ]
}

/** What lists of posts show of one. The author is the latest one's, else the first that is described, or the business. */
function postHead(page: TitledPage, file: SourceFile, today: string): string[] {
  const { outline } = file
  const posts = Object.values(Object(outline.data.pages)).filter((other) => isRecord(other) && other.kind === 'post')
  const author = posts.map((post) => Object(post).author).findLast((name) => typeof name === 'string')
  const [described] = Object.keys(authorsOf(outline))
  return [...listed(page, file, today), `  author: ${scalar(String(author ?? described ?? '{brand}'))}`]
}

/** What lists of projects show of one; it is in the site's own town until its author says where. */
function projectHead(page: TitledPage, file: SourceFile, today: string): string[] {
  const place = file.outline.tokens.has('locality') ? '{locality}' : '{brand}'
  return [...listed(page, file, today), `  place: ${scalar(place)}`]
}

const listed = (page: TitledPage, file: SourceFile, today: string) => [
  `  date: "${today}"`,
  `  summary: ${scalar(`${page.title}: ${starterTextIn(startingSummary, pageLanguage(page, file))}`)}`,
]

export interface WantedPage {
  route: string
  kind: string
  /** Made from the address where it is left out. */
  title?: string
  /** That of the pages around its address where it is left out. */
  language?: string | undefined
}

export type TitledPage = WantedPage & { title: string }
