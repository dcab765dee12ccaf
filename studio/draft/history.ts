import type { Operation } from '../edit/operations/operation.ts'
import { type Part, type Parts, textOf } from '../edit/operations/parts.ts'
import type { Change } from './words.ts'

/** The parts of the text that a step put in the place of others. */
export interface Swap {
  at: number
  old: Parts
  fresh: Parts
}

export type Author = 'owner' | 'assistant'

/** What is undone and redone at once. */
export interface Step {
  operations: readonly Operation[]
  swap: Swap
  change: Change
  by: Author
  /** The field in which somebody is typing: all that is typed there is one step. */
  field?: string
}

/** Compares the parts one by one: what a step left alone is the same object. */
export function swapOf(before: Parts, after: Parts): Swap {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { at: start, old: before.slice(start, before.length - end), fresh: after.slice(start, after.length - end) }
}

export const redone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, old.length, ...fresh)
export const undone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, fresh.length, ...old)

/** What was done to a text, and undone, and what of it the saved text has. */
export interface History {
  past: Step[]
  future: Step[]
  /** The steps that had been made when the text was saved. */
  saved: readonly Step[]
  /** The last step when somebody saved: who types on in its field begins another one. */
  sealed?: Step | undefined
}

export const historyOf = (past: Step[]): History => ({ past, future: [], saved: [] })

/** The step in which somebody goes on typing: the next one takes its place. */
export function openStep({ past, future, sealed }: History, by: Author, field: string | undefined): Step | undefined {
  const last = past.at(-1)
  const isSame = field !== undefined && last?.field === field && last.by === by
  return isSame && future.length === 0 && last !== sealed ? last : undefined
}

/** Takes a step in, behind the others or in the place of the last one. What changes nothing is none. */
export function record(history: History, step: Step, replaced: Step | undefined): void {
  if (replaced) history.past.pop()
  history.future = []
  if (textOf(step.swap.old) !== textOf(step.swap.fresh)) history.past.push(step)
}

/** The steps that the saved text does not have, and those of it that have been undone. */
export function sinceSave({ past, saved }: History): { made: Step[]; takenBack: Step[] } {
  const other = past.findIndex((step, index) => step !== saved[index])
  const common = other < 0 ? past.length : other
  return { made: past.slice(common), takenBack: saved.slice(common) }
}
