import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Plain } from './operation.ts'
import type { Written } from './write-value.ts'

/** The steps of which operations are made. Unlike operations they change one node, and ask no schema. */
export type Step =
  /**
   * `isWhole` takes the comments below the old value along, which else stay; `written` is how the value is written.
   * `isSame` puts what an alias stands for in its place, so that what is around it says the same as before.
   */
  | { do: 'put'; path: Path; value: Plain; isWhole?: boolean; isSame?: boolean; written?: Written }
  | { do: 'add'; path: Path; value: Plain; before?: string | undefined; written?: Written }
  | { do: 'cut'; path: Path }
  | { do: 'move'; path: Path; to: number }
  | { do: 'copy'; path: Path }
  | { do: 'name'; path: Path; key: string }
  /** Gives the value an anchor: the data stays as it is. */
  | { do: 'anchor'; path: Path; name: string }
  /** Takes the anchors out of the value: the data stays as it is. */
  | { do: 'free'; path: Path }
  /** Takes out the remark of a starter behind the value: the data stays as it is. */
  | { do: 'confirm'; path: Path }

/** The data after a step: what the text has to say then. */
export function changed(data: unknown, step: Step): unknown {
  return within(data, step.path, step)
}

function within(data: unknown, [first, ...rest]: Path, step: Step): unknown {
  if (first === undefined) throw new Error('A step has a path')
  if (step.do === 'anchor' || step.do === 'free' || step.do === 'confirm') return data
  if (rest.length > 0) {
    const inner = within((data as Record<string | number, unknown>)[first], rest, step)
    return Array.isArray(data) ? data.with(Number(first), inner) : { ...(data as object), [first]: inner }
  }
  if (Array.isArray(data)) return changedList(data, Number(first), step)
  if (!isRecord(data)) throw new Error(`Nothing to change at ${String(first)}`)
  return Object.fromEntries(changedEntries(Object.entries(data), String(first), step))
}

function changedEntries(entries: [string, unknown][], key: string, step: Step): [string, unknown][] {
  const at = entries.findIndex(([name]) => name === key)
  if (step.do === 'cut') return entries.toSpliced(at, 1)
  if (step.do === 'move') return entries.toSpliced(at, 1).toSpliced(step.to, 0, ...entries.slice(at, at + 1))
  if (step.do === 'name') return entries.with(at, [step.key, entries[at]?.[1]])
  if (step.do !== 'put' && step.do !== 'add') throw new Error(`Cannot ${step.do} a key`)
  if (at >= 0) return entries.with(at, [key, step.value])
  const next = step.do === 'add' ? entries.findIndex(([name]) => name === step.before) : -1
  return entries.toSpliced(next < 0 ? entries.length : next, 0, [key, step.value])
}

function changedList(list: readonly unknown[], index: number, step: Step): unknown[] {
  if (step.do === 'put') return list.with(index, step.value)
  if (step.do === 'add') return list.toSpliced(index, 0, step.value)
  if (step.do === 'cut') return list.toSpliced(index, 1)
  if (step.do === 'copy') return list.toSpliced(index + 1, 0, list[index])
  if (step.do === 'move') return list.toSpliced(index, 1).toSpliced(step.to, 0, list[index])
  throw new Error('An item has no name')
}
