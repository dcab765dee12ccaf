import { readFile, writeFile } from 'node:fs/promises'
import type { RunningStudio } from './studio.ts'

const old = 'Our offer ends on January 5, 2020.'

/** Writes something into the file of which the check says that it is past. */
export async function writeAdvice({ file }: RunningStudio): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('We listen first.', `We listen first. ${old}`))
}
