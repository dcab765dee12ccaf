import type { Path } from '../../../renderer/common/problem.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import type { Overview, ToldConflict } from '../../server/overview.ts'
import { choiceInWords } from '../form/labels.ts'
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
        {conflicts.map((conflict) => (
          <Sides key={JSON.stringify([conflict.path, conflict.yours])} {...conflict} />
        ))}
      </ul>
    </section>
  )
}

/** Both sides. Whose words gave way chooses between them; the other one sees it. */
function Sides({ path, where, yours, theirs, isOwn, from, other }: ToldConflict) {
  return (
    <li className="conflict">
      <strong>{where}</strong>
      <dl>
        <dt>{isOwn ? words.yours : from}</dt>
        <dd>{valueInWords(yours)}</dd>
        <dt>{other ?? words.theirs}</dt>
        <dd>{valueInWords(theirs)}</dd>
      </dl>
      {isOwn && typeof yours === 'string' && theirs !== undefined && (
        <button type="button" className="button" onClick={() => takeYours(path, yours)}>
          {words.takeYours}
        </button>
      )}
      {isOwn && (
        <button type="button" className="button" onClick={() => settle(path, yours)}>
          {words.keepTheirs}
        </button>
      )}
    </li>
  )
}

/** Of a section or an entry, all that is read in it. */
export function valueInWords(value: unknown): string {
  if (value === undefined) return words.nothing
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return choiceInWords(value)
  return Object.values(value).map(valueInWords).join(' · ')
}

async function takeYours(path: Path, value: Plain): Promise<void> {
  await commit([{ do: 'set', path, value }])
}

async function settle(path: Path, yours: unknown): Promise<void> {
  try {
    change({ overview: await tell<Overview>('settle', { path, yours }) })
  } catch (error) {
    refuse(error)
  }
}
