import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { depthOfSection, schemaFor } from '../../edit/operations/demands.ts'
import { entriesOf } from '../form/entries.ts'
import { ItemTools } from '../parts/ItemTools.tsx'
import { change, now, schemasOf, useStudio } from '../store/state.ts'

/** An entry of a list in a section: a card, a question, a row. */
interface EntryPlace {
  list: Path
  index: number
  /** From the entry to the field that is focused. */
  field: Path
}

/** The innermost entry of a list in which a field lies. */
export function entryOf(path: Path): EntryPlace | undefined {
  const begin = depthOfSection(path) ?? path.length
  const at = path.findLastIndex((step, index) => index >= begin && typeof step === 'number')
  return at < 0 ? undefined : { list: path.slice(0, at), index: Number(path[at]), field: path.slice(at + 1) }
}

/** How many entries the schema of a section allows in a list. */
function limitsOf(list: Path): { least: number; most: number } {
  const schema = schemaFor(schemasOf(), list, (path) => valueAt(now().data, path))
  return { least: Number(schema?.minItems ?? 0), most: Number(schema?.maxItems ?? Number.POSITIVE_INFINITY) }
}

/** Floats above the entry whose field is focused: what can be done with it as a whole, on the page. */
export function EntryBar({ place, left, top }: { place: EntryPlace; left: number; top: number }) {
  const { list, index, field } = place
  const entries = useStudio((state) => valueAt(state.data, list))
  if (!Array.isArray(entries) || index >= entries.length) return null
  const { nameOf, ...deeds } = entriesOf(list, entries)
  const follow = (to: number) => change({ focus: { path: [...list, to, ...field] } })
  return (
    <div
      className="entry-bar"
      style={{ left, top: `max(4px, calc(${top}px - var(--above)))` }}
      role="toolbar"
      aria-label={nameOf(index)}
    >
      <ItemTools
        index={index}
        count={entries.length}
        {...limitsOf(list)}
        onMove={(to) => {
          deeds.move(index, to)
          follow(to)
        }}
        onDuplicate={() => {
          deeds.duplicate(index)
          follow(index + 1)
          // Words and icon of the copy are to be others: on a phone its fields come up below the page.
          change({ view: 'form' })
        }}
        onRemove={() => {
          deeds.remove(index)
          change({ focus: { path: list } })
        }}
      />
    </div>
  )
}
