import type { Outline } from '../outline.ts'
import type { Finding } from '../problem.ts'
import { checkContrast } from './contrast.ts'
import { checkDates, checkReviews } from './dates.ts'
import { checkHeadings } from './headings.ts'
import { checkLengths } from './lengths.ts'
import { checkLiterals } from './literals.ts'
import { checkOrphans } from './orphans.ts'
import { checkQuotes } from './quotes.ts'
import { checkSimilar } from './similar.ts'
import { checkUnused } from './unused.ts'

/** Doubts about the content itself: nothing that breaks, everything that a careful editor would change. */
export function checkContent(outline: Outline, today: string): Finding[] {
  return [
    ...checkLengths(outline),
    ...checkHeadings(outline),
    ...checkReviews(outline, today),
    ...checkDates(outline, today),
    ...checkLiterals(outline),
    ...checkContrast(outline),
    ...checkQuotes(outline),
  ]
}

/** Doubts about how the parts fit together; worth reading only once every name and link is right. */
export function checkCoherence(outline: Outline, images: readonly string[]): Finding[] {
  return [...checkUnused(outline, images), ...checkOrphans(outline), ...checkSimilar(outline)]
}
