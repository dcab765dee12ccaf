import { isDeepStrictEqual } from 'node:util'
import type { Path } from '../../renderer/common/problem.ts'
import { partNames } from '../../renderer/schema/schemas.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation, Plain } from '../edit/operations/operation.ts'
import type { Parts } from '../edit/operations/parts.ts'

/** Operations that lead from one text to another, for changes of which no operation is known any more. */
export function operationsBetween(before: Parts, after: Parts): Operation[] {
  const known = new Set(before)
  const now = new Set(after)
  const other = [...before.filter((part) => !now.has(part)), ...after.filter((part) => !known.has(part))]
  const routes = new Set(other.flatMap(({ route }) => route ?? []))
  const names = other.some(({ route }) => route === undefined) ? partNames().filter((name) => name !== 'pages') : []
  const paths: Path[] = [...names.map((name) => [name]), ...[...routes].map((route) => ['pages', route])]
  return paths.flatMap((path): Operation[] => {
    const [old, fresh] = [valueIn(before, path), valueIn(after, path)]
    if (isDeepStrictEqual(old, fresh)) return []
    return fresh === undefined ? [{ do: 'remove', path }] : [{ do: 'set', path, value: fresh as Plain }]
  })
}
