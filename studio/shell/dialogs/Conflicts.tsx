import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import type { Overview } from '../../server/overview.ts'
import { tell } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { change, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

/** Where two people changed the same place: both sides, and the choice between them. Nobody's words are lost. */
export function Conflicts() {
  const conflicts = useStudio((state) => state.overview?.conflicts) ?? []
  if (conflicts.length === 0) return null
  return (
    <section>
      <h3>{words.conflicts}</h3>
      <p className="help">{words.conflictsNote}</p>
      <ul className="choices">
        {conflicts.map(({ path, yours, theirs }) => (
          <li key={joinPath(path)} className="conflict">
            <dl>
              <dt>{words.yours}</dt>
              <dd>{said(yours)}</dd>
              <dt>{words.theirs}</dt>
              <dd>{said(theirs)}</dd>
            </dl>
            {typeof yours === 'string' && theirs !== undefined && (
              <button type="button" className="button" onClick={() => takeYours(path, yours)}>
                {words.takeYours}
              </button>
            )}
            <button type="button" className="button" onClick={() => settle(path)}>
              {words.keepTheirs}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const said = (value: unknown) =>
  value === undefined ? words.nothing : typeof value === 'string' ? value : JSON.stringify(value)

async function takeYours(path: Path, value: Plain): Promise<void> {
  await commit([{ do: 'set', path, value }])
}

async function settle(path: Path): Promise<void> {
  try {
    change({ overview: await tell<Overview>('settle', { path }) })
  } catch (error) {
    refuse(error)
  }
}
