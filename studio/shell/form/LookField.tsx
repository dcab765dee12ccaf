import type { ComponentProps, ReactNode } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { depthOfSection } from '../../edit/operations/demands.ts'
import { chosenIndex } from '../outline/move.ts'
import { SectionLook } from '../parts/SectionLook.tsx'
import { clear, write } from '../store/edit.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
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

/** How two grounds meet, with what is above left out; a straight line where nothing is chosen. */
const edges: Record<string, string> = {
  slant: 'M0 34 96 14V60H0z',
  arc: 'M0 34Q48 4 96 34V60H0z',
  wave: 'M0 30Q12 18 24 30T48 30T72 30T96 30V60H0z',
  scallop: 'M0 20A12 12 0 0 0 24 20A12 12 0 0 0 48 20A12 12 0 0 0 72 20A12 12 0 0 0 96 20V60H0z',
  torn: 'M0 24 7 28 13 22 21 29 28 23 36 27 44 20 51 28 60 24 68 30 75 22 84 28 90 23 96 26V60H0z',
}

/** The edge of a section shows only where the one above it has another ground: it is drawn by itself. */
const EdgeDrawing = ({ edge }: { edge: string }) => (
  <svg className="edge-drawing" viewBox="0 0 96 60" preserveAspectRatio="none" aria-hidden="true">
    <path d={edges[edge] ?? 'M0 24H96V60H0z'} />
  </svg>
)

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
      {[...(key === 'edge' ? [undefined] : []), ...(schema.enum ?? [])].map((choice) => {
        const name = choice === undefined ? words.straight : choiceInWords(choice)
        const isChosen = choice === value
        const choose = () => {
          const isTaken = choice === undefined || (isChosen && isOptional)
          if (!isTaken) void write(path, choice as string)
          else if (value !== undefined) void clear(path)
        }
        return (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={isChosen}
            data-look={`${key}-${choice}`}
            onClick={choose}
          >
            {key === 'edge' ? (
              <EdgeDrawing edge={String(choice)} />
            ) : (
              <SectionLook route={route} index={index} title={name} choice={{ key, value: choice }} />
            )}
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}
