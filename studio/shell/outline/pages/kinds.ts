import { type Drawing, drawings } from '../../parts/drawings.ts'

/** The drawing of a kind of page; that of a page where a site has kinds of its own. */
export const drawingOfKind = (kind: string): Drawing =>
  kind !== 'list' && kind in drawings ? (kind as Drawing) : 'page'
