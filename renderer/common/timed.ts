/** A stage of a build, in milliseconds since the process began; `cpu` is that of all threads meanwhile. */
export interface Stage {
  name: string
  start: number
  duration: number
  cpu: number
}

let noted: Stage[] | undefined

/** From now on {@link timed} notes what it times. Nobody else keeps it: a studio would for as long as it is open. */
export function noteStages(): void {
  noted = []
}

/** Does some work, and notes what it took where stages are noted, for {@link stages}. */
export function timed<Result>(name: string, work: () => Result): Result {
  const list = noted
  if (!list) return work()
  const [start, before] = [performance.now(), process.cpuUsage()]
  const note = () => {
    const { user, system } = process.cpuUsage(before)
    list.push({ name, start, duration: performance.now() - start, cpu: (user + system) / 1000 })
  }
  const result = work()
  if (result instanceof Promise) return result.finally(note) as Result
  note()
  return result
}

/** What has been noted in this thread, by when it began. */
export const stages = (): Stage[] => (noted ?? []).toSorted((one, other) => one.start - other.start)
