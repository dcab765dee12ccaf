import { joinPath } from '../../../renderer/common/problem.ts'
import type { Problem } from '../../../renderer/pipeline/index.ts'
import { change, now, type StudioState } from './state.ts'

/** In this browser: what is put aside is one person's choice, and nothing of the site. */
const KEY = 'studio-aside'

/** By what a piece of advice is known again when lines have moved. */
const nameOf = ({ code, message, path = [] }: Problem) => `${code} ${joinPath(path)} ${message}`

export const readAside = (): readonly string[] => JSON.parse(localStorage.getItem(KEY) ?? '[]')

export const isAside = (problem: Problem, aside: readonly string[]) =>
  problem.severity !== 'error' && aside.includes(nameOf(problem))

/** What is still to be looked at. */
export const remainingProblems = ({ overview, aside }: Pick<StudioState, 'overview' | 'aside'>) =>
  overview?.problems.filter((problem) => !isAside(problem, aside)) ?? []

/** Whether there is nothing at all to look at: nothing put aside, refused, or still to be checked. */
export const isAllWell = ({ overview, notice, isReached }: StudioState): boolean =>
  overview?.problems.length === 0 &&
  overview.conflicts.length === 0 &&
  overview.isChecked &&
  isReached &&
  (!notice || notice.isGood === true)

/** Puts advice aside, or takes it up again. Mistakes stay. */
export function putAside(problem: Problem, isPut: boolean): void {
  const name = nameOf(problem)
  const others = now().aside.filter((each) => each !== name)
  const aside = isPut ? [...others, name] : others
  localStorage.setItem(KEY, JSON.stringify(aside))
  change({ aside })
}
