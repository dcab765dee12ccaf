import { nearest } from '../nearest.ts'
import type { Pages } from '../outline.ts'
import type { Finding } from '../problem.ts'
import type { PageRecord } from '../record.ts'
import { isRoute } from '../routes.ts'
import type { Text } from '../walk.ts'
import { unlinkedPages } from './orphans.ts'

/** Links to an address that is gone, while nothing links to a page that is there: the address was changed by hand. */
export function withRenamed(findings: Finding[], site: Pages<PageRecord>, texts: readonly Text[]): Finding[] {
  const isDead = ({ code, about = '' }: Finding) => code === 'dead-link' && isRoute(about)
  if (!findings.some(isDead)) return findings
  const unlinked = unlinkedPages(site, texts)
  return findings.map((finding) => {
    const { about: from = '' } = finding
    const to = !isDead(finding) ? undefined : unlinked.length === 1 ? unlinked[0] : nearest(from, unlinked)
    if (to === undefined) return finding
    const rest = finding.hint.replace(/^Did you mean "[^"]*"\? /, '')
    const hint = `If the page got the address "${to}" by hand, run "npm run rename -- ${from} ${to}": it changes the links and leads the old address to the new one. If not: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    return { ...finding, hint }
  })
}
