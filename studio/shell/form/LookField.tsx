import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { depthOfSection } from '../../edit/operations/demands.ts'
import { chosenIndex } from '../outline/move.ts'
import { SectionLook } from '../parts/SectionLook.tsx'
import { write } from '../store/edit.ts'
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
  const route = useStudio((state) => state.route)
  const index = useStudio(chosenIndex)
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  const key = String(path.at(-1))
  if (index === undefined) return <ChoiceField {...props} />
  return (
    <FieldFrame {...props}>
      <fieldset ref={ref} tabIndex={-1} className="looks-grid" id={idOf(path)} aria-label={label}>
        {(schema.enum ?? []).map((choice) => {
          const name = choiceInWords(choice)
          const choose = () => write(path, choice as string)
          return (
            <button key={String(choice)} type="button" aria-pressed={choice === value} onClick={choose}>
              <SectionLook route={route} index={index} title={name} choice={{ key, value: choice }} />
              {name}
            </button>
          )
        })}
      </fieldset>
    </FieldFrame>
  )
}
