import { useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { Icon } from '../parts/Icon.tsx'
import { commit } from '../store/edit.ts'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'
import { useField } from './field-props.ts'
import { fieldName } from './labels.ts'
import { startOf } from './start-of.ts'

interface FieldsProps {
  path: Path
  schema: Schema
  value: unknown
  /** Fields that are shown otherwise. */
  without?: readonly string[]
  /** Those that may be left out are shown too, but for groups, which are added as a whole. */
  areAllShown?: boolean
  /** What each is called, where that depends on where it stands. */
  naming?: (key: string) => string
}

/** The fields of a group in the order of its schema. What may be left out and is, can be added below them. */
export function Fields({ path, schema, value, without = [], areAllShown = false, naming = fieldName }: FieldsProps) {
  const Field = useField()
  const [opened, setOpened] = useState<string[]>([])
  const group = Object(value) as Record<string, unknown>
  const { properties = {}, required = [] } = schema
  const known = Object.entries(properties)
    .filter(([key, field]) => !without.includes(key) && !isFixed(field))
    .sort(([one], [other]) => Number(one === 'id') - Number(other === 'id'))
  // What goes with the ground of a section stands beside it.
  const tone = known.findIndex(([key]) => key === 'tone')
  if (tone >= 0) known.splice(tone + 1, 0, ...takeOut(known, ([key]) => isGround(key)))
  const isGiven = (key: string) => group[key] !== undefined || opened.includes(key)
  const isShown = ([key, field]: [string, Schema]) =>
    required.includes(key) || isGiven(key) || (tone >= 0 && isGround(key)) || (areAllShown && !field.properties)
  const add = (key: string, field: Schema) => {
    setOpened([...opened, key])
    const start = startOf(field, fieldName(key))
    if (start !== '') void commit([{ do: 'set', path: [...path, key], value: start }])
    change({ focus: { path: [...path, key] } })
  }
  const remove = (key: string) => {
    setOpened(opened.filter((other) => other !== key))
    if (group[key] !== undefined) void commit([{ do: 'remove', path: [...path, key] }])
  }
  const left = known.filter((each) => !isShown(each))
  return (
    <>
      {known.filter(isShown).map(([key, field]) => (
        <Field
          key={key}
          path={[...path, key]}
          schema={field}
          value={group[key]}
          label={naming(key)}
          isRequired={required.includes(key)}
          onRemove={required.includes(key) || !isGiven(key) ? undefined : () => remove(key)}
        />
      ))}
      {left.length > 0 && (
        <div className="additions">
          {left.map(([key, field]) => (
            <button key={key} type="button" className="chip" title={field.description} onClick={() => add(key, field)}>
              <Icon name="plus" />
              <span className="visually-hidden">{words.add} </span>
              {naming(key)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** How a section begins, and the picture behind it. */
const isGround = (key: string) => key === 'edge' || key === 'backdrop'

function takeOut<Each>(list: Each[], isMeant: (each: Each) => boolean): Each[] {
  const taken = list.filter(isMeant)
  list.splice(0, list.length, ...list.filter((each) => !isMeant(each)))
  return taken
}

/** A section's type is not changed: it is another section. */
const isFixed = ({ const: only }: Schema) => typeof only === 'string'
