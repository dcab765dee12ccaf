/**
 * Compares two builds: `npm run changed -- BEFORE [AFTER] [--pages FILE] [--out changed] [--most 30]`. Writes a list for a pull request
 * (changed.md) and a page with pictures from before and after (index.html). Leaves with 2 when called wrongly.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareBuilds } from './changed/compare.ts'
import { htmlReport, markdownList } from './changed/report.ts'
import { takeShots } from './changed/shots.ts'
import { readOptions } from './support/arguments.ts'
import { buildOf } from './support/build-of.ts'
import { requireBuild } from './support/require-build.ts'

const usage = `Usage: npm run changed -- BEFORE AFTER [--out changed] [--most 30]
       npm run changed -- BEFORE --pages FILE …
BEFORE and AFTER are builds, such as dist; with --pages the site of FILE is built to be AFTER.`
const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    out: { type: 'string', default: 'changed' },
    most: { type: 'string', default: '30' },
  },
})
const [before, after] = positionals
const most = Number(values.most)

/** Of pages with other styles alone, these few stand for all. */
const samples = 3

async function run(old: string, now: string) {
  const changes = await compareBuilds(old, now)
  const routes = [...changes.changed, ...changes.added, ...changes.removed, ...changes.restyled.slice(0, samples)]
  const shots = await takeShots({ before: old, after: now }, routes.slice(0, most), values.out)
  await mkdir(values.out, { recursive: true })
  await writeFile(join(values.out, 'changed.md'), markdownList(changes, shots))
  await writeFile(join(values.out, 'index.html'), htmlReport(changes, shots))
  const left = Math.max(0, routes.length - most)
  console.log(`${markdownList(changes, shots)}\n${values.out}/index.html: ${shots.length} pairs of pictures`)
  if (left > 0) console.log(`${left} more pages have no pictures (--most ${most})`)
}

const isClear = (after === undefined) === (values.pages !== undefined)
if (before === undefined || !isClear || positionals.length > 2 || !Number.isInteger(most)) {
  console.error(usage)
  process.exitCode = 2
} else {
  requireBuild(before)
  await run(before, buildOf({ dist: after, pages: values.pages }))
}
