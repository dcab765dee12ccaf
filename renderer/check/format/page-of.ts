import { guide } from '../../folders.ts'

/** Where a code is explained, with examples; the page is generated from the codes. */
export const pageOf = (code: string) => `${guide('problems.md')}#${code}`
