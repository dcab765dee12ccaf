/**
 * Checks pages.yaml and builds the site. Only what changed since the last build is made; `--clean` makes everything anew.
 * `--no-precompress` leaves out the .br and .gz files, for hosts that compress by themselves.
 * `--provisional` makes the largest width alone of pictures that are new: the site is up sooner, and the next build makes the rest.
 * `--timings` prints what each stage took.
 * A folder with the site of another file is left alone, unless `--replace` is given.
 * `--join PART PART …` joins what several machines have built with --shard.
 */
import { resolve } from 'node:path'
import { joinBuilds } from '../renderer/build/build.ts'
import { createProgress, formatBuild, formatStages } from '../renderer/build/display.ts'
import { PictureError } from '../renderer/build/images/picture-error.ts'
import { isOwnCodeError } from '../renderer/build/own-failure.ts'
import { PublishError } from '../renderer/build/publish-error.ts'
import { PartsError, parseShard } from '../renderer/build/shard.ts'
import { isDiskFull } from '../renderer/common/disk-full.ts'
import { noteStages, stages } from '../renderer/common/timed.ts'
import { cacheFolder } from '../renderer/folders.ts'
import { formatProblems, formatSummary, type Problem, readSite, type SiteRead } from '../renderer/pipeline/index.ts'
import { isOwnFile } from '../studio/edit/command.ts'
import { writeEditorSchema } from '../studio/edit/editor/editor-file.ts'
import { build } from './api/build.ts'
import { flag, pagesOption, readOptions, text, textOr, UsageError } from './support/arguments.ts'
import { otherBuild, pagesArgument } from './support/other-build.ts'

const usage =
  '[--pages FILE] [--out DIR] [--replace] [--clean] [--shard 2/4 | --join PART …] [--no-precompress] [--provisional] [--timings]'
const choices = { replace: flag, clean: flag, join: flag, 'no-precompress': flag, provisional: flag, timings: flag }
const options = { ...pagesOption, out: textOr('dist'), shard: text, ...choices }
const { values, positionals: parts } = readOptions(usage, options, Infinity)

if (values.timings) noteStages()
const shard = values.shard === undefined ? undefined : parseShard(values.shard)
if (values.shard !== undefined && !shard)
  throw new UsageError(`Cannot build the share "${values.shard}": write --shard 2/4.`)
if (/\.ya?ml$/.test(parts[0] ?? ''))
  throw new UsageError(`Another file is named with --pages: npm run build -- --pages ${parts[0]}`)
if (values.provisional && (shard || values.join))
  throw new UsageError('Shares are no provisional build: leave out --provisional.')
if (parts.length > 0 !== values.join)
  throw new UsageError('Parts are joined with --join: npm run build -- --join part-1 part-2')

const onWait = () => console.error(`Another build of ${values.out} is under way. This one waits until it is done.`)

function waysOut(other: string | undefined): string[] {
  const { out, pages } = values
  const run = `npm run build --${pagesArgument(pages)}`
  const elsewhere = out === 'dist' ? '' : ` --out ${out}`
  return [
    ...(other === undefined ? [] : [`To build that site again:  npm run build -- --pages ${other}${elsewhere}`]),
    `To build ${pages}, name another folder:  ${run} --out another`,
    `To put it in the place of that site:  ${run}${elsewhere} --replace`,
  ]
}

/** Says what the check found, and whether the site may be put where it is to go. */
async function isWanted({ site, source, problems }: SiteRead): Promise<boolean> {
  tellProblems(problems, source)
  if (!site) return false
  const { out, pages, replace } = values
  const other = replace ? undefined : await otherBuild({ dist: out, pages, url: site.settings.url }, waysOut)
  if (other) {
    console.error(other)
    process.exitCode = 1
  } else if (isOwnFile(pages)) await writeEditorSchema(source.text)
  return !other
}

function tellProblems(problems: Problem[], source: SiteRead['source']) {
  for (const text of formatProblems(problems, source)) console.error(`${text}\n`)
}

async function run() {
  const { pages: file, out, clean, provisional, join, 'no-precompress': isPlain } = values
  if (join) return joinAll(await readSite(file))
  const display = createProgress(process.stderr)
  const options = { pages: file, out, shard, precompress: !isPlain, clean, provisional }
  const { source, problems, pages, summary } = await build({ ...options, isWanted, tell: display.show, onWait })
  display.clear()
  if (pages === undefined) return nothingBuilt(problems, source)
  if (summary) finish(formatBuild(`${out}/client`, summary), problems)
}

async function joinAll(read: SiteRead) {
  if (!read.site) return nothingBuilt(read.problems, read.source)
  if (!(await isWanted(read))) return
  await joinBuilds(read.site, parts, { out: values.out, onWait })
  finish(`${values.out}/client: ${read.site.routes.length} pages, joined from ${parts.length} parts`, read.problems)
}

function finish(told: string, problems: Problem[]) {
  console.log(told)
  console.log(formatSummary(values.pages, problems, undefined))
  if (values.timings) console.log(formatStages(stages()))
}

function nothingBuilt(problems: Problem[], source: SiteRead['source']) {
  tellProblems(problems, source)
  console.error(formatSummary(values.pages, problems, undefined))
  console.error('Nothing was built; the last good build is untouched.')
  process.exitCode = 1
}

/** What to say of what is no fault of the program. */
function sentenceFor(error: unknown): string | undefined {
  if (isDiskFull(error)) {
    return `The disk is full, so nothing was built; the last good build is untouched. Make room where ${resolve(values.out)} and ${cacheFolder('')} lie, then build again.`
  }
  if (isOwnCodeError(error)) return `${error.message}\n\nNothing was built; the last good build is untouched.`
  const isOurs = error instanceof PartsError || error instanceof PictureError || error instanceof PublishError
  return isOurs ? error.message : undefined
}

await run().catch((error: unknown) => {
  const sentence = sentenceFor(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
})
