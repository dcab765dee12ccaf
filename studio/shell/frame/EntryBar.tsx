import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { titleOf } from '../form/labels.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { commit } from '../store/edit.ts'
import { change, innerOf, keyOf, now, type StudioState, say, useStudio } from '../store/state.ts'
import { valueAt } from '../store/values.ts'
import { fill, words } from '../words/index.ts'

/** An entry of a list in a section: a card, a question, a row. */
interface EntryPlace {
  list: Path
  index: number
  /** From the entry to the field that is focused. */
  field: Path
}

/** The innermost entry of a list in which a field lies. */
export function entryOf(path: Path): EntryPlace | undefined {
  const begin = path[0] === 'shared' ? 2 : path[0] === 'pages' && path[2] === 'blocks' ? 4 : path.length
  const at = path.findLastIndex((step, index) => index >= begin && typeof step === 'number')
  return at < 0 ? undefined : { list: path.slice(0, at), index: Number(path[at]), field: path.slice(at + 1) }
}

/** How many entries the schema of a section allows in a list. */
function limitsOf({ data, forms }: StudioState, list: Path): { least: number; most: number } {
  const begin = list[0] === 'shared' ? 2 : 4
  const section = valueAt(data[keyOf(list)], innerOf(list.slice(0, begin)))
  const schema = list
    .slice(begin)
    .reduce<Schema | undefined>(
      (node, step) => (typeof step === 'number' ? node?.items : node?.properties?.[step]),
      forms?.sections[Object(section).type],
    )
  return { least: Number(schema?.minItems ?? 0), most: Number(schema?.maxItems ?? Number.POSITIVE_INFINITY) }
}

/** Floats above the entry whose field is focused: what can be done with it as a whole, on the page. */
export function EntryBar({ place, left, top }: { place: EntryPlace; left: number; top: number }) {
  const { list, index, field } = place
  const entries = useStudio((state) => valueAt(state.data[keyOf(list)], innerOf(list)))
  if (!Array.isArray(entries) || index >= entries.length) return null
  const { least, most } = limitsOf(now(), list)
  const name = titleOf(entries[index]) ?? fill(words.item, { place: index + 1 })
  const follow = (to: number) => change({ focus: { path: [...list, to, ...field] } })
  const move = (to: number) => {
    void commit([{ do: 'move', path: [...list, index], to }])
    follow(to)
    say(fill(words.moved, { name, place: to + 1, count: entries.length }))
  }
  const duplicate = () => {
    void commit([{ do: 'duplicate', path: [...list, index] }])
    follow(index + 1)
    say(fill(words.duplicated, { name }))
  }
  const remove = () => {
    void commit([{ do: 'remove', path: [...list, index] }])
    change({ focus: { path: list } })
    say(fill(words.removed, { name }))
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
