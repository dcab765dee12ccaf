/** Compares two builds: writes a list for a pull request (changed.md), and a page with pictures of both (index.html). */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareBuilds } from '../renderer/build/compare-builds.ts'
import { htmlReport, markdownList } from './changed/report.ts'
import { takeShots } from './changed/shots.ts'
import { readOptions, text, textOr, UsageError } from './support/arguments.ts'
import { buildOf } from './support/build-of.ts'
import { requireBuild } from './support/require-build.ts'

const usage = `BEFORE AFTER [--out changed] [--most 30]
       npx pages-from-yaml changed BEFORE --pages FILE …
BEFORE and AFTER are builds, such as dist; with --pages the site of FILE is built to be AFTER.`
const { positionals, values } = readOptions(usage, { pages: text, out: textOr('changed'), most: textOr('30') }, 2)
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
if (before === undefined || !isClear) throw new UsageError('Name two builds, or one and a file.')
if (!Number.isInteger(most)) throw new UsageError('--most is a number.')
requireBuild(before)
await run(before, buildOf({ dist: after, pages: values.pages }))
