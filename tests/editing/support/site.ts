import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createCache } from '../../../renderer/cache/cache.ts'
import { siteFolder } from '../../../renderer/common/site-folder.ts'
import { checkPages } from '../../../renderer/pipeline/index.ts'
import { listSurroundings } from '../../../renderer/pipeline/read.ts'
import { copySite } from '../../support/copy-site.ts'
import { type Ran, runHere } from '../../support/run-here.ts'

export const siteFile = 'tests/fixture/pages.yaml'
/** The site that the tools are tried on. */
export const site = readFileSync(new URL('../../fixture/pages.yaml', import.meta.url), 'utf8')
export const surroundings = await listSurroundings(siteFolder(siteFile))

/** What was found in pages that an edit leaves as they were. */
const cache = createCache()

/** The errors of a text, each as its code and line. */
export function errorsOf(source: string): string[] {
  const { problems } = checkPages(source, { file: 'pages.yaml', today: '2026-01-01', ...surroundings, cache })
  return problems.filter(({ severity }) => severity === 'error').map(({ code, line }) => `${code} ${line}`)
}

/** A text in a folder of its own, with the pictures of a site, which is removed after the test. */
export async function copyOf(source: string, original = siteFile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return copySite(original, folder, source)
}

/** Runs a command of the project; another-business.test.ts starts each in a process of its own. */
export const run = (script: string, ...options: string[]): Promise<Ran> => runHere(script, options)

/** The lines that a second text has instead of those of a first: what a person would see in a pull request. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const minus = (lines: string[], others: string[]) => {
    const left = new Map<string, number>()
    for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
    return lines.filter((line) => {
      const count = left.get(line) ?? 0
      left.set(line, count - 1)
      return count <= 0
    })
  }
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return { removed: minus(old, fresh), added: minus(fresh, old) }
}
