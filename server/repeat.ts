import type { Logger } from 'pino'

/** Does a chore every so often, never twice at once; a failure is logged and tried again next time. 0 ms: never. */
export function repeat(name: string, everyMs: number, run: () => Promise<unknown>, log: Logger): () => void {
  if (everyMs === 0) return () => {}
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await run().catch((error) => log.error({ err: error }, `${name} failed`))
    isRunning = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}
