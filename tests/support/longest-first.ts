import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: begun last, they would keep everybody waiting at the end. */
const longest = [
  'server/faults-sqlite',
  'sections/examples',
  'server/faults-postgres',
  'preview/gallery',
  'editing/guide',
  'editing/developing',
  'publishing/deploy',
  'publishing/changed',
  'publishing/shard',
  'preview/preview',
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
