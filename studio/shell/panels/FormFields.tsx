import { useState } from 'react'
import type { Operation, Plain } from '../../edit/operations/operation.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { ListField } from '../form/ListField.tsx'
import { idOf, useFocus } from '../form/use-field.ts'
import { Drawn, Icon } from '../parts/Icon.tsx'
import { clear, commit, write } from '../store/edit.ts'
import { fill, words } from '../words/index.ts'
import {
  type FormField,
  firstChoices,
  fittingFor,
  kindNames,
  kinds,
  messageFor,
  needsChoices,
  type Offer,
  offersFor,
} from './form-fields.ts'

/** The questions of a form: in their order, with what each asks drawn, and whether it must be answered. */
export function FormFields(props: FieldProps) {
  const { path, schema, value } = props
  const fields = (Array.isArray(value) ? value : []) as FormField[]
  const properties = inOrder(schema.items?.properties)
  return (
    <ListField
      {...props}
      label={words.questions}
      schema={{ ...schema, description: '', items: { ...schema.items, properties } }}
      itemFor={(index) => ({ ...schema.items, properties: fittingFor(fields[index], properties) })}
      adder={(add, isFull) => <Offers {...{ offers: offersFor(fields), isFull }} onAdd={add} />}
      lead={(index) => <Drawn drawing={kinds[fields[index]?.type ?? 'text'] ?? ''} />}
      side={(index) => {
        const { label = '', required } = fields[index] ?? {}
        const at = [...path, index, 'required']
        return (
          <label className="switch is-small" title={words.mustBeAnswered}>
            <input
              type="checkbox"
              role="switch"
              aria-label={fill(words.requiredFor, { name: label })}
              aria-checked={required !== undefined}
              checked={required !== undefined}
              onChange={() => (required === undefined ? write(at, messageFor(label, fields)) : clear(at))}
            />
            <span aria-hidden="true">{words.required}</span>
          </label>
        )
      }}
    />
  )
}

/** What visitors read comes first, and under which name it is sent last. */
function inOrder(properties: FieldProps['schema']['properties'] = {}) {
  const { label, type, name, ...rest } = properties
  return { ...(label && { label }), ...(type && { type }), ...rest, ...(name && { name }) }
}

interface OffersProps {
  offers: readonly Offer[]
  isFull: boolean
  onAdd: (start: Plain) => void
}

/** What can be added, by drawings; it closes with the choice. */
function Offers({ offers, isFull, onAdd }: OffersProps) {
  const [isOpen, setOpen] = useState(false)
  const name = words.addQuestion
  return (
    <>
      <button type="button" className="chip" aria-expanded={isOpen} disabled={isFull} onClick={() => setOpen(!isOpen)}>
        <Icon name="plus" /> {name}
      </button>
      {isOpen && !isFull && (
        <fieldset className="drawn-choices is-kinds" aria-label={name}>
          {offers.map(({ label: kind, drawing, start }) => (
            <button
              key={kind}
              type="button"
              onClick={() => {
                setOpen(false)
                onAdd(start)
              }}
            >
              <Drawn drawing={drawing} />
              {kind}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** What a question asks, by drawings. */
export function KindField(props: FieldProps) {
  const { path, value, label } = props
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  const field = path.slice(0, -1)
  const choose = (kind: string) => {
    if (kind === value) return
    // What visitors choose among comes along: without it the form could not be shown.
    const choices: Operation[] =
      needsChoices(kind) && !needsChoices(value)
        ? [{ do: 'set', path: [...field, 'options'], value: firstChoices() }]
        : []
    void commit([{ do: 'set', path, value: kind }, ...choices])
  }
  return (
    <FieldFrame {...props} schema={{}} onRemove={undefined}>
      <fieldset ref={ref} tabIndex={-1} className="drawn-choices is-kinds" id={idOf(path)} aria-label={label}>
        {kindNames.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === value} onClick={() => choose(kind)}>
            <Drawn drawing={kinds[kind]} />
            {words[`kinds.${kind}`]}
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  )
}
