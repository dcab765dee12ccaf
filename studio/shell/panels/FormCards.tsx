import type { Form } from '../../../renderer/schema/types.generated.ts'
import type { FieldProps } from '../form/field-props.ts'
import { GroupFrame } from '../form/GroupFrame.tsx'
import { AddNamed, namedAdded } from '../form/NamedField.tsx'
import { Drawn, Icon } from '../parts/Icon.tsx'
import { openAt } from '../store/go.ts'
import { fill, words } from '../words/index.ts'
import { kinds } from './form-fields.ts'
import { formTitle, pagesInWords, useForms } from './form-uses.ts'

/** The forms of the site with what each asks; one opens in the form's place. */
export function FormCards(props: FieldProps) {
  const { path, schema, value } = props
  const uses = useForms()
  const forms = Object.entries(Object(value) as Record<string, Partial<Form>>)
  return (
    <GroupFrame {...props} schema={{}}>
      <ul className="form-cards">
        {forms.map(([name, { fields = [] }]) => (
          <li key={name}>
            <button type="button" onClick={() => openAt([...path, name])}>
              <strong>{formTitle(name, uses)}</strong>
              <small>{fill(words.questionCount, { count: fields.length })}</small>
              <Icon name="chevron" />
              <span>{uses && pagesInWords(uses[name])}</span>
              <span className="form-asks">
                {fields.map(({ label, type = 'text', name: field }) => (
                  <span key={field} title={label}>
                    <Drawn drawing={kinds[type] ?? ''} />
                    {label ?? field}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <AddNamed
        names={forms.map(([name]) => name)}
        pattern={schema.propertyNames?.pattern}
        onAdd={(name) => {
          namedAdded(path, name, schema, Object.values(Object(value)))
          openAt([...path, name])
        }}
      />
    </GroupFrame>
  )
}
