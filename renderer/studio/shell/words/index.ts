import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'

const catalogues: Record<string, Words> = { en, de, es }

/** The first language of the browser's that the studio speaks. */
export const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in catalogues) ?? 'en'

export const words: Words = catalogues[language] ?? en
