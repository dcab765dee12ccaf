import type { Form } from '../../../renderer/schema/types.generated.ts'
import { fill, words } from '../words/index.ts'
import type { FormField } from './form-fields.ts'

/** What a question looks like to visitors: most are a box. */
const shapes: Partial<Record<FormField['type'], string>> = {
  textarea: 'area',
  select: 'list',
  radio: 'choices',
  checkboxes: 'choices',
  checkbox: 'tick',
  consent: 'tick',
}

/** A form in small, as visitors have it before them: its questions in their order, which may be left out, and its button. */
export function FormDrawing({ fields = [], submit }: Partial<Form>) {
  return (
    <div className="form-drawing" role="img" aria-label={fill(words.formDrawn, { count: fields.length })}>
      {fields.map(({ name, label, type, required, width }) => (
        <span key={name} data-shape={shapes[type] ?? 'box'} data-width={width}>
          <span>
            {label ?? words[`kinds.${type}`]}
            {required === undefined && !label?.endsWith(')') && <small> {words.optional}</small>}
          </span>
          <i />
        </span>
      ))}
      <b>{submit}</b>
    </div>
  )
}
