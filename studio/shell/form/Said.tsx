import { type FocusEvent, useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import { Icon } from '../parts/Icon.tsx'
import { isAside } from '../store/aside.ts'
import { useStudio } from '../store/state.ts'
import { useProblems } from './use-field.ts'

interface SaidProps {
  path: Path
  /** While somebody is at the field: the codes of what was said when they came. */
  known?: readonly string[] | undefined
}

/** What the check says of a place, in its own words. */
export function Said({ path, known }: SaidProps) {
  const aside = useStudio((state) => state.aside)
  const problems = useProblems(path).filter((problem) => !isAside(problem, aside))
  const said = problems.filter(({ code }) => known?.includes(code) ?? true)
  return said.map(({ code, message, hint, severity }) => (
    <p key={`${code} ${message}`} className={severity === 'error' ? 'said is-error' : 'said'}>
      <Icon name={severity === 'error' ? 'error' : 'warning'} />
      <span>
        {message}. {hint}
      </span>
    </p>
  ))
}

/** What is new is said when the field is left, and not at the first letter; what is mended goes at once. */
export function useKnown(path: Path) {
  const problems = useProblems(path)
  const [known, setKnown] = useState<readonly string[]>()
  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
  return {
    known,
    onFocus: (event: FocusEvent) => isWithin(event) || setKnown(problems.map(({ code }) => code)),
    onBlur: (event: FocusEvent) => isWithin(event) || setKnown(undefined),
  }
}
