import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import project from '../../vitest.config.ts'

const names = (process.env.MUTANT_TESTS ?? '').split(' ')

/** The order in which the tests were named: the first that fails is the last that runs. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => names.findIndex((name) => moduleId.endsWith(name))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

const { projects: _, ...test } = project.test ?? {}

/** The project's own tests, each file with modules of its own: what a break has made of one must not be kept for the next. */
export default defineConfig({
  plugins: project.plugins ?? [],
  test: { ...test, include: names, isolate: true, sequence: { sequencer: AsNamed } },
})
