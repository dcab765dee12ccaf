import { inEnglish } from '../messages/english.ts'
import type { Problem } from './problem.ts'

interface PlaceInFile {
  line?: number
  column?: number
  text?: string
}

/** An error that is told without the data of the site's file. */
export const problemIn = (
  file: string,
  code: string,
  said: Problem['said'],
  { line = 1, column = 1, text }: PlaceInFile = {},
): Problem => ({
  code,
  severity: 'error',
  file,
  line,
  column,
  message: inEnglish(said.message),
  hint: inEnglish(said.hint),
  said,
  ...(text !== undefined && { text }),
})
