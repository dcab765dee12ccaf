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
export function useAsked<Answer>(
  name: string,
  query: Record<string, string> = {},
  { of, quietMs = 0, failed }: Options<Answer> = {},
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const asked = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to another state is another one
  useEffect(() => {
    let isLast = true
    const take = (given: Answer | undefined) => isLast && given !== undefined && setAnswer(given)
    const timer = setTimeout(() => ask<Answer>(name, JSON.parse(asked)).then(take, () => take(failed)), quietMs)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [name, asked, of])
  return answer
}
