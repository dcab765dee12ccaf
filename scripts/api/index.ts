/**
 * What other programs may call: `import { build, check } from 'pages-from-yaml'`. The commands call the same, each only
 * the file that it needs. See docs/api.md; whatever is not here may change with any version.
 */
import { applyEdits } from '../../studio/edit/edits.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { operationSchema } from '../../studio/edit/operations/operation.ts'

export type { BuildSummary } from '../../renderer/build/build.ts'
export type { BuildOptions } from '../../renderer/build/options.ts'
export {
  formatGithub,
  formatJson,
  formatProblem,
  formatProblems,
  formatSummary,
  type Problem,
  readSite,
  type SiteRead,
} from '../../renderer/pipeline/index.ts'
export type { RunningServer } from '../../server/main.ts'
export type { Edit } from '../../studio/edit/edits.ts'
export type { Operation } from '../../studio/edit/operations/operation.ts'
export { type Build, type BuildRequest, build } from './build.ts'
export { type Check, check } from './check.ts'
export { createServer } from './serve.ts'

/** Changes of the text of a pages.yaml, as the studio and assistants make them: comments and all else stay. */
export const operations = {
  /** The text with operations made, and the edits that made them. Throws a Refusal, with nothing done, where one cannot be. */
  apply: applyOperations,
  /** A text with edits made. */
  applyEdits,
  /** What operations look like, as a schema of zod. */
  schema: operationSchema,
}
