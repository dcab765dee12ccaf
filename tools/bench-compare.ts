/**
 * Builds one generated site with this builder, with a bare loop over the same React components (tools/bench/bare.ts),
 * and with what others would take. Each build is a process of its own, all in turns; the figures are medians.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, text, textOr } from '../scripts/support/arguments.ts'
import { type Content, garden } from './bench/compare/content.ts'
import { findAstro, findEleventy, findHugo, workshop } from './bench/compare/peers.ts'
import { randomContent } from './bench/compare/random.ts'
import { buildClean, buildEdit, type Cost, hasTime, weigh } from './bench/compare/run.ts'
import { formatResults, heads, type Result } from './bench/compare/table.ts'
import { bare, installed, ours, type Tool } from './bench/compare/tools.ts'
import { preparePackage } from './pack/prepare.ts'

const { values } = readOptions(
  `[--pages N …] [--rounds N] [--seeds N] [--only ours --only astro]
Builds the same pages with this builder, a bare loop over its components, Eleventy, Astro and Hugo: the whole site, and
again after an edit of one page. With --seeds the pages are drawn at random, of so many seeds; the first is
today's date, which is printed. Eleventy and Astro are installed into .cache/peers/. Without --pages: 1, 100 and 1000.`,
  {
    pages: { type: 'string', multiple: true, default: ['1', '100', '1000'] },
    rounds: textOr('3'),
    seeds: text,
    only: { type: 'string', multiple: true },
  },
)

/** Ours comes before the bare loop, which takes the code that it has bundled. */
const found = [ours, installed, bare, findEleventy(), findAstro(), findHugo()]
const there = found.filter((each) => typeof each !== 'string')
const tools = there.filter(({ home }) => values.only?.includes(home) ?? true)
for (const sentence of found.filter((each) => typeof each === 'string')) console.log(sentence)
if (!hasTime)
  console.log('Processor time and memory are left out: this machine has no GNU time (Debian: apt-get install time).')

if (tools.includes(installed)) await preparePackage()

const folderOf = ({ home }: Tool) => join(workshop, home, 'site')

const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const contents =
  values.seeds === undefined
    ? [garden]
    : Array.from({ length: Number(values.seeds) }, (_, index) => randomContent(today + index))

for (const count of values.pages.map(Number)) {
  const all = contents.map((content) => {
    const results = compare(content, count)
    console.log(`\n${content.name}\n${heads}\n${formatResults(results)}`)
    return results
  })
  if (all.length > 1) console.log(`\nAll seeds\n${heads}\n${formatResults(joinResults(all))}`)
}
console.log(
  'Medians. as installed: from the package, which brings the code of pages bundled. ratio: to this builder, by the clock. MB: the most that one process held. The bare loop checks nothing, and its code is bundled already. After an edit Eleventy builds with --incremental; the bare loop, Astro and Hugo build all pages again.',
)

/** Builds in turns, so that what else the machine does slows all of them down. What is kept between builds, such as pictures, is made before. */
function compare({ frame, makePages }: Content, count: number): Result[] {
  const pages = makePages(count)
  const rounds = tools.map((tool) => ({ tool, clean: [] as Cost[], edit: [] as Cost[] }))
  for (const { tool } of rounds) {
    rmSync(folderOf(tool), { recursive: true, force: true })
    mkdirSync(folderOf(tool), { recursive: true })
    tool.write(folderOf(tool), pages, frame)
    buildClean(tool, folderOf(tool), pages)
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { tool, clean, edit } of rounds) {
      clean.push(buildClean(tool, folderOf(tool), pages))
      edit.push(buildEdit(tool, folderOf(tool), { pages, frame }, round))
    }
  }
  return rounds.map(({ tool, ...costs }) => {
    const weight = weigh(tool, folderOf(tool)) / pages.length / 1024
    rmSync(folderOf(tool), { recursive: true, force: true })
    return { name: tool.name, pages: pages.length, ...costs, weight }
  })
}

/** The figures of several sites as if they were rounds of one. */
function joinResults(all: readonly Result[][]): Result[] {
  return (all[0] ?? []).map((first, index) => {
    const same = all.flatMap((results) => results[index] ?? [])
    return { ...first, clean: same.flatMap(({ clean }) => clean), edit: same.flatMap(({ edit }) => edit) }
  })
}
