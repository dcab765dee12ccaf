import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { Refusal, unknownName } from '../refusal.ts'
import { compose } from './compose.ts'
import { isOptional } from './demands.ts'
import { fileSchemas, valueIn } from './lookup.ts'
import type { Plain } from './operation.ts'
import { type Changed, routesOf } from './page-parts.ts'
import { hasPages, type Parts } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { runSteps } from './run-steps.ts'
import { isPage, type NodeOperation, stepsOf, type View } from './steps-of.ts'
import { isTied, resolving, saysTheSame, untied } from './ties.ts'
import { refuseAlias, sharedValue } from './tree.ts'
import { isGroup } from './write-value.ts'

/** Makes an operation on a text that changes what stands at a path. */
export function change(parts: Parts, operation: Exclude<NodeOperation, { do: 'share' }>): Changed {
  const { path } = operation
  const steps = stepsOf(viewOf(parts), operation)
  if (operation.do === 'set')
    return runSteps(
      parts,
      steps.flatMap((step) =>
        step.do === 'put' ? difference(valueIn(parts, step.path), step.value, step.path) : step,
      ),
    )
  if (operation.do === 'remove') return cut(parts, path, steps)
  if (operation.do === 'move' && isPage(path)) return movePage(parts, path, steps)
  if (operation.do !== 'duplicate' || !isTied(parts, path)) return runSteps(parts, steps)
  return runSteps(parts, [...steps, { do: 'free', path: [...path.slice(0, -1), Number(path.at(-1)) + 1] }])
}

/** A text as operations look at it. Of its pages the addresses alone are read. */
export function viewOf(parts: Parts): View {
  const parentOf = (path: Path) => {
    const [top] = path
    if (path.length === 1) return valueIn(parts, path) === undefined ? {} : { [String(top)]: valueIn(parts, path) }
    if (isPage(path) && hasPages(parts))
      return Object.fromEntries(parts.flatMap(({ route }) => (route === undefined ? [] : [[route, {}]])))
    const parent = valueIn(parts, path.slice(0, -1))
    refuseAlias(parent, path.slice(0, -1))
    return parent
  }
  return {
    parentOf,
    routes: () => (hasPages(parts) ? routesOf(parts) : []),
    isOptional: (path) => isOptional(fileSchemas, path, (inner) => valueIn(parts, inner)),
    refusal: (said, hint) => new Refusal(said, hint),
    unknown: unknownName,
  }
}

/** Takes out what stands at a path. What others use of it by an alias stays with them. */
function cut(parts: Parts, path: Path, steps: readonly Step[]): Changed {
  const [step] = steps
  const gone = step?.do === 'cut' ? step.path : path
  const alone = untied(parts, gone)
  if (alone.edits.length === 0) return runSteps(parts, steps)
  const freed = isPage(gone) ? { ...alone, edits: [] } : runSteps(alone.parts, [{ do: 'free', path: gone }])
  const after = runSteps(freed.parts, steps)
  return { parts: after.parts, edits: compose([alone.edits, freed.edits, after.edits]) }
}

/** Moves a page. Where it would come before a value that it uses, or behind what uses its own, each has its own value then. */
function movePage(parts: Parts, path: Path, steps: readonly Step[]): Changed {
  const moved = runSteps(parts, steps)
  if (!isTied(parts, path) || saysTheSame(parts, moved.parts)) return moved
  const alone = untied(parts, path)
  const own = runSteps(alone.parts, resolving(alone.parts, path))
  const after = runSteps(own.parts, steps)
  if (!saysTheSame(parts, after.parts)) throw sharedValue()
  return { parts: after.parts, edits: compose([alone.edits, own.edits, after.edits]) }
}

/** The steps from one value to another, which touch only what differs. */
function difference(old: unknown, value: Plain, path: Path): Step[] {
  if (isDeepStrictEqual(old, value)) return []
  const isEmptied = isGroup(value) && Object.keys(value).length === 0
  if (isEmptied || !isGroup(value) || !isGroup(old) || Object.keys(old).length === 0)
    return [{ do: 'put', path, value }]
  if (Array.isArray(old) && Array.isArray(value)) return differenceOfLists(old, value, path)
  if (!isRecord(old) || !isRecord(value) || !Object.keys(value).some((key) => Object.hasOwn(old, key)))
    return [{ do: 'put', path, value }]
  const kept = Object.entries(value).flatMap(([key, inner]) =>
    Object.hasOwn(old, key)
      ? difference(old[key], inner as Plain, [...path, key])
      : [{ do: 'put' as const, path: [...path, key], value: inner as Plain }],
  )
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key))
  return [...kept, ...gone.map((key) => ({ do: 'cut' as const, path: [...path, key] }))]
}

function differenceOfLists(old: readonly unknown[], value: readonly Plain[], path: Path): Step[] {
  let head = 0
  while (head < old.length && head < value.length && isDeepStrictEqual(old[head], value[head])) head++
  let tail = 0
  while (tail < Math.min(old.length, value.length) - head && isDeepStrictEqual(old.at(-1 - tail), value.at(-1 - tail)))
    tail++
  const [before, after] = [old.slice(head, old.length - tail), value.slice(head, value.length - tail)]
  const both = Math.min(before.length, after.length)
  const at = (index: number) => [...path, head + index]
  return [
    ...after.slice(0, both).flatMap((item, index) => difference(before[index], item, at(index))),
    ...after.slice(both).map((item, index) => ({ do: 'add' as const, path: at(both + index), value: item })),
    ...before.slice(both).map(() => ({ do: 'cut' as const, path: at(both) })),
  ]
}
