/** As `Promise.all()`, but an error is thrown when all have ended: what is still writing would come back after it is cleared away. */
export async function allEnded<Work extends readonly unknown[]>(work: readonly [...Work]) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
