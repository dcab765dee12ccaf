import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import type { Form } from '../../../renderer/schema/types.generated.ts'
import type { FormUse } from '../../server/form-uses.ts'
import { Fields } from '../form/Fields.tsx'
import { FieldProvider } from '../form/field-props.ts'
import { TextField } from '../form/TextField.tsx'
import { openPage } from '../store/go.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { FormDrawing } from './FormDrawing.tsx'
import { formTitle, useForms } from './form-uses.ts'
import { PanelField } from './PanelField.tsx'

/** A form as a whole: what visitors read over it, where it stands, and what can be changed of it. */
export function FormForm({ at, schema, value }: { at: Path; schema: Schema; value: unknown }) {
  const uses = useForms()
  const name = String(at[1])
  const use = uses?.[name]
  const isMeant = useStudio(({ focus }) => technical.includes(String(focus?.path[at.length])))
  return (
    <FieldProvider value={PanelField}>
      <h2>{formTitle(name, uses)}</h2>
      <p className="form-pages">
        {use?.pages.length === 0 && words.onNoPage}
        {use?.pages.map(({ route, title }) => (
          <button key={route} type="button" className="chip" onClick={() => openPage(route)}>
            {title}
          </button>
        ))}
      </p>
      <FormDrawing {...(value as Partial<Form>)} />
      <HeadingOver {...use} />
      <Fields path={at} schema={only(schema, (key) => !technical.includes(key))} value={value} />
      <details className="more" open={isMeant || undefined}>
        <summary>{words.more}</summary>
        <Fields path={at} schema={only(schema, (key) => technical.includes(key))} value={value} />
      </details>
    </FieldProvider>
  )
}

/** What visitors read over the form, which is written where it stands. */
function HeadingOver({ over }: Partial<FormUse>) {
  const known = useStudio((state) => over && valueAt(state.data, over.path))
  if (!over) return null
  return <TextField {...over} label={words.headingOver} schema={{}} value={known ?? over.written} isRequired />
}

/** Where it is sent and how, which nobody changes who did not set it up. */
const technical = ['endpoint', 'validation', 'payload', 'sendsKey', 'sendsServiceType']

/** Some of its fields; what is asked comes first. */
function only(schema: Schema, isMeant: (key: string) => boolean): Schema {
  const { fields = {}, ...rest } = schema.properties ?? {}
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries({ fields, ...rest }).filter(([key]) => isMeant(key))),
  }
}
