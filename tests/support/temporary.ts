import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from './running.ts'

const prefix = 'pages-tests-'

/**
 * Gives this process, and all that it starts, one folder for everything temporary, and removes it at the end, however
 * the tests went. What a run left that was killed goes with the next one.
 */
export function provideTemporaryFolder(): void {
  const system = tmpdir()
  if (process.env.TESTS_FOLDER === system) return
  for (const name of readdirSync(system)) if (isLeft(name)) remove(join(system, name))
  // Kept from one run to the next: otherwise every command would compile its modules anew.
  process.env.NODE_COMPILE_CACHE ??= join(system, 'node-compile-cache')
  const folder = mkdtempSync(join(system, `${prefix}${process.pid}-`))
  // PostgreSQL, which runs as a user of its own, has a folder within this one.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.env.TESTS_FOLDER = folder
  process.once('exit', () => remove(folder))
}

function isLeft(name: string): boolean {
  const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
  return pid !== undefined && !isRunning(Number(pid))
}

/** Of what is still in use, such as a disk that is mounted there, the next run finds what is left. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {}
}
