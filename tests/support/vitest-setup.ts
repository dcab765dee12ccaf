import { provideTemporaryFolder } from './temporary.ts'

/** Runs once, ahead of all test files. */
export default provideTemporaryFolder
