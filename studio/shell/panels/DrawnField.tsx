import type { Path } from '../../../renderer/common/problem.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { choiceInWords } from '../form/labels.ts'
import { idOf, useFocus } from '../form/use-field.ts'
import { clear, write } from '../store/edit.ts'
import { useStudio } from '../store/state.ts'

const drawn = new Set(['header.brand', 'header.ground', 'footer.layout', 'footer.ground', 'theme.motion'])

/** Whether a field of the theme has a drawing in panels.css, as all that is chosen of the shape of things has. */
export const isDrawn = (path: Path): boolean => path.at(-2) === 'shape' || drawn.has(path.slice(-2).join('.'))

/** A choice of shape, each value as a small drawing of what it does. */
export function DrawnField(props: FieldProps) {
  const { path, schema, value, label } = props
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  const brand = useStudio((state) => state.overview?.brand)
  const name = path.slice(-2).join('-')
  return (
    <FieldFrame {...props} schema={{}} onRemove={undefined}>
      <fieldset ref={ref} tabIndex={-1} className="drawn-choices" id={idOf(path)} aria-label={label}>
        {(schema.enum ?? []).map((choice) => (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={choice === value}
            onClick={() => chooseValue(props, choice as string)}
          >
            <span className="drawing" data-of={name} data-choice={choice} aria-hidden="true">
              <i>{brand?.slice(0, 1)}</i>
              <b />
              <b />
              <b />
            </span>
            {choiceInWords(choice)}
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  )
}

/** What holds anyway is not written into the file. */
export function chooseValue({ path, schema, value, onRemove }: FieldProps, choice: string): void {
  if (choice === value) return
  if (choice !== schema.default) write(path, choice)
  else if (onRemove) clear(path)
}
