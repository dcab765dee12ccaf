import { isDeepStrictEqual } from 'node:util'
import type { Path } from '../../renderer/common/problem.ts'
import { type MessageId, message } from '../../renderer/messages/message.ts'
import { formatChanges } from '../edit/diff.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Around } from '../edit/operations/page-operations.ts'
import { type Parts, partsOf, textOf } from '../edit/operations/parts.ts'
import { Refusal } from '../edit/refusal.ts'
import { operationsBetween } from './between.ts'
import {
  type Author,
  type History,
  historyOf,
  openStep,
  record,
  redone,
  type Step,
  sinceSave,
  swapOf,
  undone,
} from './history.ts'
import { type Conflict, mergeSteps } from './merge.ts'
import { type Change, changeOf } from './words.ts'

export interface ApplyOptions {
  by?: Author
  /** What is said of the change, where its own words would not do. */
  label?: string
  /** Operations in the same field as the ones before are one step: these take their place. */
  field?: string
}

/** A step that was made or taken back, and the version of the draft since. */
export interface Applied {
  version: number
  change: Change
  by: Author
}

/** What is needed to have all that is not saved again, in another process. */
export interface Unsaved {
  saved: string
  text: string
  steps: Pick<Step, 'operations' | 'change' | 'by' | 'field'>[]
}

/** The changes of a text that are not saved yet, with all that was done and undone: no disk. */
export interface DraftText {
  source(): string
  saved(): string
  /** Grows with each change. */
  version(): number
  apply(operations: readonly Operation[], options?: ApplyOptions): Applied
  /** The text as the operations would leave it: nothing is done. */
  tryOut(operations: readonly Operation[]): string
  /** The step that `undo` would take back. */
  latest(): Applied | undefined
  undo(): Applied | undefined
  redo(): Applied | undefined
  canUndo(): boolean
  canRedo(): boolean
  /** Since the text was saved, in plain words. */
  changes(): Change[]
  diff(): string
  /** One's own words that had to give way to those of somebody else. */
  conflicts(): Conflict[]
  /** Forgets a conflict, when it has been looked at. */
  settle(path: Path): void
  /** The text as it is will be written; `done` says that it was. */
  beginSave(): { text: string; done(): void }
  /** Somebody else has saved another text: what is not saved is made again on it. */
  merge(theirs: string): void
  onChange(listener: () => void): () => void
  /** Undefined where everything is saved. */
  unsaved(): Unsaved | undefined
  /** Takes up what was not saved, in a draft that nobody has changed yet. */
  restore(unsaved: Unsaved): void
}

export function draftOf(file: string, text: string, around: () => Around): DraftText {
  let saved = partsOf(text)
  let parts = saved
  let history = historyOf([])
  let conflicts: Conflict[] = []
  let version = 1
  const listeners = new Set<() => void>()
  const written = textsOnce()
  const become = (next: Parts) => {
    parts = next
    version++
    for (const listener of listeners) listener()
  }
  const applied = ({ change, by }: Step): Applied => ({ version, change, by })
  const goTo = (next: Parts, step: Step): Applied => {
    become(next)
    return applied(step)
  }
  const isSaved = () => written(parts) === written(saved)
  return {
    source: () => written(parts),
    saved: () => written(saved),
    version: () => version,
    apply(operations, { by = 'owner', label, field } = {}) {
      const open = openStep(history, by, field)
      const before = open ? undone(parts, open.swap) : parts
      const { parts: after } = applyToParts(before, operations, around())
      const [swap, change] = [swapOf(before, after), changeOf(operations, before, label)]
      const step = { operations, swap, change, by, ...(field !== undefined && { field }) }
      record(history, step, open)
      conflicts = conflicts.filter(({ path }) => !operations.some((each) => 'path' in each && isSame(each.path, path)))
      return goTo(after, step)
    },
    tryOut: (operations) => textOf(applyToParts(parts, operations, around()).parts),
    latest() {
      const step = history.past.at(-1)
      return step && applied(step)
    },
    undo() {
      const step = history.past.pop()
      if (step) history.future.push(step)
      return step && goTo(undone(parts, step.swap), step)
    },
    redo() {
      const step = history.future.pop()
      if (step) history.past.push(step)
      return step && goTo(redone(parts, step.swap), step)
    },
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    changes: () => (isSaved() ? [] : changesIn(history)),
    diff: () => (isSaved() ? '' : formatChanges(file, written(saved), written(parts))),
    conflicts: () => conflicts,
    settle(path) {
      conflicts = conflicts.filter((conflict) => !isSame(conflict.path, path))
      become(parts)
    },
    beginSave() {
      const [snapshot, began, steps] = [parts, history, [...history.past]]
      history.sealed = steps.at(-1)
      return {
        text: written(snapshot),
        done() {
          saved = snapshot
          // Where others changed the file meanwhile, there is another history.
          began.saved = steps
          become(parts)
        },
      }
    },
    merge(theirs) {
      if (theirs === written(saved)) return
      const next = partsOf(theirs)
      const steps = theirs === written(parts) ? [] : stepsFrom(saved, parts, history)
      const merged = mergeSteps(saved, next, steps, around())
      history = historyOf(merged.steps)
      conflicts = [...conflicts, ...merged.conflicts]
      saved = next
      become(merged.parts)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unsaved: () =>
      isSaved() ? undefined : { saved: written(saved), text: written(parts), steps: sinceSave(history).made.map(kept) },
    restore({ saved: before, text: after, steps }) {
      const disk = written(saved)
      saved = partsOf(before)
      const again = stepsAgain(saved, steps, around)
      const isWhole = again === undefined || written(again.parts) !== after
      history = historyOf(isWhole ? [wholeStep(saved, partsOf(after), 'change.unsaved')] : again.steps)
      become(isWhole ? partsOf(after) : again.parts)
      this.merge(disk)
    },
  }
}

/** The text of the parts that it is asked for, made once for each. */
function textsOnce(): (parts: Parts) => string {
  const texts = new WeakMap<Parts, string>()
  return (parts) => {
    const text = texts.get(parts) ?? textOf(parts)
    texts.set(parts, text)
    return text
  }
}

/** What differs from the saved text. Of changes in the same place in the same words the last one tells all. */
function changesIn(history: History): Change[] {
  const { made, takenBack } = sinceSave(history)
  const all = [...takenBack.map(({ change }) => reverted(change)), ...made.map(({ change }) => change)]
  return all.filter((change, index) => !all.slice(index + 1).some((later) => isSameChange(change, later)))
}

const reverted = (change: Change): Change => ({ ...change, words: message('change.undone', { change: change.words }) })

/** The steps that lead from the saved text to the one that there is; what was undone of it is the first. */
function stepsFrom(saved: Parts, parts: Parts, history: History): Step[] {
  const { made } = sinceSave(history)
  const base = made.reduceRight<Parts>((now, { swap }) => undone(now, swap), parts)
  return [wholeStep(saved, base, 'change.earlier-undone'), ...made]
}

/** A step without what of it is large and can be made again. */
const kept = ({ operations, change, by, field }: Step) => ({
  operations,
  change,
  by,
  ...(field !== undefined && { field }),
})

/** The steps as they are made on the text on which they began; undefined where one of them is refused now. */
function stepsAgain(parts: Parts, steps: Unsaved['steps'], around: () => Around) {
  let now = parts
  try {
    const made = steps.map((step): Step => {
      const before = now
      now = applyToParts(now, step.operations, around()).parts
      // What another version of the program has kept may have words that this one does not know.
      const change = typeof step.change.words === 'string' ? step.change : changeOf(step.operations, before)
      return { ...step, change, swap: swapOf(before, now) }
    })
    return { parts: now, steps: made }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** All that differs between two texts as one step. */
const wholeStep = (before: Parts, after: Parts, id: MessageId): Step => ({
  operations: operationsBetween(before, after),
  swap: swapOf(before, after),
  change: { words: message(id) },
  by: 'owner',
})

const isSame = (one: Path, other: Path) => JSON.stringify(one) === JSON.stringify(other)

const isSameChange = (one: Change, other: Change) => isDeepStrictEqual([one.words, one.path], [other.words, other.path])
