/** The real site, built once for all tests that look at a whole build. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isBuildNeeded } from '../../../server/build-age.ts'
import { isRunning } from '../../support/running.ts'

const folder = '.cache/publishing/site'
const lock = `${folder}.pid`

/**
 * The folder of a build of the present sources, as `npm run build` leaves it; TEST_SITE names a finished one. Test
 * files run at the same time, so one of them builds and the others wait.
 */
export async function realSite(): Promise<string> {
  if (process.env.TEST_SITE) return process.env.TEST_SITE
  await mkdir('.cache/publishing', { recursive: true })
  while (!(await takeLock())) await sleep(200)
  try {
    if (await isBuildNeeded(folder)) await build('--out', folder)
    return folder
  } finally {
    await rm(lock, { force: true })
  }
}

/** Runs the build command; rejects with what it printed when it fails. */
export async function build(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build.ts', ...args])
  return stdout
}

/** The lock names who has it; a test run that was stopped has it no longer. */
async function takeLock(): Promise<boolean> {
  const isTaken = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  const owner = isTaken ? process.pid : Number(await readFile(lock, 'utf8').catch(() => ''))
  if (owner && !isRunning(owner)) await rm(lock, { force: true })
  return isTaken
}
