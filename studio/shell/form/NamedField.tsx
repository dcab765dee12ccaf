import { type FormEvent, useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { Icon } from '../parts/Icon.tsx'
import { askAddressWords } from '../store/api.ts'
import { commit } from '../store/edit.ts'
import { change, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { type FieldProps, useField } from './field-props.ts'
import { fittingName } from './fitting-name.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { startOf } from './start-of.ts'

interface NamedFieldProps extends FieldProps {
  /** Names that can be added, where they are not for authors to choose. */
  offered?: readonly string[]
  /** What an entry is called, where its name does not say it. */
  titled?: (name: string) => string
}

/** Entries under names that authors choose: facts, forms, old addresses. */
export function NamedField(props: NamedFieldProps) {
  const { path, schema, value, offered, titled = asItIs } = props
  const Field = useField()
  const entries = Object.entries(Object(value) as Record<string, unknown>)
  const focused = useStudio((state) => state.focus?.path[path.length])
  const [open, setOpen] = useState<string>()
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : { type: 'string' }
  const isText = !inner.properties && !inner.items
  const add = (name: string) => {
    namedAdded(path, name, schema, Object.values(Object(value)))
    setOpen(name)
  }
  const remove = (name: string) => void commit([{ do: 'remove', path: [...path, name] }])
  return (
    <GroupFrame {...props}>
      {entries.map(([name, entry]) => {
        const isOpen = open === name || focused === name
        const own = { path: [...path, name], schema: inner, value: entry, label: titled(name) }
        const field = <Field {...own} isRequired onRemove={() => remove(name)} />
        if (isText) return <div key={name}>{field}</div>
        return (
          <details
            key={name}
            className="named"
            open={isOpen}
            onToggle={(event) => event.currentTarget.open && setOpen(name)}
          >
            <summary>{titled(name)}</summary>
            {isOpen && field}
          </details>
        )
      })}
      {offered ? (
        <div className="additions">
          {offered.map((name) => (
            <button key={name} type="button" className="chip" onClick={() => add(name)}>
              <Icon name="plus" /> {titled(name)}
            </button>
          ))}
        </div>
      ) : (
        <AddNamed names={entries.map(([name]) => name)} pattern={schema.propertyNames?.pattern} onAdd={add} />
      )}
    </GroupFrame>
  )
}

const asItIs = (name: string) => name

/** A new entry begins with what its schema demands and most others have, and has the focus. */
export function namedAdded(path: Path, name: string, schema: Schema, others: readonly unknown[]): void {
  const { additionalProperties: inner } = schema
  const start = startOf(typeof inner === 'object' ? inner : {}, name, true, others)
  void commit([{ do: 'set', path: [...path, name], value: start === '' ? '/' : start }])
  change({ focus: { path: [...path, name], isNew: true } })
}

interface AddNamedProps {
  names: string[]
  pattern: string | undefined
  onAdd: (name: string) => void
}

export function AddNamed({ names, pattern, onAdd }: AddNamedProps) {
  const [name, setName] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asAddress = await askAddressWords(name).catch(() => '')
    const fitting = fittingName(name.trim(), asAddress, pattern)
    const isFree = fitting !== undefined && !names.includes(fitting)
    setRefused(!isFree)
    if (!isFree) return
    onAdd(fitting)
    setName('')
  }
  return (
    <form className="with-button add-named" onSubmit={submit}>
      <input
        value={name}
        aria-label={words.addNamed}
        placeholder={words.addNamed}
        onChange={({ target }) => {
          setName(target.value)
          setRefused(false)
        }}
      />
      <button type="submit" className="button" disabled={name.trim() === ''}>
        <Icon name="plus" /> {words.addNow}
      </button>
      {isRefused && (
        <p className="said is-error" role="alert">
          {words.nameRefused}
        </p>
      )}
    </form>
  )
}
