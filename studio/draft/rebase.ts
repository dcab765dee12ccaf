/** Changes of several people to one text: what one of them does or takes back leaves what the others did. */
import type { Path } from '../../renderer/common/problem.ts'
import { type Message, message } from '../../renderer/messages/message.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Around } from '../edit/operations/page-operations.ts'
import type { Parts } from '../edit/operations/parts.ts'
import { Refusal } from '../edit/refusal.ts'
import { type Author, isOf, nameOf } from './author.ts'
import { type History, isNone, openStep, record, redone, type Step, swapOf, undone } from './history.ts'
import { type Answer, type Conflict, mergeSteps } from './merge.ts'
import type { Seen, Views } from './views.ts'
import { changeOf } from './words.ts'

/** A text with what led to it. */
export interface Present {
  parts: Parts
  history: History
  around: () => Around
}

/** A text and its steps without one of them, with what that one was made on. What others did since is made again. */
export function without({ parts, history: { past }, around }: Present, at: number) {
  const [step, later] = [past[at] as Step, past.slice(at + 1)]
  const after = later.reduceRight<Parts>((now, { swap }) => undone(now, swap), parts)
  const before = undone(after, step.swap)
  const merged = mergeSteps(after, before, later, around())
  return { ...merged, steps: [...past.slice(0, at), ...merged.steps], step, before }
}

/** Makes operations as a step, or in the place of the one in whose field somebody types on. */
export function make(present: Present, operations: readonly Operation[], { by, field, label }: Deed): Made {
  const { parts, history, around } = present
  // Where nothing is left to do, what was typed before stays.
  const at = operations.length === 0 ? -1 : openStep(history, by, field)
  const rest = at < 0 ? undefined : without(present, at)
  const open = rest?.conflicts.length === 0 ? rest : undefined
  const before = open?.parts ?? parts
  // What this step itself has written is gone with it already.
  const left = open ? operations.filter((each) => each.do !== 'remove' || isThere(before, each.path)) : operations
  const { parts: after } = applyToParts(before, left, around())
  const [swap, change] = [swapOf(before, after), changeOf(operations, before, label)]
  const step = { operations, swap, change, by, ...(field !== undefined && { field }) }
  if (open) history.past = open.steps
  record(history, step)
  return { parts: after, step }
}

const isThere = (parts: Parts, path: Path) => valueIn(parts, path) !== undefined

interface Deed {
  by: Author
  field: string | undefined
  label: Message | string | undefined
}

/** Takes back somebody's latest step, or the latest of all; or the one at a place. */
export function takeBack(present: Present, by?: Author, at = present.history.past.findLastIndex(isOf(by))) {
  const { history } = present
  if (at < 0) return undefined
  const { step, before, parts, steps, conflicts } = without(present, at)
  const [conflict] = conflicts
  if (conflict && !otherAt(conflict.path, history, step.by))
    throw new Refusal(message('change.built-on'), message('change.built-on-hint'))
  assertNone(conflicts, present, step.by)
  history.past = steps
  history.future.push({ step, before, by: step.by })
  return { parts, step }
}

/** Makes again what somebody took back last, on what there is now. */
export function makeAgain(present: Present, by?: Author): Made | undefined {
  const { history, parts, around } = present
  const at = history.future.findLastIndex(isOf(by))
  const taken = history.future[at]
  if (!taken) return undefined
  const { step, before } = taken
  const isSame = isNone(swapOf(before, parts))
  const made = isSame ? undefined : mergeSteps(before, parts, [step], around())
  assertNone(made?.conflicts ?? [], present, step.by)
  history.future.splice(at, 1)
  history.past.push(...(made?.steps ?? [step]))
  return { parts: made?.parts ?? redone(parts, step.swap), step }
}

interface Made {
  parts: Parts
  step: Step
}

interface Given {
  operations: readonly Operation[]
  by: Author
  seen: Seen | undefined
}

/**
 * Operations as they are on what there is now. Of a text that somebody else has changed too, the words of both are kept:
 * in one text, or apart as a conflict. What else two people did to one thing is refused.
 */
export function onPresent({ operations, by, seen }: Given, views: Views, present: Present): Answer {
  const { parts, around } = present
  const base = seen && views.of(seen)
  if (!base) return { operations, by, fresh: [] }
  // What is made of them on the present text, the tab shows too.
  if (isNone(swapOf(base, parts))) return { operations, by, fresh: [], isSeen: true }
  const { parts: after } = applyToParts(base, operations, around())
  const step = { operations, by, swap: swapOf(base, after), change: changeOf(operations, base) }
  const { steps, conflicts } = mergeSteps(base, parts, [step], around())
  if (!operations.every(isText)) assertNone(conflicts, present, by)
  views.put(seen, after)
  const [first] = operations
  const typedOn = first && 'path' in first ? valueIn(base, first.path) : undefined
  const fresh = conflicts.map((each) => withOther(each, present))
  return { operations: steps[0]?.operations ?? [], by, fresh, typedOn }
}

const isText = (operation: Operation) => operation.do === 'set' && typeof operation.value === 'string'

/** Refuses what would take away what somebody else did since on the same place. */
function assertNone([conflict]: readonly Conflict[], { history }: Present, by: Author): void {
  if (!conflict) return
  const other = otherAt(conflict.path, history, by)
  const name = other === undefined ? message('author.other') : nameOf(other)
  throw new Refusal(message('people.changed-since', { name }), message('people.changed-since-hint'))
}

function withOther(conflict: Conflict, { history }: Present): Conflict {
  const other = otherAt(conflict.path, history, conflict.by)
  return { ...conflict, ...(other !== undefined && { other }) }
}

/** Who else changed a place last. */
const otherAt = (path: Path, { past }: History, by: Author) =>
  past.findLast((step) => !isOf(by)(step) && step.operations.some((each) => isAbout(each, path)))?.by

/** Whether an operation changed what stands at a path, what that stands in, or something in it. */
function isAbout(operation: Operation, path: Path): boolean {
  const own = 'path' in operation ? operation.path : ['pages', 'from' in operation ? operation.from : operation.route]
  return own.every((step, depth) => depth >= path.length || step === path[depth])
}
