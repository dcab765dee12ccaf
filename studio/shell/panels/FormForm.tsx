import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { Fields } from '../form/Fields.tsx'
import { FieldProvider } from '../form/field-props.ts'
import { openPage } from '../store/go.ts'
import { words } from '../words/index.ts'
import { formTitle, useForms } from './form-uses.ts'
import { PanelField } from './PanelField.tsx'

/** A form as a whole: what visitors read over it, where it stands, and what can be changed of it. */
export function FormForm({ at, schema, value }: { at: Path; schema: Schema; value: unknown }) {
  const uses = useForms()
  const name = String(at[1])
  return (
    <FieldProvider value={PanelField}>
      <h2>{formTitle(name, uses)}</h2>
      <p className="form-pages">
        {uses[name]?.pages.length === 0 && words.onNoPage}
        {uses[name]?.pages.map(({ route, title }) => (
          <button key={route} type="button" className="chip" onClick={() => openPage(route)}>
            {title}
          </button>
        ))}
      </p>
      <Fields path={at} schema={{ ...schema, properties: inOrder(schema) }} value={value} />
    </FieldProvider>
  )
}

/** What is asked comes first, and where it is sent last. */
function inOrder({ properties = {} }: Schema): NonNullable<Schema['properties']> {
  const last = ['endpoint', 'validation', 'payload', 'sendsKey', 'sendsServiceType']
  const place = (key: string) => (key === 'fields' ? -1 : last.indexOf(key) + 1)
  return Object.fromEntries(Object.entries(properties).toSorted(([one], [other]) => place(one) - place(other)))
}
