import type { Operation } from '../../../renderer/authoring/operations/operation.ts'
import type { Path } from '../../../renderer/library/problem.ts'

type Node = Record<string | number, unknown>

/**
 * An operation made on plain data, which is all that a file may say differently afterwards. Where the last thing in a
 * list or group is removed, either it is left empty or it goes too: which of the two is for other tests.
 */
export function expectedData(data: unknown, operation: Operation): unknown[] {
  if (operation.do === 'readdress' || operation.do === 'page') throw new Error('Not for plain data')
  const { path } = operation
  const copy = structuredClone(data)
  const parent = walk(copy, path.slice(0, -1))
  const last = path.at(-1) as string | number
  const list = parent as unknown[]
  const index = Number(last)
  switch (operation.do) {
    case 'set':
      parent[last] = operation.value
      return [copy]
    case 'insert':
      if (Array.isArray(parent)) list.splice(index, 0, operation.value)
      else parent[last] = operation.value
      return [copy]
    case 'move':
      list.splice(operation.to, 0, ...list.splice(index, 1))
      return [copy]
    case 'duplicate':
      list.splice(index, 0, list[index])
      return [copy]
    case 'rename':
      parent[operation.key] = parent[last]
      delete parent[last]
      return [copy]
    case 'remove': {
      if (Array.isArray(parent)) list.splice(index, 1)
      else delete parent[last]
      const isLast = Object.keys(parent).length === 0 && path.length > 2 && typeof path.at(-2) === 'string'
      return isLast ? [copy, ...expectedData(data, { do: 'remove', path: path.slice(0, -1) })] : [copy]
    }
  }
}

const walk = (data: unknown, path: Path) => path.reduce((node, step) => node[step] as Node, data as Node)
