import { constants, setPriority } from 'node:os'

/**
 * Has a process of ours run where others leave room: visitors go first. 0 is this process. Where the system does not allow
 * it, or the process has ended already, it stays as it is.
 */
export function lowerPriority(
  pid: number | undefined,
  priority: number = constants.priority.PRIORITY_BELOW_NORMAL,
): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // They only go first then.
  }
}
