import { capital } from './capital.ts'

/** A key of the schemas in small English words: "form heading" for `formHeading`. */
export const keyInWords = (key: string): string =>
  key === 'blocks'
    ? 'sections'
    : key
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll(/[-_]/g, ' ')
        .toLowerCase()

/** The same as it stands alone: "Form heading". */
export const keyAsTitle = (key: string): string =>
  capital(keyInWords(key).replaceAll(/\b(?:cta|faq|zip|id|url)\b/g, (short) => short.toUpperCase()))
