/**
 * Whether tests that take minutes or guard what rarely breaks run too, and those that look at every page look at all:
 * `npm test -- --all`. Files of them are named `*.long.test.ts`.
 */
export const runsAll = process.env.TEST_ALL === '1'

/** For a browser test that is long for what it guards, or guards what rarely breaks: only `npm test -- --all` runs it. */
export const inTestAll = { tag: '@test-all' }

/** Where test runs keep what they make; both are ignored by git. */
export const reportFolder = '.cache/test'

/**
 * The build that browser tests look at, apart from `dist/`, which `npm start` may be serving at the same time.
 * TEST_SITE names a finished build to test as it is.
 */
export const testSite = process.env.TEST_SITE ?? '.cache/test-site'

/** The small site of the engine's own tests, and its build, which stands beside the other. */
export const fixtureFile = 'tests/fixture/pages.yaml'
export const fixtureSite = process.env.TEST_FIXTURE ?? `${testSite}-fixture`
