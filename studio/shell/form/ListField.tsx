import { useEffect, useRef, useState } from 'react'
import { joinPath } from '../../../renderer/common/problem.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { focusIn, useSorting } from '../parts/sorting.ts'
import { commit } from '../store/edit.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { Fields } from './Fields.tsx'
import { type FieldProps, useField } from './field-props.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { titleOf } from './labels.ts'
import { Said } from './Said.tsx'
import { isPicture, startOf } from './start-of.ts'

/** A list: each entry opens by itself; entries are added, moved, duplicated and removed. */
export function ListField({ path, schema, value, label, onRemove }: FieldProps) {
  const Field = useField()
  const list = useRef<HTMLOListElement>(null)
  const entries = Array.isArray(value) ? value : []
  const [open, setOpen] = useState<number>()
  const focus = useStudio((state) => state.focus)
  const key = joinPath(path)
  useEffect(() => {
    const index = focus?.path[path.length]
    if (focus && typeof index === 'number' && joinPath(focus.path.slice(0, path.length)) === key) setOpen(index)
  }, [focus, key, path.length])
  const move = (from: number, to: number) => {
    void commit([{ do: 'move', path: [...path, from], to }])
    if (open === from) setOpen(to)
    say(
      fill(words.moved, {
        name: titleOf(entries[from]) ?? fill(words.item, { place: from + 1 }),
        place: to + 1,
        count: entries.length,
      }),
    )
  }
  const sorting = useSorting(list, entries.length, move)
  const items = schema.items ?? {}
  const isOneField = !items.properties || isPicture(items)
  const add = () => {
    const start = startOf(items, label, true)
    void commit([{ do: 'insert', path: [...path, entries.length], value: start }])
    setOpen(entries.length)
    const first = Object.keys(Object(start))[0]
    change({
      focus: {
        path: typeof start === 'object' && first ? [...path, entries.length, first] : [...path, entries.length],
        isNew: true,
      },
    })
    say(fill(words.addedTo, { list: label, place: entries.length + 1 }))
  }
  const isFull = entries.length >= Number(schema.maxItems ?? Number.POSITIVE_INFINITY)
  return (
    <GroupFrame path={path} schema={schema} label={label} onRemove={onRemove}>
      <ol ref={list} className="entries">
        {entries.map((entry, index) => {
          const name = titleOf(entry) ?? fill(words.item, { place: index + 1 })
          const isOpen = open === index
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own
              key={index}
              {...sorting.entry(index)}
            >
              <div className="entry-head">
                <IconButton
                  icon="grip"
                  className="grip is-small"
                  label={fill(words.drag, { name })}
                  {...sorting.handle(index)}
                />
                <button
                  type="button"
                  className="entry-button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : index)}
                >
                  <Icon name="chevron" />
                  <span>{name}</span>
                </button>
              </div>
              <Said path={[...path, index]} />
              {isOpen && (
                <div className="entry-body">
                  {isOneField ? (
                    <Field
                      path={[...path, index]}
                      schema={items}
                      value={entry}
                      label={fill(words.item, { place: index + 1 })}
                      isRequired
                    />
                  ) : (
                    <Fields path={[...path, index]} schema={items} value={entry} />
                  )}
                  <fieldset className="entry-tools" aria-label={name}>
                    <IconButton
                      icon="up"
                      data-move="up"
                      label={words.moveUp}
                      disabled={index === 0}
                      onClick={() => {
                        move(index, index - 1)
                        focusIn(list, index - 1, '.entry-tools button[data-move="up"]')
                      }}
                    />
                    <IconButton
                      icon="down"
                      data-move="down"
                      label={words.moveDown}
                      disabled={index === entries.length - 1}
                      onClick={() => {
                        move(index, index + 1)
                        focusIn(list, index + 1, '.entry-tools button[data-move="down"]')
                      }}
                    />
                    <IconButton
                      icon="copy"
                      label={words.duplicate}
                      disabled={isFull}
                      onClick={() => {
                        void commit([{ do: 'duplicate', path: [...path, index] }])
                        setOpen(index + 1)
                        say(fill(words.duplicated, { name }))
                      }}
                    />
                    <IconButton
                      icon="trash"
                      label={words.remove}
                      disabled={entries.length <= Number(schema.minItems ?? 0)}
                      onClick={() => {
                        void commit([{ do: 'remove', path: [...path, index] }])
                        setOpen(undefined)
                        say(fill(words.removed, { name }))
                      }}
                    />
                  </fieldset>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <button type="button" className="chip" disabled={isFull} onClick={add}>
        <Icon name="plus" /> {fill(words.addItem, { name: label })}
      </button>
    </GroupFrame>
  )
}
