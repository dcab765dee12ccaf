import { valueAt } from '../../../renderer/common/pointers.ts'
import { isOptional, type Schemas } from './demands.ts'
import { changed } from './plain-steps.ts'
import { type NodeOperation, stepsOf, type View } from './steps-of.ts'

/** An operation that cannot be made. Why, the draft says, which has its text. */
export class Unmade extends Error {}

/** The data of a file after an operation: what its text says once the draft has made it. */
export function applied(data: unknown, operation: NodeOperation, schemas: Schemas): unknown {
  const view: View = {
    parentOf: (path) => valueAt(data, path.slice(0, -1)),
    routes: () => Object.keys(Object(valueAt(data, ['pages']))),
    isOptional: (path) => isOptional(schemas, path, (inner) => valueAt(data, inner)),
    refusal: ({ id }) => new Unmade(id),
    unknown: (id) => new Unmade(id),
  }
  return stepsOf(view, operation).reduce(changed, data)
}
