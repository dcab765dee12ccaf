import { type Finding, worded } from '../../common/problem.ts'
import { isChanged, type Remark, remarksIn } from './remarks.ts'

/**
 * The lines of a starter that claim what only the owner can know, as long as nobody has changed them or taken the remark
 * out. What stands under "site:" reaches every page and search engines, so each such fact is told; other parts once.
 */
export function findUnconfirmed(source: string): Finding[] {
  const waiting = remarksIn(source).filter((remark) => !isChanged(remark))
  if (waiting.length === 0) return []
  const parts = [...source.matchAll(/^[a-z]+(?=:)/gm)]
  const facts = Map.groupBy(waiting, ({ start, words }) => {
    const part = parts.findLast(({ index }) => index < start)?.[0]
    return part === 'site' ? words : part
  })
  return [...facts.values()].map((same) => findingOf(same as [Remark, ...Remark[]]))
}

const findingOf = ([{ words, start, end }, ...more]: [Remark, ...Remark[]]): Finding => ({
  ...worded('unconfirmed', { words: words.slice('# '.length) }),
  place: { start, end },
  also: more.map((other) => ({ start: other.start, end: other.end })),
})
