/**
 * Checks pages.yaml and builds the site. Only what changed since the last build is made; `--clean` makes everything anew.
 * `--no-precompress` leaves out the .br and .gz files, for hosts that compress by themselves.
 * `--provisional` makes the largest width alone of pictures that are new: the site is up sooner, and the next build makes the rest.
 * `--timings` prints what each stage took.
 * A folder with the site of another file is left alone, unless `--replace` is given.
 * `--join PART PART …` joins what several machines have built with --shard.
 */
import { resolve } from 'node:path'
import { buildSite, joinBuilds } from '../renderer/build/build.ts'
import { type Bundle, bundleCode } from '../renderer/build/bundle.ts'
import { createProgress, formatBuild, formatStages } from '../renderer/build/display.ts'
import { PictureError } from '../renderer/build/images/picture-error.ts'
import { PublishError } from '../renderer/build/publish-error.ts'
import { PartsError, parseShard, type Shard } from '../renderer/build/shard.ts'
import { isDiskFull } from '../renderer/common/disk-full.ts'
import { noteStages, stages } from '../renderer/common/timed.ts'
import { cacheFolder } from '../renderer/folders.ts'
import { formatProblems, formatSummary, readSite, type Site } from '../renderer/pipeline/index.ts'
import { isOwnFile } from '../studio/edit/command.ts'
import { writeEditorSchema } from '../studio/edit/editor/editor-file.ts'
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

async function build(site: Site, bundle: Promise<Bundle>, share?: Shard) {
  const { pages, out, clean, provisional } = values
  const display = createProgress(process.stderr)
  const options = { pages, out, bundle, shard: share, precompress: !values['no-precompress'], clean, provisional }
  const summary = await buildSite(site, { ...options, tell: display.show, onWait })
  display.clear()
  console.log(formatBuild(`${out}/client`, summary))
}

async function joinAll(site: Site) {
  await joinBuilds(site, parts, { out: values.out, onWait })
  console.log(`${values.out}/client: ${site.routes.length} pages, joined from ${parts.length} parts`)
}

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

async function run() {
  // Meanwhile: most files are right, and the code takes longer to bundle than they do to be checked.
  const unneeded = new AbortController()
  const bundle = values.join ? undefined : bundleCode(unneeded.signal)
  bundle?.catch(() => {})
  const { source, site, problems } = await readSite(values.pages)
  for (const text of formatProblems(problems, source)) console.error(`${text}\n`)
  if (!site) {
    unneeded.abort()
    console.error(formatSummary(values.pages, problems, undefined))
    console.error('Nothing was built; the last good build is untouched.')
    process.exitCode = 1
    return
  }
  const { out, pages, replace } = values
  const other = replace ? undefined : await otherBuild({ dist: out, pages, url: site.settings.url }, waysOut)
  if (other) {
    console.error(other)
    process.exitCode = 1
    return
  }
  if (isOwnFile(values.pages)) await writeEditorSchema(source.text)
  await (bundle ? build(site, bundle, shard) : joinAll(site))
  console.log(formatSummary(values.pages, problems, undefined))
  if (values.timings) console.log(formatStages(stages()))
}

/** What to say of what is no fault of the program. */
function sentenceFor(error: unknown): string | undefined {
  if (isDiskFull(error)) {
    return `The disk is full, so nothing was built; the last good build is untouched. Make room where ${resolve(values.out)} and ${cacheFolder('')} lie, then build again.`
  }
  const isOurs = error instanceof PartsError || error instanceof PictureError || error instanceof PublishError
  return isOurs ? error.message : undefined
}

await run().catch((error: unknown) => {
  const sentence = sentenceFor(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
})
