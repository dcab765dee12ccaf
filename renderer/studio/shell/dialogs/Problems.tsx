import type { Problem } from '../../../site/index.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { openProblem } from '../store/go.ts'
import { change, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { Conflicts } from './Conflicts.tsx'

/** What the check says, in its words; each leads to its field. */
export function Problems() {
  const problems = useStudio((state) => state.overview?.problems)
  const errors = (problems ?? []).filter(({ severity }) => severity === 'error')
  const advice = (problems ?? []).filter(({ severity }) => severity !== 'error')
  return (
    <Dialog title={words.problems}>
      <Conflicts />
      {errors.length + advice.length === 0 && <p>{words.noProblems}</p>}
      {errors.length > 0 && (
        <>
          <h3>{words.mistakes}</h3>
          <p className="help">{words.mistakesNote}</p>
          <List problems={errors} />
        </>
      )}
      {advice.length > 0 && (
        <>
          <h3>{words.advice}</h3>
          <List problems={advice} />
        </>
      )}
    </Dialog>
  )
}

function List({ problems }: { problems: Problem[] }) {
  return (
    <ul className="choices">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.line} ${problem.column} ${problem.message}`}>
          <button
            type="button"
            onClick={() => {
              change({ dialog: undefined })
              openProblem(problem.path)
            }}
          >
            <span>{problem.message}.</span>
            <small>{problem.hint}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
