import { Copyable } from './Copyable.tsx'
import type { GalleryExample, GallerySection } from './collect.ts'
import { Fields } from './Fields.tsx'
import { Shot } from './Shot.tsx'

/** All about one section type. */
export function SectionEntry({ section }: { section: GallerySection }) {
  const { type, description, accessibility, fields, good, bad } = section
  const [starter, ...others] = good
  return (
    <article id={type} className="entry" aria-labelledby={`${type}-name`} data-search={searchText(section)}>
      <h2 id={`${type}-name`}>{type}</h2>
      <p>{description}</p>
      {starter && <Shown type={type} example={starter} />}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length} more {others.length === 1 ? 'example' : 'examples'}
          </summary>
          {others.map((example) => (
            <div key={example.name}>
              <h3>{example.name}</h3>
              <Shown type={type} example={example} />
            </div>
          ))}
        </details>
      )}
      <details>
        <summary>{fields.length} fields</summary>
        <Fields type={type} fields={fields} />
      </details>
      <details>
        <summary>What goes wrong</summary>
        {bad.map((example) => (
          <Wrong key={example.name} type={type} example={example} />
        ))}
      </details>
      <p className="entry-note">
        <strong>Accessibility.</strong> {accessibility}
      </p>
    </article>
  )
}

function Shown({ type, example }: { type: string; example: GalleryExample }) {
  return (
    <div className="entry-shown">
      <Shot title={`${type}: ${example.name}`} href={example.href} />
      <Copyable title={`${type}: ${example.name}`} text={example.text} />
    </div>
  )
}

function Wrong({ type, example }: { type: string; example: GalleryExample }) {
  return (
    <div>
      <h3>{example.name}</h3>
      <Copyable title={`${type}: ${example.name}`} text={example.text} isShort />
      {example.problems.map(({ code, message, hint }) => (
        <p key={code} className="entry-problem">
          <code>{code}</code> {message}. <span>{hint}</span>
        </p>
      ))}
    </div>
  )
}

/** What the search looks through. */
function searchText({ type, description, fields, good }: GallerySection): string {
  const words = [type, description, ...fields.flatMap(({ path }) => path), ...good.map(({ name }) => name)]
  return words.join(' ').toLowerCase()
}
