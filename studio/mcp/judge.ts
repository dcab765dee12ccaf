import { basename } from 'node:path'
import { formatProblem, type Problem, readSite } from '../../renderer/pipeline/index.ts'
import { keptSource } from '../../renderer/pipeline/kept-text.ts'
import { Refusal } from '../edit/refusal.ts'
import { portion } from './portion.ts'

/** What the check says of texts of a file, in its own words. */
export function createJudge(file: string) {
  let latest: { text: string; problems: Problem[] } | undefined
  async function problemsOf(text: string): Promise<Problem[]> {
    if (latest?.text === text) return latest.problems
    const { problems } = await readSite(file, { unsaved: text })
    latest = { text, problems }
    return problems
  }
  const inWords = (problems: readonly Problem[], text: string) => {
    const source = keptSource(text)
    // Where the file lies on this machine is nobody's business.
    return problems.map((problem) => formatProblem({ ...problem, file: basename(problem.file) }, source))
  }
  return {
    problemsOf,
    inWords,
    /** Refuses a text with errors that the other one does not have. Returns the warnings that it does not have either. */
    async assertNoWorse(before: string, after: string): Promise<string[]> {
      const problemsBefore = await problemsOf(before)
      const fresh = newProblems(problemsBefore, await problemsOf(after))
      const errors = fresh.filter(({ severity }) => severity === 'error')
      const hint = 'Nothing was done. Mend the operations, and send them again.'
      if (errors.length > 0) {
        const { items, total } = portion(inWords(errors, after))
        const more = total > items.length ? [`And ${total - items.length} more.`] : []
        throw new Refusal(['The check refuses this:', ...items, ...more].join('\n\n'), hint)
      }
      return inWords(fresh, after)
    },
  }
}

/** Of each kind of problem those that are more than before, the ones with other words first: places move. */
function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const byCode = Map.groupBy(before, ({ code }) => code)
  return [...Map.groupBy(after, ({ code }) => code)].flatMap(([code, now]) => {
    const alike = byCode.get(code) ?? []
    const isKnown = ({ message }: Problem) => alike.some((problem) => problem.message === message)
    const others = now.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other)))
    return others.slice(0, Math.max(0, now.length - alike.length))
  })
}
