import type { Finding } from '../common/problem.ts'
import { frameTexts } from '../expand/frame.ts'
import type { Text } from '../schema/walk.ts'
import type { Around, Check, PageToCheck, SiteToCheck } from './checks/check.ts'
import { checks, codes } from './checks/list.ts'
import { atDeclarations } from './misnamed.ts'

/** What each check finds in one page, by the name of the check; those that find nothing are left out. */
export function findInPage(
  page: Omit<PageToCheck, 'findings'>,
  texts: readonly Text[],
  around: Around,
): Record<string, Finding[]> {
  const findingsSoFar: Finding[] = []
  const findings: Record<string, Finding[]> = {}
  for (const [name, { ofTexts, ofPage }] of Object.entries(checks)) {
    const own = [...(ofTexts?.(texts, around) ?? []), ...(ofPage?.({ ...page, findings: findingsSoFar }, around) ?? [])]
    if (own.length === 0) continue
    findings[name] = own
    findingsSoFar.push(...own)
  }
  return findings
}

/** What is found around the pages, between them, and in each of them; `written` is the text that stands around them. */
export function findInSite(when: Check['when'], site: SiteToCheck, source: () => string): Finding[] {
  const texts = frameTexts(site.site)
  const around = { frame: site.site, surroundings: site.surroundings, today: site.today, source }
  const pages = [...site.site.pages.values()].filter(({ findings }) => Object.keys(findings).length > 0)
  const due = Object.entries(checks).filter(([, check]) => check.when === when)
  const reported = due.flatMap(([name, { ofTexts, ofSite }]) => [
    ...(ofTexts?.(texts, around) ?? []),
    ...(ofSite?.(site) ?? []),
    ...pages.flatMap(({ findings }) => findings[name] ?? []),
  ])
  const isWritten = ({ place }: Finding) =>
    !('path' in place && place.path[0] === 'pages' && site.madeOfPosts.has(String(place.path[1])))
  return atDeclarations(byItem(joinSame(reported.filter(isWritten))), site.site)
}

/** One finding for the same mistake in several places, where its code is one of those that are told so. */
function joinSame(findings: readonly Finding[]): Finding[] {
  const same = Map.groupBy(findings, (finding) => {
    const { code, about } = finding
    return about !== undefined && codes[code]?.joins ? `${code} ${about}` : finding
  })
  return [...same.values()].flatMap(joined)
}

/** An item of a set that is gone is one mistake, however many others and links name it. */
function byItem(findings: readonly Finding[]): Finding[] {
  const isOfItem = ({ about }: Finding) => about?.startsWith('item ')
  const groups = Map.groupBy(findings.filter(isOfItem), ({ about }) => about)
  return [...findings.filter((finding) => !isOfItem(finding)), ...[...groups.values()].flatMap(joined)]
}

function joined([first, ...others]: readonly Finding[]): Finding[] {
  if (!first) return []
  const also = [...(first.also ?? []), ...others.flatMap((other) => [other.place, ...(other.also ?? [])])]
  return [also.length > 0 ? { ...first, also } : first]
}
