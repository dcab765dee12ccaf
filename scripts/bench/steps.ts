import { readFile, rm, writeFile } from 'node:fs/promises'
import { type Cost, measure, type Task } from './measure.ts'

/** What is measured of a site, in this order: a later step finds what an earlier one left. */
export const steps = ['check', 'check again', 'recheck', 'build', 'build again', 'preview'] as const
export type Step = (typeof steps)[number]

/** Runs a step for the file of a generated site. "Again" means after one heading of one page was changed. */
export async function runStep(step: Step, file: string, out: string): Promise<Cost> {
  if (step === 'build') await forget(out)
  if (step.endsWith('again')) await edit(file)
  const [task] = step.split(' ') as [Exclude<Task, 'bare'>]
  return measure(task, file, out)
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
