import { readFile, rm, writeFile } from 'node:fs/promises'
import { type Cost, measure, median, type Task } from './measure.ts'

/** What is measured of a site, in this order: a later step finds what an earlier one left. */
export const steps = ['check', 'check again', 'recheck', 'build', 'build again', 'preview'] as const
export type Step = (typeof steps)[number]

/** Short steps are made so many times, and their medians taken. */
const rounds = 5

/** Runs a step for the file of a generated site. "Again" means after one heading of one page was changed. */
export async function runStep(step: Step, file: string, out: string): Promise<Cost> {
  if (step === 'build') await forget(out)
  const [task] = step.split(' ') as [Exclude<Task, 'bare'>]
  if (!step.endsWith('again')) return measure(task, file, out)
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    await edit(file)
    costs.push(measure(task, file, out))
  }
  const middle = (part: keyof Cost) => median(costs.map((cost) => cost[part]))
  return { cpu: middle('cpu'), wall: middle('wall'), memory: middle('memory') }
}

/** A first build finds neither bundled code nor what was known of pages. */
async function forget(out: string): Promise<void> {
  await Promise.all(
    [out, '.cache/bundle', '.cache/check'].map((folder) => rm(folder, { recursive: true, force: true })),
  )
}

let edits = 0

async function edit(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/heading: Guide 3 .*/, `heading: Guide 3 changed ${++edits} times`))
}
