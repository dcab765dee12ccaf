import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { depthOfSection, schemaFor } from '../../edit/operations/demands.ts'
import { titleOf } from '../form/labels.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { commit } from '../store/edit.ts'
import { change, now, say, schemasOf, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

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
  const { least, most } = limitsOf(list)
  const name = titleOf(entries[index]) ?? words.item(index + 1)
  const follow = (to: number) => change({ focus: { path: [...list, to, ...field] } })
  const move = (to: number) => {
    void commit([{ do: 'move', path: [...list, index], to }])
    follow(to)
    say(words.moved(name, to + 1, entries.length))
  }
  const duplicate = () => {
    void commit([{ do: 'duplicate', path: [...list, index] }])
    follow(index + 1)
    say(words.duplicated(name))
  }
  const remove = () => {
    void commit([{ do: 'remove', path: [...list, index] }])
    change({ focus: { path: list } })
    say(words.removed(name))
  }
  return (
    <div className="entry-bar" style={{ left, top }} role="toolbar" aria-label={name}>
      <IconButton icon="up" label={words.moveUp} disabled={index === 0} onClick={() => move(index - 1)} />
      <IconButton
        icon="down"
        label={words.moveDown}
        disabled={index === entries.length - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton icon="copy" label={words.duplicate} disabled={entries.length >= most} onClick={duplicate} />
      <IconButton icon="trash" label={words.remove} disabled={entries.length <= least} onClick={remove} />
    </div>
  )
}
