import type { Path } from '../../../renderer/common/problem.ts'
import { Icon } from '../parts/Icon.tsx'
import { isAside } from '../store/aside.ts'
import { useStudio } from '../store/state.ts'
import { useProblems } from './use-field.ts'

/** What the check says of a place, in its own words. */
export function Said({ path }: { path: Path }) {
  const aside = useStudio((state) => state.aside)
  const problems = useProblems(path).filter((problem) => !isAside(problem, aside))
  return problems.map(({ code, message, hint, severity }) => (
    <p key={`${code} ${message}`} className={severity === 'error' ? 'said is-error' : 'said'}>
      <Icon name={severity === 'error' ? 'error' : 'warning'} />
      <span>
        {message}. {hint}
      </span>
    </p>
  ))
}
