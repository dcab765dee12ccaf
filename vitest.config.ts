import { configDefaults, defineConfig } from 'vitest/config'
import { ownParts } from './renderer/html/own-plugin.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { runsAll } from './tests/support/places.ts'

/** Files whose process builds or previews pages, for which React's other version is loaded, that stand in for the disk or a package, or that are long. */
const alone = [
  'tests/{content/own-sections,preview/preview,sections/examples,site/analytics,site/details-of-looks,site/feet,site/headers,site/looks,site/margin,site/own-fonts,starters/pages,studio/draft,studio/marks,studio/mcp,studio/network,studio/start-of,studio/typing-cost}.test.ts',
  'tests/publishing/{bundle,shard,times}.test.ts',
  '**/*.long.test.ts',
]

/**
 * Unit tests. Apart from the build's configuration: the site's plugins bundle the code of pages, which these tests do not need. One file
 * more runs at a time than a small machine has processors, because some wait most of their time for outages to pass.
 * Most files share a process and what it has loaded, which takes longer than many of them: they put back what they change.
 */
export default defineConfig({
  plugins: [ownParts()],
  test: {
    exclude: [...configDefaults.exclude, ...(runsAll ? [] : ['**/*.long.test.ts'])],
    globalSetup: 'tests/support/vitest-setup.ts',
    // A limit for what hangs: what takes a second alone takes ten on a machine that others use too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Shared machines stop for a second now and then. What passes at the second try alone is listed as retried.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
          setupFiles: 'tests/support/left-as-found.ts',
        },
      },
    ],
  },
})
