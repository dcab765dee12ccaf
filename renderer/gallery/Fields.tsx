import type { Field } from './fields.ts'

/** The fields of a section as a table; those of a list stand below it, marked with its name. */
export function Fields({ type, fields }: { type: string; fields: Field[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on small screens, so the keyboard must reach it
    <section className="field-table" aria-label={`Fields of ${type}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Takes</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, type: takes, isRequired, description }) => (
            <tr key={path.join('.')}>
              <th scope="row">
                {path.slice(0, -1).map((step) => `${step} › `)}
                <code>{path.at(-1)}</code>
              </th>
              <td>
                {takes}
                {isRequired && <strong className="required">required</strong>}
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
