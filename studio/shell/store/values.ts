import type { Path } from '../../../renderer/common/problem.ts'
import type { Operation } from '../../edit/operations/operation.ts'

type Group = Record<string | number, unknown>

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((node, step) => (node as Group | null | undefined)?.[step], value)

/** A copy of a value in which another stands at a path; undefined takes the key out. */
function withValue(value: unknown, path: Path, made: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return made
  const inner = withValue((value as Group | undefined)?.[step], rest, made)
  if (Array.isArray(value) || (value === undefined && typeof step === 'number')) {
    const list = [...((value as unknown[]) ?? [])]
    if (inner === undefined) list.splice(Number(step), 1)
    else list[Number(step)] = inner
    return list
  }
  const { [step]: _, ...others } = (value ?? {}) as Group
  if (inner === undefined) return others
  return value && Object.hasOwn(value as Group, step)
    ? { ...(value as Group), [step]: inner }
    : { ...others, [step]: inner }
}

/** What an operation makes of a value, ahead of the server's answer; `inner` is its path within the value. */
export function applied(value: unknown, operation: Operation, inner: Path): unknown {
  const last = Number(inner.at(-1))
  const list = () => [...((valueAt(value, inner.slice(0, -1)) as unknown[] | undefined) ?? [])]
  const withList = (made: unknown[]) => withValue(value, inner.slice(0, -1), made)
  if (operation.do === 'set') return withValue(value, inner, operation.value)
  if (operation.do === 'share') return withValue(value, inner, { use: operation.name })
  if (operation.do === 'remove') return withValue(value, inner, undefined)
  if (operation.do === 'insert') {
    return typeof inner.at(-1) === 'number'
      ? withList(list().toSpliced(last, 0, operation.value))
      : withValue(value, inner, operation.value)
  }
  if (operation.do === 'duplicate') return withList(list().toSpliced(last, 0, list()[last]))
  if (operation.do === 'move') {
    const moved = list()[last]
    return withList(list().toSpliced(last, 1).toSpliced(operation.to, 0, moved))
  }
  return value
}
