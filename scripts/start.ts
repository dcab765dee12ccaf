/** `npm start`: builds the site when there is no build of the present sources, then serves it with working forms. */
import { spawnSync } from 'node:child_process'
import { isBuildNeeded, otherBuild } from '../server/build-age.ts'
import { startServer } from '../server/main.ts'
import { readSettings } from '../server/settings.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const { values } = readOptions(
  'Usage: npm start -- [--pages FILE] [--no-build]; PORT, HOST, DATA_DIR and DIST_DIR say where (docs/production.md)',
  { options: { ...pagesOption, 'no-build': { type: 'boolean', default: false } } },
)

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function provideBuild(dist: string) {
  const { pages } = values
  const other = await otherBuild(dist, pages)
  if (other) fail(other)
  if (!(await isBuildNeeded(dist, pages))) return
  const build = ['scripts/build.ts', '--pages', pages, '--out', dist]
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function start() {
  const settings = readSettings(process.env)
  if (!values['no-build']) await provideBuild(settings.DIST_DIR)
  const server = await startServer(settings)
  if (!settings.SMTP_URL) console.log('Mail is not set up (SMTP_URL): leads are kept; "npm run leads" shows them.')
  console.log(`The site is on ${server.url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0), fail))
  }
}

await start().catch(fail)
