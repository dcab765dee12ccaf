import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserFlags, launchWith, provideBrowser } from './tests/support/browser.ts'
import { reportFolder, testSite } from './tests/support/places.ts'
import { provideTemporaryFolder } from './tests/support/temporary.ts'

// Every worker reads this file; what is chosen once goes through the environment.
provideTemporaryFolder()
process.env.CHROMIUM_PATH ||= provideBrowser()
mkdirSync(reportFolder, { recursive: true })
process.env.TEST_DATA ||= mkdtempSync(join(reportFolder, 'data-'))

/** Tests in a real browser against a real server, with a data folder of its own and without rate limits. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./tests/support/axe/reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${reportFolder}/playwright.json` }],
  ],
  use: {
    // Known to the workers, once the server below has said where it is.
    baseURL: process.env.TEST_URL,
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
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    // The built site as a whole; its tests set the sizes they need.
    { name: 'site', testDir: 'tests/site', testMatch: '**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `node scripts/start.ts ${process.env.TEST_SITE ? '--no-build' : ''}`,
    env: {
      PORT: '0',
      DATA_DIR: process.env.TEST_DATA,
      DIST_DIR: testSite,
      RATE_SOFT: '0',
      RATE_HARD: '0',
      LOG_LEVEL: 'warn',
    },
    wait: { stdout: /The site is on (?<test_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    timeout: 120_000,
  },
})
