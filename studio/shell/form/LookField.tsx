import type { ComponentProps, ReactNode } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { depthOfSection } from '../../edit/operations/demands.ts'
import { chosenIndex } from '../outline/move.ts'
import { SectionLook } from '../parts/SectionLook.tsx'
import { clear, write } from '../store/edit.ts'
import { useStudio } from '../store/state.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { choiceInWords } from './labels.ts'
import { idOf, useFocus } from './use-field.ts'

/** Whether a field is a choice of a section as a whole, which shows what it looks like. */
export function isLook(path: Path, { enum: choices }: Schema): boolean {
  const depth = depthOfSection(path)
  return choices !== undefined && depth !== undefined && path.length === depth + 1
}

/** A choice of tone, layout and the like: the section itself, drawn with each of them. */
export function LookField(props: FieldProps) {
  const { path, schema, value, label } = props
  const index = useStudio(chosenIndex)
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  if (index === undefined) return <ChoiceField {...props} />
  return (
    <FieldFrame {...props}>
      <LookGrid ref={ref} tabIndex={-1} id={idOf(path)} aria-label={label} {...{ path, schema, value, index }} />
    </FieldFrame>
  )
}

interface LookGridProps extends Pick<FieldProps, 'path' | 'schema' | 'value'>, ComponentProps<'fieldset'> {
  index: number
  /** Whether what is chosen may be taken back. */
  isOptional?: boolean
  children?: ReactNode
}

/** The choices, each as the section of the open page would look with it. */
export function LookGrid({ path, schema, value, index, isOptional = false, children, ...rest }: LookGridProps) {
  const route = useStudio((state) => state.route)
  const key = String(path.at(-1))
  return (
    <fieldset className="looks-grid" {...rest}>
      {children}
      {(schema.enum ?? []).map((choice) => {
        const name = choiceInWords(choice)
        const isChosen = choice === value
        const choose = () => (isChosen && isOptional ? clear(path) : write(path, choice as string))
        return (
          <button key={String(choice)} type="button" aria-pressed={isChosen} onClick={choose}>
            <SectionLook route={route} index={index} title={name} choice={{ key, value: choice }} />
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}
