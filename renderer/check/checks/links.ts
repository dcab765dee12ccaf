import { nearest } from '../../common/nearest.ts'
import type { Finding } from '../../common/problem.ts'
import { frameTexts } from '../../expand/frame.ts'
import type { Pages } from '../../expand/outline.ts'
import { tokenNames } from '../../expand/tokens.ts'
import { message } from '../../messages/message.ts'
import { isRoute, tidyRoute } from '../../schema/route.ts'
import type { Text } from '../../schema/walk.ts'
import { checkLink, type Link } from '../dead-link.ts'
import { linksIn } from '../links-in.ts'
import { type PageIndex, unreadableIndex } from '../page-index.ts'
import { type Check, error, type SiteToCheck } from './check.ts'
import { unlinkedPages } from './orphans.ts'

/** Links that lead nowhere. */
export const links = {
  when: 'always',
  codes: {
    'dead-link': error(
      'A link leads to a page or file that does not exist. Correct the address, or add what it leads to; a page that is not written yet can be there as a draft ("draft: true").',
      { joins: true, yields: true },
    ),
    'dead-anchor': error(
      'A link leads to a section ("#…") that its page does not have. Link to one that is there, or give the section that you mean this name with "id:".',
      { joins: true },
    ),
    'bad-link': error(
      'It cannot be told where a link leads. A link starts with "/" (a page), "#" (a section), "https://", "tel:" or "mailto:".',
      { joins: true, yields: true },
    ),
  },
  ofSite({ site, surroundings: { files }, textsOf, madeOfPosts }) {
    if (site.pages.size === 0) return []
    const texts = frameTexts(site)
    const outline = withoutCertainHome(site)
    const unlinked = () => unlinkedPages(site, texts).filter((route) => !madeOfPosts.has(route))
    const check = (link: Link) => checkLink(link, outline, files, madeOfPosts)
    return withRenamed(brokenLinks(outline, check, texts, textsOf), unlinked)
  },
} satisfies Check

/** What the home page lacks, or that there is none, is reported once, not again for every link to it. */
function withoutCertainHome<Site extends Pages<PageIndex>>(site: Site): Site {
  const home = site.pages.get('/')
  if (home && !home.findings.kinds?.some(({ code }) => code === 'missing-section')) return site
  return { ...site, pages: new Map([...site.pages, ['/', { ...(home ?? unreadableIndex), certain: false }]]) }
}

/** Where a page's links all lead somewhere, which is nearly always, their places need not be known. */
function brokenLinks(
  site: Pages<PageIndex>,
  check: (link: Link) => Finding | undefined,
  texts: readonly Text[],
  textsOf: SiteToCheck['textsOf'],
): Finding[] {
  const sound = new Set<string>()
  const isSound = (route: string, href: string) => {
    if (site.pages.has(href) || sound.has(href)) return true
    const isRight = check({ path: ['pages', route], written: href, href }) === undefined
    // An anchor alone may be right on one page and wrong on another.
    if (isRight && !href.startsWith('#')) sound.add(href)
    return isRight
  }
  const isFilled = ({ written }: Link) => tokenNames(written).every((name) => site.tokens.get(name))
  const brokenIn = (all: readonly Text[]) =>
    all
      .flatMap((text) => linksIn(text, site.tokens))
      .filter(isFilled)
      .flatMap((link) => check(link) ?? [])
  const broken = [...site.pages].filter(([route, page]) => !page.links.every((href) => isSound(route, href)))
  return [...brokenIn(texts), ...broken.flatMap(([route]) => brokenIn(textsOf(route)))]
}

/** Links to an address that is gone, while nothing links to a page that is there: the address was changed by hand. */
function withRenamed(findings: Finding[], unlinkedOf: () => string[]): Finding[] {
  const isGone = ({ lacks, about }: Finding) => lacks !== undefined && lacks === about && isRoute(lacks)
  if (!findings.some(isGone)) return findings
  const unlinked = unlinkedOf()
  return findings.map((finding) => {
    if (!isGone(finding)) return finding
    const { about: from = '', suggestion, ...rest } = finding
    const target = unlinked.length === 1 ? unlinked[0] : nearest(from, unlinked)
    if (target === undefined) return finding
    // An address that no page may have is a mistake of its own; this is what it will be.
    const to = isRoute(target) || target.includes('{') ? target : tidyRoute(target)
    return { ...rest, about: from, hint: message('dead-link.renamed', { from, to }) }
  })
}
