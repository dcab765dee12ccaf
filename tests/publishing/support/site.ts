/** The real site and the engine's own, each built once for all tests that look at a whole build. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DEFAULT_FILE } from '../../../renderer/common/site-folder.ts'
import { isBuildNeeded } from '../../../server/build-age.ts'
import { fixtureFile, fixtureSite } from '../../support/places.ts'
import { isRunning } from '../../support/running.ts'

/** The folder of a build of the present sources, as `npm run build` leaves it; TEST_SITE names a finished one. */
export const realSite = async (): Promise<string> =>
  process.env.TEST_SITE ?? buildOnce('.cache/publishing/site', DEFAULT_FILE)

/** The same of the engine's own site, without compressed files, and TEST_FIXTURE. */
export const engineSite = async (): Promise<string> =>
  (process.env.TEST_SITE ?? process.env.TEST_FIXTURE)
    ? fixtureSite
    : buildOnce('.cache/publishing/fixture', fixtureFile, '--no-precompress')

/** Test files run at the same time, so one of them builds and the others wait. */
async function buildOnce(folder: string, pages: string, ...options: string[]): Promise<string> {
  const lock = `${folder}.pid`
  await mkdir('.cache/publishing', { recursive: true })
  while (!(await takeLock(lock))) await sleep(200)
  try {
    if (await isBuildNeeded(folder, pages)) await build('--pages', pages, '--out', folder, ...options)
    return folder
  } finally {
    await rm(lock, { force: true })
  }
}

/** Runs the build command; rejects with what it printed when it fails. */
export async function build(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/pages-from-yaml.mjs', 'build', ...args])
  return stdout
}

/** The lock names who has it; a test run that was stopped has it no longer. */
async function takeLock(lock: string): Promise<boolean> {
  const isTaken = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  const owner = isTaken ? process.pid : Number(await readFile(lock, 'utf8').catch(() => ''))
  if (owner && !isRunning(owner)) await rm(lock, { force: true })
  return isTaken
}
