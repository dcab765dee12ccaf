import type { Schema } from './schemas.ts'

/** Whether a text is a name, an address, a code or a choice, which somebody looks up, and no words that somebody reads. */
export const isName = ({ reference, pattern, enum: choices, const: only, content }: Schema): boolean =>
  [reference, pattern, choices, only].some((keyword) => keyword !== undefined) || content === 'focus'
