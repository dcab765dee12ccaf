import type { Edit } from '../edits.ts'
import { renameRoute } from '../rename.ts'
import { compose } from './compose.ts'
import { change } from './node-operations.ts'
import type { Operation } from './operation.ts'
import { type Around, addWholePage, rewritten } from './page-operations.ts'
import type { Changed } from './page-parts.ts'
import { type Parts, partsOf, textOf } from './parts.ts'
import { share } from './share.ts'

/**
 * Makes operations on the text of a `pages.yaml`, as edits of what they name. Throws a Refusal, with nothing done, where
 * one cannot be made. Only the operation `page` asks for what is `around` the file.
 */
export function applyOperations(
  source: string,
  operations: readonly Operation[],
  around?: Around,
): { source: string; edits: Edit[] } {
  const { parts, edits } = applyToParts(partsOf(source), operations, around)
  return { source: textOf(parts), edits }
}

/** The same for a text that is cut into its parts already, of which only those touched are read. */
export function applyToParts(parts: Parts, operations: readonly Operation[], around?: Around): Changed {
  const lists: Edit[][] = []
  let now = parts
  for (const operation of operations) {
    const { parts: next, edits } = perform(now, operation, around)
    now = next
    lists.push(edits)
  }
  return { parts: now, edits: compose(lists) }
}

function perform(parts: Parts, operation: Operation, around?: Around): Changed {
  switch (operation.do) {
    case 'share':
      return share(parts, operation)
    case 'readdress':
      return rewritten(parts, renameRoute(textOf(parts), operation.from, operation.to, around?.wasSaved).edits)
    case 'page':
      return addWholePage(parts, operation, around)
    default:
      return change(parts, operation)
  }
}
