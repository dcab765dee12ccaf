import { conflict, oddSpace, specialStart, tabIndent } from './characters.ts'
import { afterBar, colonInText, listAfterKey, noSpaceAfterColon, noSpaceAfterDash } from './colons.ts'
import { flowTrap } from './flow.ts'
import { quoteTrap, smartQuotes } from './quotes.ts'
import type { Detector } from './trap.ts'

/** Traps that make a line unreadable, the most telling first. */
export const lineTraps: readonly Detector[] = [
  conflict,
  tabIndent,
  oddSpace,
  smartQuotes,
  quoteTrap,
  flowTrap,
  specialStart,
  afterBar,
  listAfterKey,
  colonInText,
  noSpaceAfterDash,
  noSpaceAfterColon,
]
