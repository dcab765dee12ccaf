import { readdirSync, readFileSync } from 'node:fs'
import { createCache } from '../../cache/cache.ts'
import { iconNames } from '../../common/icons.ts'
import { exampleSite } from '../../common/site-folder.ts'
import { engineFile } from '../../folders.ts'
import { checkPages, type Problem, type ResolvedPage, type Site, sizesIn } from '../../pipeline/index.ts'
import { isOpeningType } from '../../schema/schemas.ts'
import type { Example } from './read.ts'

const host = readFileSync(engineFile('renderer/gallery/examples/host.yaml'), 'utf8')
const options = {
  file: 'host.yaml',
  today: '2026-01-01',
  images: readdirSync(exampleSite.images),
  icons: iconNames,
  sizeOf: sizesIn(exampleSite),
}
/** Knows the site around the examples: of one to the next only the page of the example is another. */
const cache = createCache()

export interface CheckedExample {
  problems: Problem[]
  site?: Site
  page?: ResolvedPage
}

/** What the content check makes of an example within a small site: its problems, and the page if there is no error. */
export function checkExample(example: Example): CheckedExample {
  const { text, route } = place(example)
  const { site, problems } = checkPages(text, { ...options, cache })
  cache.turn()
  const first = text.slice(0, text.indexOf(MARK)).split('\n').length + 1
  const last = first + example.text.trimEnd().split('\n').length - 1
  // The first example is the starter text itself.
  const own = problems.filter(({ line, code }) => line >= first && line <= last && code !== 'starter-text')
  const page = site?.pages.find((candidate) => candidate.route === route)
  return {
    problems: own,
    ...(site && page && { site, page: { ...page, blocks: page.blocks.filter(({ type }) => type === example.type) } }),
  }
}

/** The same for who asks about an example more than once: it is checked the first time. */
export function checkOnce(): typeof checkExample {
  const verdicts = new Map<string, CheckedExample>()
  return (example) => {
    const key = `${example.type} ${example.text}`
    const checked = verdicts.get(key) ?? checkExample(example)
    verdicts.set(key, checked)
    return checked
  }
}

/** Stands above the example, so that its lines can be told from those of the page around it. */
const MARK = '# The example:'
const indented = (text: string) => text.replace(/^(?=.)/gm, '      ')
const opening = '- { type: page-hero, heading: Example, text: This page shows one section. }\n'
const closing = '- use: estimate-cta\n'

/** The site's text with the example in a page that may have it: kinds fix what stands first and last. */
function place({ type, text }: Example): { text: string; route: string } {
  const marked = `${MARK}\n${text}`
  if (type === 'hero')
    return { route: '/', text: host.replace(/^ {6}- type: hero\n(?: {8}.*\n)*/m, () => indented(marked)) }
  const before = isOpeningType(type) ? '' : opening
  const blocks = indented(`${before}${marked}${type === 'cta' ? '' : closing}`)
  return { route: '/example', text: `${host}  /example:\n${headOf(type)}    blocks:\n${blocks}` }
}

function headOf(type: string): string {
  const post = '    date: "2024-06-01"\n    author: sam-ortiz\n    summary: This page shows one section.\n'
  return `    kind: ${type === 'article' ? 'post' : 'guide'}
    title: An Example of One Section
    description: This page stands around one section while its examples are checked and shown.
${type === 'article' ? post : ''}`
}
