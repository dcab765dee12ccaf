import { frameTexts } from '../frame.ts'
import type { Pages } from '../outline.ts'
import { type Finding, together } from '../problem.ts'
import type { PageFindings, PageRecord } from '../record.ts'
import type { Text } from '../walk.ts'
import { checkContrast } from './contrast.ts'
import { checkDates, checkReviews } from './dates.ts'
import { checkHeadings } from './headings.ts'
import { checkLiterals } from './literals.ts'
import { checkOrphans } from './orphans.ts'
import { checkOwnAddress } from './own-address.ts'
import { checkQuotes } from './quotes.ts'
import { checkRunTogether } from './run-together.ts'
import { checkShown } from './shown.ts'
import { checkStarters } from './starters.ts'
import { checkUnused, usesOf } from './unused.ts'

/**
 * Doubts about the content itself: nothing that breaks, everything that a careful editor would change. `written` is what
 * the file has around the pages.
 */
export function checkContent(site: Pages<PageRecord>, today: string, written: () => string): Finding[] {
  const texts = frameTexts(site)
  const inPages = (name: keyof PageFindings) => [...site.pages.values()].flatMap(({ findings }) => findings[name])
  return [
    ...checkHeadings(texts),
    ...inPages('headings'),
    ...checkReviews(site, today),
    ...together([...checkDates(texts, today), ...inPages('dates')]),
    ...together([
      ...checkLiterals(texts, site),
      ...checkOwnAddress(texts, site.tokens),
      ...checkStarters(texts),
      ...inPages('literals'),
    ]),
    ...checkContrast(site),
    ...checkQuotes(texts),
    ...inPages('quotes'),
    ...checkShown(texts),
    ...checkRunTogether(texts, written()),
    ...inPages('shown'),
    ...inPages('tables'),
  ]
}

/** Doubts about how the parts fit together; worth reading only once every name and link is right. */
export function checkCoherence(site: Pages<PageRecord>, images: readonly string[]): Finding[] {
  const texts = frameTexts(site)
  return [...checkUnused(site, usedIn(site, texts), images), ...checkOrphans(site, texts)]
}

function usedIn({ pages }: Pages<PageRecord>, texts: readonly Text[]): Set<string> {
  const used = new Set(usesOf(texts))
  for (const { uses } of pages.values()) for (const use of uses) used.add(use)
  return used
}
