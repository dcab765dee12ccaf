import { spawnSync } from 'node:child_process'

export interface Cost {
  /** Seconds of processor time, user and system. */
  cpu: number
  /** Seconds by the clock. */
  wall: number
  /** The most memory held at once, in MB. */
  memory: number
}

export type Task = 'check' | 'recheck' | 'build' | 'provisional' | 'first' | 'preview' | 'bare'

/** Runs a task in a process of its own and returns what it cost. */
export function measure(task: Task, file: string, out: string): Cost {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/bench/task.ts', task, file, out], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`the task ${task} failed: ${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
