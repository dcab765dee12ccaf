/** Tests with a studio, which one worker of Playwright starts once: each test finds it as if it had just begun. */
import { test as base } from 'playwright/test'
import { type RunningStudio, runStudio } from './studio.ts'

export const test = base.extend<{ studio: RunningStudio }, { running: RunningStudio }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const studio = await runStudio()
      await use(studio)
      await studio.stop()
    },
    { scope: 'worker' },
  ],
  // Once there is a new context, no page of the test before sends anything any more.
  studio: async ({ running, context: _ }, use) => {
    await running.beginAgain()
    await use(running)
  },
})
