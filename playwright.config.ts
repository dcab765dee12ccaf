import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserFlags, launchWith, provideBrowser } from './tests/support/browser.ts'
import { fixtureFile, fixtureSite, inTestAll, reportFolder, runsAll, testSite } from './tests/support/places.ts'
import { provideTemporaryFolder } from './tests/support/temporary.ts'

// Every worker reads this file; what is chosen once goes through the environment.
provideTemporaryFolder()
process.env.CHROMIUM_PATH ||= provideBrowser()
mkdirSync(reportFolder, { recursive: true })
process.env.TEST_DATA ||= mkdtempSync(join(reportFolder, 'data-'))

/**
 * What is the same at both sizes but for where it stands, which axe and the tests of one size see. `npm test` tries it
 * at the size at which more visitors use it, `npm test -- --all` at both.
 */
const byHand = [
  'before-after',
  'calls',
  'choices',
  'desk-leads',
  'film',
  'foreign',
  'gallery',
  'islands',
  'not-found',
  'quote-form',
  'quote-form-rules',
  'services-hub',
  'testimonials',
]
const byKeyboard = ['anchors', 'keyboard', 'keyboard-use']
/** Parts of the studio beyond what an owner does most in it, its keys, its states and saving, which `npm test` tries. */
const inDetail = [
  ...['aliases', 'around', 'entries', 'focus', 'pointer', 'sections', 'share-preview', 'words'],
  ...['onpage', 'onpage-phone', 'onpage-pictures', 'onpage-states', 'owner-fields', 'pages', 'panels', 'photos'],
  ...['typing-at-random', 'find'],
]
/** Tools for who works on the site, and what browsers do by themselves with pages that are left or not yet there. */
const besides = ['shots', 'next-page']
const leaveOut = (names: string[]) => (runsAll ? [] : names.map((name) => `**/${name}.spec.ts`))

/** Tests in a real browser against a real server, with a data folder of its own and without rate limits. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/styles/whole.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(runsAll ? {} : { grepInvert: new RegExp(inTestAll.tag) }),
  // Shared machines stop for a second now and then. What passes at the second try alone is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${reportFolder}/playwright.json` }],
  ],
  use: {
    // Known to the workers, once the servers below have said where they are.
    baseURL: process.env.FIXTURE_URL,
    browserName: 'chromium',
    launchOptions: launchWith(browserFlags),
    actionTimeout: 10_000,
    // Playwright empties the context between tests; a new one starts a renderer, which takes longer than most tests.
    reuseContext: true,
    // Playwright's own way takes a picture at the end of every test, to throw most away; see tests/support/failure.ts.
    screenshot: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', ...leaveOut(byKeyboard)],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...leaveOut(byHand)],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // This project's own site as a whole; its tests set the sizes they need.
    {
      name: 'site',
      testDir: 'tests/site',
      testMatch: '**/*.spec.ts',
      testIgnore: leaveOut(besides),
      use: { baseURL: process.env.TEST_URL, viewport: { width: 1280, height: 800 } },
    },
    // The studio, one a worker, with a copy of the fixture site that each test finds as it was.
    {
      name: 'studio',
      testDir: 'tests/studio',
      testMatch: '**/*.spec.ts',
      testIgnore: leaveOut(inDetail),
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { viewport: { width: 1280, height: 800 }, locale: 'en-US', actionTimeout: 30_000 },
    },
    // The desk, as a server of its own for each worker.
    {
      name: 'desk',
      testDir: 'tests/desk',
      testMatch: '**/*.spec.ts',
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { locale: 'en-US', actionTimeout: 30_000 },
    },
  ],
  webServer: [
    serve(testSite, 'pages.yaml', 'site', /The site is on (?<test_url>\S+)/),
    serve(fixtureSite, fixtureFile, 'fixture', /The site is on (?<fixture_url>\S+)/),
  ],
})

/** A server of one built site, built first unless it is known to be ready. */
function serve(dist: string, pages: string, data: string, stdout: RegExp) {
  return {
    command: `node scripts/pages-from-yaml.mjs start ${process.env.TEST_SITE ? '--no-build' : `--pages ${pages}`}`,
    env: {
      PORT: '0',
      DATA_DIR: join(String(process.env.TEST_DATA), data),
      DIST_DIR: dist,
      RATE_SOFT: '0',
      RATE_HARD: '0',
      RATE_TOTAL: '0',
      LOG_LEVEL: 'warn',
    },
    wait: { stdout },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stderr: 'pipe' as const,
    timeout: 120_000,
  }
}
