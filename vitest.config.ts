import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { runsAll } from './tests/support/places.ts'

/**
 * Unit tests. Apart from vite.config.ts: the site's plugins prerender pages, which these tests do not need. One file
 * more runs at a time than a small machine has processors, because some wait most of their time for outages to pass.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(runsAll ? [] : ['**/*.long.test.ts'])],
    globalSetup: 'tests/support/vitest-setup.ts',
    testTimeout: 10_000,
    // Shared machines stop for a second now and then. What passes at the second try alone is listed as retried.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 3,
    // Files share what they load, which takes longer than many of them: whoever changes what all see puts it back.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
