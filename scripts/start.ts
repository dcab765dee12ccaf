/**
 * Builds the site when there is no build of the present sources, then serves it with working forms. Where
 * there is no build at all, a provisional one is served while the rest is made. What begins or ends to show by itself is
 * built on time.
 */

import { execFile, spawnSync } from 'node:child_process'
import { lowerPriority } from '../renderer/common/lower-priority.ts'
import { COMMAND, guide } from '../renderer/folders.ts'
import { isBuildNeeded, isBuilt, isDue } from '../server/build-age.ts'
import { readSettings, type Settings } from '../server/settings.ts'
import { createServer } from './api/serve.ts'
import { flag, pagesOption, readOptions } from './support/arguments.ts'
import { otherBuild, pagesArgument } from './support/other-build.ts'

const { values } = readOptions(
  `[--pages FILE] [--replace] [--no-build]; PORT, HOST, DATA_DIR and DIST_DIR say where (${guide('production.md')})`,
  { ...pagesOption, replace: flag, 'no-build': flag },
)

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function waysOut(dist: string, pages: string, other: string | undefined): string[] {
  const start = `${dist === 'dist' ? '' : `DIST_DIR=${dist} `}npm start --`
  const own = pagesArgument(pages)
  return [
    ...(other === undefined ? [] : [`To serve that site:  ${start} --pages ${other}`]),
    `To serve it as it is, without building:  ${start} --no-build`,
    `To serve ${pages}, name another folder:  DIST_DIR=another npm start${own && ` --${own}`}`,
    `To put it in the place of that site:  ${start}${own} --replace`,
  ]
}

/** Goes on with a publication of the desk that was interrupted: what lies on the disk may be half of it. */
async function finishPublication(dist: string): Promise<void> {
  const { createPublisher } = await import('../desk/publish/publish.ts')
  try {
    const { takeUp } = await createPublisher({ file: values.pages, dist })
    await takeUp()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

/** Returns whether a provisional one was built. With the desk, where it can be mended, the last good one is served till then. */
async function provideBuild({ DIST_DIR: dist, DESK }: Settings): Promise<boolean> {
  const { pages, replace } = values
  const other = await otherBuild({ dist, pages }, (file) => waysOut(dist, pages, file))
  if (other && !replace) fail(other)
  if (!other && !(await isBuildNeeded(dist, pages))) return false
  const isFirst = !(await isBuilt(dist))
  const sooner = isFirst ? ['--provisional', '--no-precompress'] : []
  const build = [...buildCommand(dist), ...(replace ? ['--replace'] : []), ...sooner]
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
  if (status !== 0 && (isFirst || DESK === 'off')) process.exit(status ?? 1)
  if (status !== 0) console.error('The last good site is served.')
  return isFirst
}

const buildCommand = (dist: string) => [COMMAND, 'build', '--pages', values.pages, '--out', dist]

/** How often it is looked whether something is due, and how long a build that failed is left alone. Milliseconds. */
const LOOK = 5_000
const PATIENCE = 600_000

/** Builds beside the server, which shows the new build without a word; visitors come first. A failure changes nothing. */
function createBuilder(dist: string) {
  const stop = new AbortController()
  const { signal } = stop
  let isBusy = false
  const build = ({ done, left }: { done: string; left: string }) =>
    new Promise<boolean>((resolve) => {
      const options = { signal, maxBuffer: Number.POSITIVE_INFINITY }
      const child = execFile(process.execPath, buildCommand(dist), options, (error, _, printed) => {
        if (!error) console.log(done)
        else if (!signal.aborted) console.error(`${printed}${left}`)
        isBusy = false
        resolve(!error)
      })
      isBusy = true
      lowerPriority(child.pid)
    })
  return { build, isBusy: () => isBusy, stop: () => stop.abort() }
}

type Builder = ReturnType<typeof createBuilder>

/** Builds what a provisional build lacks. */
function makeRest({ build }: Builder) {
  console.log('Further widths of pictures and compressed files are being made.')
  build({ done: 'All files are made.', left: 'The site stays as it is; "npm run build" makes the rest.' })
}

/** Builds again whenever something of the site begins or ends to show. */
function followTimes({ build, isBusy }: Builder, dist: string) {
  let next = 0
  const look = async () => {
    if (isBusy() || Date.now() < next || !(await isDue(dist))) return
    const left = 'The site stays as it is, and what is due is tried again in ten minutes; "npm run build" does it now.'
    if (!(await build({ done: 'What was due is shown.', left }))) next = Date.now() + PATIENCE
  }
  setInterval(look, LOOK).unref()
}

async function start() {
  const settings = readSettings(process.env)
  if (settings.DESK === 'on' && !values['no-build']) await finishPublication(settings.DIST_DIR)
  const isProvisional = !values['no-build'] && (await provideBuild(settings))
  const server = await createServer(process.env)
  if (!settings.SMTP_URL) console.log('Mail is not set up (SMTP_URL): leads are kept; "npm run leads" shows them.')
  console.log(`The site is on ${server.url}`)
  const builder = createBuilder(settings.DIST_DIR)
  if (isProvisional) makeRest(builder)
  if (!values['no-build']) followTimes(builder, settings.DIST_DIR)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      builder.stop()
      server.stop().then(() => process.exit(0), fail)
    })
  }
}

await start().catch(fail)
