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

/** Whether a step changed anything. */
export const isEmpty = ({ old, fresh }: Swap) => textOf(old) === textOf(fresh)

export const redone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, old.length, ...fresh)
export const undone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, fresh.length, ...old)
