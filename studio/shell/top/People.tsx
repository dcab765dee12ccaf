import { initialsOf } from '../../../renderer/common/initials.ts'
import { namesOf } from '../store/people.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Who else has the studio open. */
export function People() {
  const people = useStudio((state) => state.people)
  const names = namesOf({ people })
  if (names.length === 0) return null
  const label = fill(words.alsoHere, { names: names.join(', ') })
  return (
    <p className="people" title={label}>
      <span className="visually-hidden">{label}</span>
      {names.map((name) => (
        <span key={name} className="person" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
    </p>
  )
}
