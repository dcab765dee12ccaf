import { isDeepStrictEqual } from 'node:util'
import type { Path } from '../../renderer/common/problem.ts'
import { message } from '../../renderer/messages/message.ts'
import { formatChanges } from '../edit/diff.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Around } from '../edit/operations/page-operations.ts'
import { type Parts, partsOf, textOf } from '../edit/operations/parts.ts'
import { Refusal } from '../edit/refusal.ts'
import { operationsBetween } from './between.ts'
import { type Author, isEmpty, redone, type Step, swapOf, undone } from './history.ts'
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
  /** The text as it is will be written; `done` says that it was, `failed` that it was not. */
  beginSave(): { text: string; done(): void; failed(): void }
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
  let past: Step[] = []
  let future: Step[] = []
  /** How many of the past steps are saved, and what has been taken back of others that were. */
  let savedSteps = 0
  let takenBack: Change[] = []
  let conflicts: Conflict[] = []
  let version = 1
  const listeners = new Set<() => void>()
  const texts = new WeakMap<Parts, string>()

  const written = (of: Parts) => {
    const known = texts.get(of) ?? textOf(of)
    texts.set(of, known)
    return known
  }
  const become = (next: Parts) => {
    parts = next
    version++
    for (const listener of listeners) listener()
  }
  const applied = ({ change, by }: Step): Applied => ({ version, change, by })
  const reverted = (change: Change): Change => ({
    ...change,
    words: message('change.undone', { change: change.words }),
  })
  /** What is lost of the steps that could be done again: where they are saved, that is a change too. */
  const forgetFuture = () => {
    const savedAhead = future.slice(future.length - Math.max(0, savedSteps - past.length))
    takenBack = [...takenBack, ...savedAhead.map(({ change }) => reverted(change))]
    savedSteps = Math.min(savedSteps, past.length)
    future = []
  }

  return {
    source: () => written(parts),
    saved: () => written(saved),
    version: () => version,
    apply(operations, { by = 'owner', label, field } = {}) {
      const last = past.at(-1)
      const isSame = field !== undefined && last?.field === field && last.by === by
      const goesOn = isSame && future.length === 0 && past.length > savedSteps
      const before = goesOn ? undone(parts, last.swap) : parts
      const { parts: after } = applyToParts(before, operations, around())
      const change = changeOf(operations, before, label)
      const swap = swapOf(before, after)
      const step = { operations, swap, change, by, ...(field !== undefined && { field }) }
      if (goesOn) past.pop()
      else forgetFuture()
      // What was typed back to what it was is no change.
      if (!isEmpty(swap)) past.push(step)
      conflicts = conflicts.filter(
        ({ path }) => !operations.some((each) => 'path' in each && isSamePath(each.path, path)),
      )
      become(after)
      return applied(step)
    },
    tryOut: (operations) => textOf(applyToParts(parts, operations, around()).parts),
    latest() {
      const step = past.at(-1)
      return step && applied(step)
    },
    undo() {
      const step = past.pop()
      if (!step) return undefined
      future.push(step)
      become(undone(parts, step.swap))
      return applied(step)
    },
    redo() {
      const step = future.pop()
      if (!step) return undefined
      past.push(step)
      become(redone(parts, step.swap))
      return applied(step)
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    changes() {
      if (written(parts) === written(saved)) return []
      const ahead = future.slice(future.length - Math.max(0, savedSteps - past.length)).toReversed()
      const all = [
        ...takenBack,
        ...ahead.map(({ change }) => reverted(change)),
        ...past.slice(savedSteps).map(({ change }) => change),
      ]
      // Of changes in the same place in the same words the last one tells all.
      return all.filter((change, index) => !all.slice(index + 1).some((later) => isSameChange(change, later)))
    },
    diff: () => (written(saved) === written(parts) ? '' : formatChanges(file, written(saved), written(parts))),
    conflicts: () => conflicts,
    settle(path) {
      conflicts = conflicts.filter((conflict) => !isSamePath(conflict.path, path))
      become(parts)
    },
    beginSave() {
      const [snapshot, steps, before] = [parts, past.length, { savedSteps, takenBack }]
      // From now on, typing in the same field is another step.
      savedSteps = steps
      takenBack = []
      return {
        text: written(snapshot),
        done() {
          saved = snapshot
          become(parts)
        },
        failed() {
          // Steps that are only undone are still there to be told; those that another one took the place of are not.
          savedSteps = savedSteps === steps ? before.savedSteps : Math.min(before.savedSteps, past.length)
          takenBack = before.takenBack
        },
      }
    },
    merge(theirs) {
      if (theirs === written(saved)) return
      const isOurs = theirs === written(parts)
      const next = isOurs ? parts : partsOf(theirs)
      const base = baseOf()
      const undoing = isOurs ? [] : operationsBetween(saved, base)
      const change = { words: message('change.earlier-undone') }
      const undoingStep: Step[] = [{ operations: undoing, swap: swapOf(saved, base), change, by: 'owner' }]
      const unsaved = [...(undoing.length > 0 ? undoingStep : []), ...past.slice(savedSteps)]
      const merged = mergeSteps(saved, next, isOurs ? [] : unsaved, around())
      past = merged.steps
      conflicts = [...conflicts, ...merged.conflicts]
      future = []
      savedSteps = 0
      takenBack = []
      saved = next
      become(merged.parts)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unsaved() {
      if (written(parts) === written(saved)) return undefined
      const steps = past
        .slice(savedSteps)
        .map(({ operations, change, by, field }) => ({ operations, change, by, ...(field !== undefined && { field }) }))
      return { saved: written(saved), text: written(parts), steps }
    },
    restore({ saved: before, text: after, steps }) {
      const disk = written(saved)
      saved = partsOf(before)
      const again = stepsAgain(saved, steps, around)
      const isSame = again !== undefined && written(again.parts) === after
      past = isSame ? again.steps : [wholeStep(saved, partsOf(after))]
      become(isSame ? again.parts : partsOf(after))
      this.merge(disk)
    },
  }

  /** The text on which the steps that are not saved begin. */
  function baseOf(): Parts {
    return past.slice(savedSteps).reduceRight<Parts>((now, { swap }) => undone(now, swap), parts)
  }
}

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
const wholeStep = (before: Parts, after: Parts): Step => ({
  operations: operationsBetween(before, after),
  swap: swapOf(before, after),
  change: { words: message('change.unsaved') },
  by: 'owner',
})

const isSamePath = (one: Path, other: Path) => JSON.stringify(one) === JSON.stringify(other)

const isSameChange = (one: Change, other: Change) => isDeepStrictEqual([one.words, one.path], [other.words, other.path])
