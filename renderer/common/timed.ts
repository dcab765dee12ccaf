/** A stage of a build, in milliseconds since the process began; `cpu` is that of all threads meanwhile. */
export interface Stage {
  name: string
  start: number
  duration: number
  cpu: number
}

/** Does some work and notes what it took on the timeline of the process (`performance.measure`), for {@link stages}. */
export function timed<Result>(name: string, work: () => Result): Result {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const note = () => {
    const { user, system } = process.cpuUsage(before)
    performance.measure(name, { start, end: performance.now(), detail: { cpu: (user + system) / 1000 } })
  }
  const result = work()
  if (result instanceof Promise) return result.finally(note) as Result
  note()
  return result
}

/** What has been timed in this thread, the start of the process first. */
export function stages(): Stage[] {
  const measures = performance.getEntriesByType('measure') as (PerformanceMeasure & { detail: { cpu: number } })[]
  const noted = measures.map(({ name, startTime, duration, detail }) => ({
    name,
    start: startTime,
    duration,
    ...detail,
  }))
  return noted.toSorted((one, other) => one.start - other.start)
}
