import { inWords, partName } from '../form/labels.ts'
import { openAt } from '../store/go.ts'
import { opens, useStudio } from '../store/state.ts'
import { names, words } from '../words/index.ts'

/** What is written once: each part opens its form. */
export function SiteList() {
  const parts = useStudio((state) => state.forms?.parts ?? {})
  const shared = useStudio((state) => state.overview?.shared ?? {})
  const sections = useStudio((state) => state.data.shared)
  const at = useStudio((state) => state.at)
  return (
    <>
      <p className="outline-note">{words.partsNote}</p>
      <ul className="page-list">
        {inOrder(Object.keys(parts)).map((part) => (
          <li key={part}>
            <button type="button" aria-current={at[0] === part} onClick={() => openAt([part])}>
              <span className="entry-name">{partName(part)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={opens({ name: 'pictures' })}>
            <span className="entry-name">{words.pictures}</span>
          </button>
        </li>
      </ul>
      {Object.keys(Object(sections)).length > 0 && <h2>{partName('shared')}</h2>}
      <ul className="page-list">
        {Object.keys(Object(sections)).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={at[0] === 'shared' && at[1] === name}
              onClick={() => openAt(['shared', name])}
            >
              <span className="entry-name">{inWords(name)}</span>
              <span className="entry-type">× {shared[name] ?? 0}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What owners look for most stands first: the order of their names, in which schemas are not. */
function inOrder(parts: readonly string[]): string[] {
  const named = Object.keys(names.parts)
  return [...named.filter((part) => parts.includes(part)), ...parts.filter((part) => !named.includes(part))]
}
