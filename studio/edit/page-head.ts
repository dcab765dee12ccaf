import { isRecord } from '../../renderer/common/is-record.ts'
import { authorsOf } from '../../renderer/expand/blog/lists.ts'
import { startingDescription, startingSummary } from '../../renderer/schema/starter-texts.ts'
import { writeText } from './operations/plain-text.ts'
import type { SourceFile } from './source-file.ts'

const scalar = (text: string) => writeText(text, true)

/** The keys of a new page above its sections, as lines. */
export function pageHead({ kind, title, language }: TitledPage, file: SourceFile, today: string): string[] {
  const locality = file.outline.tokens.get('locality')
  const place = locality === undefined ? '' : ` ${locality}`
  return [
    `  kind: ${kind}`,
    ...(language ? [`  language: ${language}`] : []),
    `  title: ${scalar(title)}`,
    `  description: ${scalar(`${title} from {brand}. ${startingDescription}`)}`,
    '  keywords:',
    ...[title.toLowerCase(), `${title.toLowerCase()}${place}`].map((words) => `    - ${scalar(words)}`),
    ...(kind === 'post' ? postHead(title, file, today) : []),
    ...(kind === 'project' ? projectHead(title, file, today) : []),
    // Nobody is to find a page of thanks by searching.
    ...(kind === 'confirmation' ? ['  noindex: true'] : []),
  ]
}

/** What lists of posts show of one. The author is the latest one's, else the first that is described, or the business. */
function postHead(title: string, { outline }: SourceFile, today: string): string[] {
  const posts = Object.values(Object(outline.data.pages)).filter((page) => isRecord(page) && page.kind === 'post')
  const author = posts.map((page) => Object(page).author).findLast((name) => typeof name === 'string')
  const [described] = Object.keys(authorsOf(outline))
  return [...listed(title, today), `  author: ${scalar(String(author ?? described ?? '{brand}'))}`]
}

/** What lists of projects show of one; it is in the site's own town until its author says where. */
function projectHead(title: string, { outline }: SourceFile, today: string): string[] {
  const place = outline.tokens.has('locality') ? '{locality}' : '{brand}'
  return [...listed(title, today), `  place: ${scalar(place)}`]
}

const listed = (title: string, today: string) => [
  `  date: "${today}"`,
  `  summary: ${scalar(`${title}: ${startingSummary}`)}`,
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
