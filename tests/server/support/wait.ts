import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the check gives something true; throws with its name when that takes too long. */
export async function until<Result>(
  name: string,
  check: () => Result | Promise<Result>,
  mostMs = 10_000,
): Promise<NonNullable<Result>> {
  for (const end = Date.now() + mostMs; Date.now() < end; await sleep(20)) {
    const result = await check()
    if (result) return result
  }
  throw new Error(`${name}: not within ${mostMs} ms`)
}
