import { isDeepStrictEqual } from 'node:util'
import type { Path } from '../../renderer/common/problem.ts'
import { type Message, type MessageId, message } from '../../renderer/messages/message.ts'
import { formatChanges } from '../edit/diff.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import { hasAddress } from '../edit/operations/lookup.ts'
import type { Operation } from '../edit/operations/operation.ts'
import type { Around } from '../edit/operations/page-operations.ts'
import { type Parts, partsOf, textOf } from '../edit/operations/parts.ts'
import { Refusal } from '../edit/refusal.ts'
import { type Author, isOf } from './author.ts'
import { operationsBetween } from './between.ts'
import { changesSince, type History, historyOf, record, type Step, sinceSave, swapOf, undone } from './history.ts'
import { type Conflict, mergeSteps, unanswered, unsettled } from './merge.ts'
import { make, makeAgain, onPresent, takeBack } from './rebase.ts'
import { createViews, type Seen } from './views.ts'
import { type Change, changeOf } from './words.ts'

export interface ApplyOptions {
  by?: Author
  /** What is said of the change, where its own words would not do. */
  label?: Message | string
  /** Operations in the same field as the ones before are one step: these take their place. */
  field?: string
  /** On what they were made, where somebody else may have changed that since: nobody's words are taken away then. */
  seen?: Seen
}

/** A step that was made or taken back, and the version of the draft since. */
export interface Applied {
  version: number
  change: Change
  by: Author
}

/** A change since the text was saved, or one of the saved text that has been undone since. */
export interface Done extends Change {
  by: Author
  isUndone?: boolean
}

/** What is needed to have all that is not saved again, in another process. */
export interface Unsaved {
  conflicts?: Conflict[]
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
  /** The text as it is as a draft of its own, on which things can be tried. */
  copy(): DraftText
  /** The step that `undo` would take back. */
  latest(): Applied | undefined
  /**
   * Takes back the latest step, of somebody where that is said. What others did since stays; a Refusal says who has
   * changed the same place.
   */
  undo(by?: Author): Applied | undefined
  redo(by?: Author): Applied | undefined
  /** Takes back all that was done in the words of one of the changes, wherever it stands among them. */
  takeBack(change: Change, by?: Author): Applied | undefined
  canUndo(by?: Author): boolean
  canRedo(by?: Author): boolean
  /** Since the text was saved, in plain words. */
  changes(): Done[]
  diff(): string
  /** One's own words that had to give way to those of somebody else. */
  conflicts(): Conflict[]
  /** Forgets a conflict, when it has been looked at; of several in the same place that of somebody, or with their words. */
  settle(path: Path, which?: Partial<Pick<Conflict, 'by' | 'yours'>>): void
  /** Puts another text in the place of all that there is, as a step. */
  reset(text: string, by: Author): Applied
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

export function draftOf(file: string, text: string, aroundFile: () => Around): DraftText {
  let saved = partsOf(text)
  const around = () => ({ ...aroundFile(), wasSaved: (route: string) => hasAddress(saved, route) })
  let history = historyOf([])
  let [parts, conflicts]: [Parts, Conflict[]] = [saved, []]
  // Pages that are open while the studio is begun anew must not take a version for one that they know.
  let version = Date.now()
  const views = createViews(version, parts)
  const [listeners, written] = [new Set<() => void>(), textsOnce(saved, text)]
  const become = (next: Parts) => {
    parts = next
    version++
    views.remember(version, parts)
    for (const listener of listeners) listener()
  }
  const applied = ({ change, by }: Pick<Step, 'change' | 'by'>): Applied => ({ version, change, by })
  const goTo = (next: Parts, step: Step): Applied => {
    become(next)
    return applied(step)
  }
  const isSaved = () => written(parts) === written(saved)
  const present = () => ({ parts, history, around })
  const goOn = (made: ReturnType<typeof takeBack>) => made && goTo(made.parts, made.step)
  return {
    source: () => written(parts),
    saved: () => written(saved),
    version: () => version,
    apply(given, { by = 'owner', label, field, seen } = {}) {
      const answer = onPresent({ operations: given, by, seen }, views, present())
      const made = make(present(), answer.operations, { by, label, field })
      conflicts = unanswered(conflicts, answer)
      if (seen && answer.isSeen) views.put(seen, made.parts)
      return goTo(made.parts, made.step)
    },
    tryOut: (operations) => textOf(applyToParts(parts, operations, around()).parts),
    copy: () => draftOf(file, written(parts), around),
    latest: () => history.past.slice(-1).map(applied)[0],
    undo: (by) => goOn(takeBack(present(), by)),
    redo: (by) => goOn(makeAgain(present(), by)),
    takeBack: (change, by) => placesOf(change, history, by).map((at) => goOn(takeBack(present(), by, at)))[0],
    canUndo: (by) => history.past.some(isOf(by)),
    canRedo: (by) => history.future.some(isOf(by)),
    changes: () => (isSaved() ? [] : changesIn(history)),
    diff: () => (isSaved() ? '' : formatChanges(file, written(saved), written(parts))),
    conflicts: () => conflicts,
    settle(path, which = {}) {
      conflicts = unsettled(conflicts, { path, ...which })
      become(parts)
    },
    reset(text, by) {
      const [next, step] = [partsOf(text), { ...wholeStep(parts, partsOf(text), 'change.reset'), by }]
      record(history, step)
      return goTo(next, step)
    },
    beginSave() {
      const [snapshot, began, steps] = [parts, history, [...history.past]]
      history.sealed = steps
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
      const steps = isSaved() || theirs === written(parts) ? [] : stepsFrom(saved, parts, history)
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
    unsaved() {
      if (isSaved() && conflicts.length === 0) return undefined
      return { conflicts, saved: written(saved), text: written(parts), steps: sinceSave(history).made.map(kept) }
    },
    restore({ conflicts: before = [], saved: text, text: after, steps }) {
      const disk = written(saved)
      conflicts = before
      saved = partsOf(text)
      const again = stepsAgain(saved, steps, around)
      const isWhole = again === undefined || written(again.parts) !== after
      history = historyOf(isWhole ? [wholeStep(saved, partsOf(after), 'change.unsaved')] : again.steps)
      become(isWhole ? partsOf(after) : again.parts)
      this.merge(disk)
    },
  }
}

/**
 * The text of the parts that it is asked for, made once for the last two: those that there are, and the saved ones. Of all
 * that were before, which open pages still know, each would be a text of the whole site.
 */
function textsOnce(parts: Parts, text: string): (parts: Parts) => string {
  let known: [Parts, string][] = [[parts, text]]
  return (asked) => {
    const isAsked = ([each]: [Parts, string]) => each === asked
    const [, found = textOf(asked)] = known.find(isAsked) ?? []
    known = [[asked, found], ...known.filter((each) => !isAsked(each)).slice(0, 1)]
    return found
  }
}

/** What differs from the saved text. Of changes in the same place in the same words the last one tells all. */
function changesIn(history: History): Done[] {
  const { made, takenBack } = changesSince(history)
  const all = [
    ...takenBack.map(({ change, by }) => ({ ...reverted(change), by, isUndone: true })),
    ...made.map(({ change, by }) => ({ ...change, by })),
  ]
  return all.filter((change, index) => !all.slice(index + 1).some((later) => isSameChange(change, later)))
}

/** Where the steps stand that somebody made in the words of a change since the text was saved, the latest first. */
const placesOf = (change: Change, history: History, by?: Author): number[] =>
  changesSince(history)
    .made.filter((step) => isOf(by)(step) && isSameChange(step.change, change))
    .map((step) => history.past.indexOf(step))
    .toReversed()

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

const isSameChange = (one: Change, other: Change) => isDeepStrictEqual([one.words, one.path], [other.words, other.path])
