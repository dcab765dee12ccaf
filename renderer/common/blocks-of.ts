import { isRecord } from './is-record.ts'

/** The sections of a page as it is written; none where they are no list. */
export const blocksOf = (page: unknown): unknown[] => (isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [])
