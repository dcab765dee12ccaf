import { catalogues, spokenOf } from './catalogues.ts'
import type { Words } from './en.ts'

/** The first language of the browser's that the studio speaks. */
export const language = spokenOf(navigator.languages)

export const words: Words = catalogues[language]
