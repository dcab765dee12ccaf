import { readFile, rm, writeFile } from 'node:fs/promises'
import { route } from './generate.ts'
import { type Cost, measure, median, type Task } from './measure.ts'

/** What is measured of a site, in this order: a later step finds what an earlier one left. */
export const steps = [
  'check',
  'check again',
  'check title',
  'check link',
  'check doubts',
  'recheck',
  'build',
  'build again',
  'preview',
] as const
export type Step = (typeof steps)[number]

const changeHeading = (text: string, edit: number) =>
  text.replace(/heading: Guide 3 .*/, `heading: Guide 3 changed ${edit} times`)

/** What is changed in one page before a step of two words: a heading, its title, or where one of its links leads. */
const edits: Record<string, (text: string, edit: number) => string> = {
  again: changeHeading,
  doubts: changeHeading,
  title: (text, edit) => text.replace(/title: Guide 3 .*/, `title: Guide 3 changed ${edit} times`),
  link: (text, edit) => text.replace(/(title: Guide 3 [\s\S]*? b, href: )[^,]*/, `$1${route(edit + 4)}`),
}

let made = 0

/** Steps after an edit are made so many times, and their medians taken. */
const rounds = 5

/** Runs a step for the file of a generated site. */
export async function runStep(step: Step, file: string, out: string): Promise<Cost> {
  if (step === 'build') await forget(out)
  const [task, edit = ''] = step.split(' ') as [Exclude<Task, 'bare'>, string?]
  const change = edits[edit]
  if (!change) return measure(task, file, out)
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    await writeFile(file, change(await readFile(file, 'utf8'), ++made))
    costs.push(measure(task, file, out))
  }
  const middle = (part: keyof Cost) => median(costs.map((cost) => cost[part]))
  return { cpu: middle('cpu'), wall: middle('wall'), memory: middle('memory') }
}

/** A first build finds neither bundled code nor what was known of pages. */
async function forget(out: string): Promise<void> {
  await Promise.all(
    [out, `${out}.builds`, '.cache/bundle', '.cache/check'].map((folder) =>
      rm(folder, { recursive: true, force: true }),
    ),
  )
}
