import type { Operation } from '../edit/operations/operation.ts'
import { type Part, type Parts, textOf } from '../edit/operations/parts.ts'
import { type Author, isOf } from './author.ts'
import type { Change } from './words.ts'

/** The parts of the text that a step put in the place of others. */
export interface Swap {
  at: number
  old: Parts
  fresh: Parts
}

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

export const isNone = ({ old, fresh }: Swap) => old.length === 0 && fresh.length === 0

export const redone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, old.length, ...fresh)
export const undone = (parts: Parts, { at, old, fresh }: Swap): Part[] => parts.toSpliced(at, fresh.length, ...old)

/** What was taken back, with the text on which it had been made. */
export interface Undone {
  step: Step
  by: Author
  before: Parts
}

/** What was done to a text, and undone, and what of it the saved text has. */
export interface History {
  past: Step[]
  future: Undone[]
  /** The steps that had been made when the text was saved. */
  saved: readonly Step[]
  /** Those when somebody saved: who types on in the field of one begins another one. */
  sealed: readonly Step[]
}

export const historyOf = (past: Step[]): History => ({ past, future: [], saved: [], sealed: [] })

/** So many steps of others are made again at most for each key that somebody types. */
const mostLater = 30

/** The place of the step in which somebody goes on typing, which the next one takes; -1 where they begin one. */
export function openStep({ past, future, sealed }: History, by: Author, field: string | undefined): number {
  const at = past.findLastIndex(isOf(by))
  const last = past[at]
  if (!last || field === undefined || last.field !== field || past.length - at > mostLater) return -1
  return future.some(isOf(by)) || sealed.includes(last) ? -1 : at
}

/** Takes a step in; what its author has taken back before is gone then. What changes nothing is none. */
export function record(history: History, step: Step): void {
  const isOwn = isOf(step.by)
  history.future = history.future.filter((undone) => !isOwn(undone))
  if (textOf(step.swap.old) !== textOf(step.swap.fresh)) history.past.push(step)
}

/** What the saved text does not have, and what of it has been taken back. A step that is made again stays the same change. */
export function changesSince({ past, saved }: History): { made: Step[]; takenBack: Step[] } {
  const [now, before] = [past, saved].map((steps) => new Set(steps.map(({ change }) => change)))
  return {
    made: past.filter(({ change }) => !before?.has(change)),
    takenBack: saved.filter(({ change }) => !now?.has(change)),
  }
}

/** The steps that lead on from a text to the present one, and those of the saved text that lead on from there. */
export function sinceSave({ past, saved }: History): { made: Step[]; takenBack: Step[] } {
  const other = past.findIndex((step, index) => step !== saved[index])
  const common = other < 0 ? past.length : other
  return { made: past.slice(common), takenBack: saved.slice(common) }
}
