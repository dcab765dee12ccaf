import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import type { Pages } from '../../expand/outline.ts'
import { pageTitle } from '../../expand/title.ts'
import { fillTokens } from '../../expand/tokens.ts'
import { shown } from '../../messages/shown.ts'
import type { PageIndex } from '../page-index.ts'
import { type Check, warning } from './check.ts'

/** Titles and descriptions that search results would cut, replace or confuse. */
export const lengths = {
  when: 'in full',
  codes: {
    'title-length': warning('The title of a page is so long that search results cut it. Shorten it.'),
    'duplicate-title': warning(
      'Two pages have the same title, so that nobody can tell them apart in search results. Say what each has of its own.',
    ),
    'duplicate-description': warning(
      'Two pages have the same description, most likely because one was copied from the other. Search results show it below both; say in each what the page has.',
      { joins: true },
    ),
    'description-length': warning(
      'The description of a page is so long that search results cut it, or so short that they replace it.',
    ),
  },
  ofSite: ({ site }) => checkLengths(site),
} satisfies Check

/** Characters of a title, suffix included, of which search engines still show the page's own words. */
const longestTitle = 75
/** Search engines cut longer descriptions, and replace shorter ones by text of their own choice. */
const description = { least: 50, most: 170 }

/** Titles and descriptions that search results would cut, replace or confuse. */
function checkLengths({ pages, ...whole }: Pages<PageIndex>): Finding[] {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  return [...pages].flatMap(([route, { searchResult: page, language, head }]) => {
    const { data, tokens } = whole.in(language)
    const site = isRecord(data.site) ? data.site : {}
    const suffix = {
      brand: String(site.brand),
      titleSuffix: fillTokens(String(site.titleSuffix ?? site.brand), tokens),
    }
    if (page.draft === true) return []
    const findings: Finding[] = []
    if (typeof page.title === 'string') {
      const title = pageTitle(suffix, fillTokens(page.title, tokens))
      const key = `${language ?? ''} ${title}`
      findings.push(...longTitle(route, title), ...sameTitle(route, title, titles.get(key)))
      titles.set(key, titles.get(key) ?? route)
    }
    if (typeof page.description === 'string') {
      const text = fillTokens(page.description, tokens)
      findings.push(...descriptionLength(route, text))
      if (head.noindex || head.canonical) return findings
      const key = `${language ?? ''} ${text}`
      findings.push(...sameDescription(route, text, descriptions.get(key)))
      descriptions.set(key, descriptions.get(key) ?? route)
    }
    return findings
  })
}

function longTitle(route: string, title: string): Finding[] {
  const over = charactersIn(title) - longestTitle
  if (over <= 0) return []
  return [
    {
      ...worded('title-length', { route, length: longestTitle + over, title: shown(title) }, { count: over }),
      place: { path: ['pages', route, 'title'] },
    },
  ]
}

function sameTitle(route: string, title: string, first: string | undefined): Finding[] {
  if (first === undefined) return []
  return [
    {
      ...worded('duplicate-title', { route, other: first, title: shown(title) }),
      place: { path: ['pages', route, 'title'] },
    },
  ]
}

function sameDescription(route: string, text: string, first: string | undefined): Finding[] {
  if (first === undefined) return []
  return [
    {
      ...worded('duplicate-description', { route, other: first, description: shown(text) }),
      about: text,
      place: { path: ['pages', route, 'description'] },
    },
  ]
}

function descriptionLength(route: string, text: string): Finding[] {
  const length = charactersIn(text)
  const { least, most } = description
  if (length >= least && length <= most) return []
  return [
    {
      ...worded('description-length', { route, length }, { least, most, is: length < least ? 'short' : 'long' }),
      place: { path: ['pages', route, 'description'] },
    },
  ]
}

/** Letters outside the basic plane count once; most texts have none, and are not looked through. */
function charactersIn(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? [...text].length : text.length
}
