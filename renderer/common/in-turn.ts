/** Runs a task never twice at a time; a call while it runs makes one more run after it. */
export function inTurn(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async () => {
    do {
      isWanted = false
      await task().catch(console.error)
    } while (isWanted)
    running = undefined
  }
  return () => {
    isWanted = true
    running ??= run()
    return running
  }
}
