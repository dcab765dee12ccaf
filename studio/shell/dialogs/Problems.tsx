import type { ToldProblem } from '../../server/told-problem.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { isAllWell, isAside, putAside } from '../store/aside.ts'
import { openProblem } from '../store/go.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { Conflicts } from './Conflicts.tsx'

/** What the check says, in its words; each leads to its field. */
export function Problems() {
  const problems = useStudio((state) => state.overview?.problems)
  const errors = (problems ?? []).filter(({ severity }) => severity === 'error')
  const aside = useStudio((state) => state.aside)
  const isWell = useStudio(isAllWell)
  const notice = useStudio((state) => state.notice)
  const all = (problems ?? []).filter(({ severity }) => severity !== 'error')
  const advice = all.filter((problem) => !isAside(problem, aside))
  const put = all.filter((problem) => isAside(problem, aside))
  return (
    <Dialog title={words.problems}>
      <Conflicts />
      {isWell && <p>{words.noProblems}</p>}
      {notice && !notice.isGood && (
        <p>
          {notice.message}. {notice.hint}
        </p>
      )}
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
          <List problems={advice} onAside={(problem) => putAside(problem, true)} label={words.putAside} />
        </>
      )}
      {put.length > 0 && (
        <details className="named">
          <summary>{fill(words.asideCount, { count: put.length })}</summary>
          <List problems={put} onAside={(problem) => putAside(problem, false)} label={words.takeUp} />
        </details>
      )}
    </Dialog>
  )
}

interface ListProps {
  problems: ToldProblem[]
  /** What is done with one of them besides, and what that is called. */
  onAside?: (problem: ToldProblem) => void
  label?: string
}

function List({ problems, onAside, label }: ListProps) {
  return (
    <ul className="choices">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.line} ${problem.column} ${problem.message}`}>
          <button type="button" onClick={() => openProblem(problem.path)}>
            <span>{problem.message}.</span>
            <small>{problem.hint}</small>
          </button>
          {onAside && (
            <button
              type="button"
              className="link-button"
              aria-label={`${label}: ${problem.message}`}
              onClick={() => onAside(problem)}
            >
              {label}
            </button>
          )}
          {problem.details && (
            <details className="named">
              <summary>{words.problemDetails}</summary>
              <p className="help">{problem.details}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
