import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import project from '../../vitest.config.ts'

/** The project's own tests, in the order in which they were named: the first that fails is the last that runs. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = (process.env.MUTANT_TESTS ?? '').split(' ')
    const place = ({ moduleId }: TestSpecification) => names.findIndex((name) => moduleId.endsWith(name))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

export default mergeConfig(project, { root: '.', test: { sequence: { sequencer: AsNamed } } })
