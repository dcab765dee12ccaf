/**
 * Breaks the code in one small place after another and tells which breaks no test notices. With --changed only the
 * lines are broken that differ from another branch, with --sample places drawn by the date or by --seed: what share of the
 * whole is noticed, within some per cent. Leaves with 0, with 1 when fewer are noticed than --least, with 2
 * when called wrongly.
 */
import { flag, readOptions, text, textOr, UsageError } from '../scripts/support/arguments.ts'
import { changedLines, isKnown, rangesOf } from '../scripts/support/git-changes.ts'
import { percentOf, type Score, said, scoreOf, survivorsOf } from './mutants/report.ts'
import { filesOf, rooms, testsOf } from './mutants/rooms.ts'
import { placesIn } from './mutants/sample.ts'
import { provideStryker, runStryker } from './mutants/stryker.ts'

const usage = `[FOLDER|FILE …] [--changed [--since main] | --sample PLACES [--seed TEXT]] [--least PERCENT] [--anew]
FOLDER is one of these or lies in one: ${Object.keys(rooms).join(', ')}.
--changed breaks only the lines that differ from --since, a branch; --sample breaks so many places of ten lines in each folder, other ones each day or with another --seed; --least is the share that tests have to notice.
What is known of places that have not changed is not tried again, unless with --anew.`

const { positionals, values } = readOptions(
  usage,
  {
    changed: flag,
    since: textOr('main'),
    sample: text,
    seed: textOr(new Date().toISOString().slice(0, 10)),
    least: textOr('0'),
    anew: flag,
  },
  Infinity,
)
const least = Number(values.least)
if (!(least >= 0 && least <= 100)) throw new UsageError('--least is a number from 0 to 100.')
if (values.changed && !isKnown(values.since)) throw new UsageError(`Git knows no branch "${values.since}" here.`)
const files = filesByRoom(positionals)
const changes = values.changed ? changedLines(values.since, [...files.values()].flat()) : undefined
const total: Score = { killed: 0, all: 0 }
for (const [room, all] of files) {
  const mutate = changes
    ? all.flatMap((file) => rangesOf(changes.get(file) ?? new Set()).map((range) => `${file}:${range}`))
    : values.sample === undefined
      ? all
      : placesIn(all, Number(values.sample), values.seed)
  if (mutate.length === 0) continue
  provideStryker()
  const isWhole = mutate === all && all.length === filesOf(room).length
  const report = runStryker({ room, mutate, tests: testsOf(room), isWhole, isAnew: values.anew })
  const { killed, all: made } = scoreOf(report)
  for (const line of survivorsOf(report)) console.log(line)
  console.log(`${room}: ${said({ killed, all: made })}\n`)
  total.killed += killed
  total.all += made
}
console.log(total.all === 0 ? 'Nothing to break.' : `Together: ${said(total)}`)
if (percentOf(total) < least) process.exitCode = 1

/** The files of each room that lie in one of the paths, or all. */
function filesByRoom(paths: readonly string[]): Map<string, string[]> {
  const wanted = paths.length > 0 ? paths : ['']
  const found = new Map<string, string[]>()
  for (const room of Object.keys(rooms)) {
    const files = wanted.flatMap((path) => filesOf(room, path))
    if (files.length > 0) found.set(room, [...new Set(files)])
  }
  const all = [...found.values()].flat()
  for (const path of paths)
    if (!all.some((file) => file.startsWith(path))) throw new UsageError(`There is no code to break in "${path}".`)
  return found
}
