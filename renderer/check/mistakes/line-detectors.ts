import { conflict, oddSpace, specialStart, tabIndent } from './characters.ts'
import { afterBar, colonInText, listAfterKey, noSpaceAfterColon, noSpaceAfterDash } from './colons.ts'
import { brokenBrackets } from './flow.ts'
import type { Detector } from './line-mistake.ts'
import { misplacedQuote, smartQuotes } from './quotes.ts'

/** Mistakes that make a line unreadable, the most telling first. */
export const lineDetectors: readonly Detector[] = [
  conflict,
  tabIndent,
  oddSpace,
  smartQuotes,
  misplacedQuote,
  brokenBrackets,
  specialStart,
  afterBar,
  listAfterKey,
  colonInText,
  noSpaceAfterDash,
  noSpaceAfterColon,
]
