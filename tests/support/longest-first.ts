import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: begun last, they would keep everybody waiting at the end. */
const longest = [
  'sections/examples',
  'publishing/incremental',
  'server/faults-sqlite',
  'server/faults-postgres',
  'editing/developing',
  'preview/preview',
  'editing/language-server',
  'editing/guide',
  'publishing/changed',
  'content/mistakes',
  'publishing/deploy',
  'publishing/shard',
  'preview/gallery',
  'server/start',
  'server/rebuild',
  'publishing/observatory',
]

/** Begins with the files above; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`))
      return index < 0 ? longest.length : index
    }
    return (await super.sort(files)).sort((left, right) => place(left) - place(right))
  }
}
