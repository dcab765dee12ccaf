import { setTimeout as sleep } from 'node:timers/promises'

/** Does something that may fail for a while, again and again with a pause between, and throws what the last try threw. */
export async function retry(run: () => Promise<unknown>, pauseMs: number, triesLeft = 20): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (triesLeft === 0) throw error
    await sleep(pauseMs)
    await retry(run, pauseMs, triesLeft - 1)
  }
}
