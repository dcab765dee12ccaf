import { initialsOf } from '../../../renderer/common/initials.ts'
import { namesOf } from '../store/people.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** The names of all are said, and shown under the pointer. */
const mostShown = 3

/** Who else has the studio open. */
export function People() {
  const people = useStudio((state) => state.people)
  const names = namesOf({ people })
  if (names.length === 0) return null
  const label = fill(words.alsoHere, { names: names.join(', ') })
  return (
    <p className="people" title={label}>
      <span className="visually-hidden">{label}</span>
      {names.slice(0, mostShown).map((name) => (
        <span key={name} className="person" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
    </p>
  )
}
