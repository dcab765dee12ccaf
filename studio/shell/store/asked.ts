import { useEffect, useState } from 'react'
import { ask } from './api.ts'

interface Options<Answer> {
  /** It is asked anew when this changes. */
  of?: unknown
  /** Only the last of the questions that come within this time is asked. */
  quietMs?: number
  /** What counts where the server does not answer. */
  failed?: Answer
}

/** What the server answers to a question; the last one counts. Undefined until then. */
export const useAsked = <Answer>(name: string, query: Record<string, string> = {}, options: Options<Answer> = {}) =>
  useAskedNow(name, query, options).answer

/** The same, and whether it answers what is asked now: while that is under way, the answer before stays. */
export function useAskedNow<Answer>(
  name: string,
  query: Record<string, string> = {},
  { of, quietMs = 0, failed }: Options<Answer> = {},
): { answer: Answer | undefined; isCurrent: boolean } {
  const [given, setGiven] = useState<{ answer: Answer; to: string }>()
  const asked = JSON.stringify(query)
  const question = JSON.stringify([name, asked, of])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to another state is another one
  useEffect(() => {
    let isLast = true
    const take = (answer: Answer | undefined) => isLast && answer !== undefined && setGiven({ answer, to: question })
    const timer = setTimeout(() => ask<Answer>(name, JSON.parse(asked)).then(take, () => take(failed)), quietMs)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [question])
  return { answer: given?.answer, isCurrent: given?.to === question }
}
