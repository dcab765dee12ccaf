import type { Path } from '../../../renderer/common/problem.ts'
import type { Operation } from '../../../studio/edit/operations/operation.ts'
import type { NodeOperation } from '../../../studio/edit/operations/steps-of.ts'

type Node = Record<string | number, unknown>

/**
 * An operation made on plain data, which is all that a file may say differently afterwards. Where the last thing in a
 * list or group is removed, either it is left empty or it goes too: which of the two is for other tests.
 */
export function expectedData(data: unknown, operation: NodeOperation): unknown[] {
  const { path } = operation
  if (operation.do === 'confirm') return [data]
  if (operation.do === 'share') return [shared(data as Node, operation)]
  const expected = within(data, path.slice(0, -1), (parent) =>
    changed(parent, path.at(-1) as string | number, operation),
  )
  if (operation.do !== 'remove' || typeof path.at(-2) !== 'string') return [expected]
  const left = path.slice(0, -1).reduce((node, step) => node[step] as Node, expected as Node)
  return Object.keys(left).length > 0
    ? [expected]
    : [expected, ...expectedData(data, { do: 'remove', path: path.slice(0, -1) })]
}

/** A copy in which what stands at a path is another; all else is shared. */
function within(there: unknown, [first, ...rest]: Path, change: (node: unknown) => unknown): unknown {
  if (first === undefined) return change(there)
  const data = there ?? (typeof first === 'number' ? [] : {})
  const inner = within((data as Node)[first], rest, change)
  return Array.isArray(data) ? Object.assign([...data], { [first]: inner }) : { ...(data as Node), [first]: inner }
}

function shared(data: Node, { path, name }: Extract<Operation, { do: 'share' }>): unknown {
  const section = path.reduce<unknown>((node, step) => (node as Node)[step], data)
  const withName = { ...data, shared: { ...(data.shared as Node), [name]: section } }
  return within(withName, path, () => ({ use: name }))
}

function changed(
  parent: unknown,
  last: string | number,
  operation: Exclude<NodeOperation, { do: 'share' | 'confirm' }>,
): unknown {
  if (Array.isArray(parent) || (parent === undefined && typeof last === 'number')) {
    const list = [...((parent as unknown[] | undefined) ?? [])]
    const index = Number(last)
    if (operation.do === 'set') list[index] = operation.value
    if (operation.do === 'insert') list.splice(index, 0, operation.value)
    if (operation.do === 'move') list.splice(operation.to, 0, ...list.splice(index, 1))
    if (operation.do === 'duplicate') list.splice(index, 0, list[index])
    if (operation.do === 'remove') list.splice(index, 1)
    return list
  }
  const group = { ...(parent as Node) }
  if (operation.do === 'set' || operation.do === 'insert') group[last] = operation.value
  else if (operation.do !== 'move') {
    if (operation.do === 'rename') group[operation.key] = group[last]
    delete group[last]
  }
  return group
}
