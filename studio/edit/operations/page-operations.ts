import { message } from '../../../renderer/messages/message.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { withSite } from '../first-page.ts'
import { assertFree } from '../free-address.ts'
import { type Around, newPage } from '../new-page.ts'
import { Refusal } from '../refusal.ts'
import { openSource } from '../source-file.ts'
import { compose } from './compose.ts'
import { change } from './node-operations.ts'
import type { Operation } from './operation.ts'
import { type Changed, copyPage } from './page-parts.ts'
import { type Parts, partsOf, textOf } from './parts.ts'

export type { Around } from '../new-page.ts'

type NewPage = Extract<Operation, { do: 'page' }>

/** Adds a page with starter texts, around which an empty file gets a site, or with the text of another page. */
export function addWholePage(parts: Parts, operation: NewPage, around: Around | undefined): Changed {
  const source = textOf(parts)
  const { route, title } = operation
  if ('copy' in operation) {
    if (operation.copy.includes('{'))
      throw new Refusal(message('page.makes-many', { route: operation.copy }), message('page.makes-many-hint'))
    assertFree(openSource(source), route)
    const copied = copyPage(parts, route, operation.copy)
    if (title === undefined) return copied
    const titled = change(copied.parts, { do: 'set', path: ['pages', route, 'title'], value: title })
    return { parts: titled.parts, edits: compose([copied.edits, titled.edits]) }
  }
  if (!around) throw new Error('A page with starter texts is fitted to what is around the file')
  const site = withSite(source, route)
  const wanted = { route, kind: operation.kind, ...(title !== undefined && { title }) }
  const { edits } = newPage(openSource(site), wanted, around)
  const all = site === source ? edits : [{ start: 0, end: source.length, text: applyEdits(site, edits) }]
  return rewritten(parts, all)
}

/** Edits that reach all over the file. */
export function rewritten(parts: Parts, edits: Edit[]): Changed {
  return { parts: partsOf(applyEdits(textOf(parts), edits)), edits }
}
