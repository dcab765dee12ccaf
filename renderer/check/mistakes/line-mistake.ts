import type { Message } from '../../messages/message.ts'
import type { Line } from './lines.ts'

/** A known way in which YAML reads something else than was meant, found in one line. */
export interface LineMistake {
  code: string
  /** Column in the line, from 0, and how much to underline. */
  column: number
  length: number
  message: Message
  hint: Message | readonly Message[]
  /** The hint names one of several columns that could be meant. */
  isGuess?: true
}

/** Underlines all that a line holds. */
export function underline(line: Line): Pick<LineMistake, 'column' | 'length'> {
  return { column: line.indent, length: Math.max(1, line.text.trim().length) }
}

/** Looks at a line that is no part of a longer text; must never object to a line that is right. */
export type Detector = (line: Line) => LineMistake | undefined
