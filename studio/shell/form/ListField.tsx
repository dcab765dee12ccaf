import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinPath } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { ItemTools } from '../parts/ItemTools.tsx'
import { focusIn, type Sorting, useSorting } from '../parts/sorting.ts'
import { AddPictures } from '../photos/AddPictures.tsx'
import { commit } from '../store/edit.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'
import { entriesOf } from './entries.ts'
import { Fields } from './Fields.tsx'
import { type FieldProps, useField } from './field-props.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { Said } from './Said.tsx'
import { isPicture, nextOf } from './start-of.ts'

interface ListFieldProps extends FieldProps {
  /** With what a new entry begins, where its schema and its neighbours do not say it. */
  begin?: Plain | undefined
  /** In place of the button that adds an entry. */
  adder?: (add: (start: Plain) => void, isFull: boolean) => ReactNode
  /** What can be said of an entry, where it is not the same of each. */
  itemFor?: (index: number) => Schema
  /** What an entry is called, where its own words do not say it. */
  titled?: (index: number) => string
  /** What stands in the head of an entry, before and behind its name. */
  lead?: (index: number) => ReactNode
  side?: (index: number) => ReactNode
  /** In place of taking an entry out at once. */
  remover?: (index: number) => void
}

/** A list: each entry opens by itself; entries are added, moved, duplicated and removed. */
export function ListField(props: ListFieldProps) {
  const { path, schema, value, label, begin, adder, itemFor, titled, lead, side, remover } = props
  const list = useRef<HTMLOListElement>(null)
  const entries = Array.isArray(value) ? value : []
  const { nameOf, ...deeds } = entriesOf(path, entries, titled)
  const [open, setOpen] = useState<number>()
  const focus = useStudio((state) => state.focus)
  const key = joinPath(path)
  useEffect(() => {
    const index = focus?.path[path.length]
    if (focus && typeof index === 'number' && joinPath(focus.path.slice(0, path.length)) === key) setOpen(index)
  }, [focus, key, path.length])
  const move = (from: number, to: number) => {
    deeds.move(from, to)
    if (open === from) setOpen(to)
  }
  const sorting = useSorting(list, entries.length, move)
  const [least, most] = [Number(schema.minItems ?? 0), Number(schema.maxItems ?? Infinity)]
  const goTo = (index: number, entry: unknown) => {
    const keys = Object.keys({ ...schema.items?.properties, ...Object(entry) })
    const first = typeof entry === 'object' ? keys.filter((each) => Object.hasOwn(Object(entry), each)).slice(0, 1) : []
    change({ focus: { path: [...path, index, ...first], isNew: true } })
  }
  const add = (start = begin ?? nextOf(schema, label, entries)) => {
    const entry = [...path, entries.length]
    void commit([{ do: 'insert', path: entry, value: start }])
    goTo(entries.length, start)
    say(fill(words.addedTo, { list: label, place: entries.length + 1 }))
  }
  return (
    <GroupFrame {...props}>
      <ol ref={list} className="entries">
        {entries.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own
            key={index}
            field={{ path: [...path, index], schema: itemFor?.(index) ?? schema.items ?? {}, value: entry }}
            {...{ index, sorting }}
            lead={lead?.(index)}
            side={side?.(index)}
            name={nameOf(index)}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
          >
            <ItemTools
              {...{ index, least, most }}
              count={entries.length}
              onMove={(to) => {
                move(index, to)
                focusIn(list, to, `[data-deed="${to < index ? 'up' : 'down'}"]`)
              }}
              onDuplicate={() => {
                deeds.duplicate(index)
                goTo(index + 1, entry)
              }}
              onRemove={() => {
                if (remover) return remover(index)
                deeds.remove(index)
                setOpen(undefined)
              }}
            />
          </Entry>
        ))}
      </ol>
      {isPicture(schema.items ?? {}) ? (
        <AddPictures list={path} count={entries.length} most={most} />
      ) : adder ? (
        adder(add, entries.length >= most)
      ) : (
        <button type="button" className="chip" disabled={entries.length >= most} onClick={() => add()}>
          <Icon name="plus" /> {fill(words.addItem, { name: label })}
        </button>
      )}
    </GroupFrame>
  )
}

interface EntryProps {
  field: Pick<FieldProps, 'path' | 'schema' | 'value'>
  index: number
  name: string
  sorting: Sorting
  lead?: ReactNode
  side?: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** What can be done with it. */
  children: ReactNode
}

/** An entry with its handle and its name, and its fields once it is open. */
function Entry({ field, index, name, sorting, lead, side, isOpen, onToggle, children }: EntryProps) {
  const Field = useField()
  const { properties } = field.schema
  return (
    <li {...sorting.entry(index)}>
      <div className="entry-head">
        <IconButton
          icon="grip"
          className="grip is-small"
          label={fill(words.drag, { name })}
          {...sorting.handle(index)}
        />
        <button type="button" className="entry-button" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="chevron" />
          {isPicture(field.schema) && (
            <img className="entry-look" src={siteAddress(`/_images/${Object(field.value).src}`)} alt="" />
          )}
          {lead && <span className="entry-lead">{lead}</span>}
          <span>{name}</span>
        </button>
        {side}
      </div>
      <Said path={field.path} />
      {isOpen && (
        <div className="entry-body">
          {!properties || isPicture(field.schema) ? (
            <Field {...field} label={fill(words.item, { place: index + 1 })} isRequired />
          ) : (
            <Fields {...field} />
          )}
          <fieldset className="entry-tools" aria-label={name}>
            {children}
          </fieldset>
        </div>
      )}
    </li>
  )
}
