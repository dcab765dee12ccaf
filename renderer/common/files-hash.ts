import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, engineFile, isPacked } from '../folders.ts'
import { ownFile, ownFiles } from '../own.ts'

/** Follows from pages.yaml and not from code. */
const generated = 'schemas/editor/'

/**
 * A hash of the names and contents of files, and of all files in folders, given from the top of the program. Those that
 * do not exist count for nothing. Of a package, whose files nobody changes, what it was made of counts.
 */
export const hashFiles = (paths: readonly string[]) =>
  isPacked
    ? hashOf([`${madeFrom()} ${paths.join(' ')}`], () => '')
    : hashOf(paths.flatMap(filesIn), (path) => readFileSync(engineFile(path)))

/** The same of what a project has of its own, see {@link ownFiles}: nothing where it has nothing. */
export function hashOwn(pattern = '{sections,overrides}/**'): string {
  const paths = ownFiles(pattern)
  return paths.length > 0 ? hashOf(paths, (path) => readFileSync(ownFile(path))) : ''
}

function hashOf(names: readonly string[], contentOf: (name: string) => string | Buffer): string {
  const hash = createHash('sha1')
  for (const name of names) hash.update(`\n${name}\n`).update(contentOf(name))
  return hash.digest('hex').slice(0, 20)
}

const madeFrom = (): string => JSON.parse(readFileSync(engineFile('package.json'), 'utf8')).madeFrom

function filesIn(path: string): string[] {
  if (!existsSync(engineFile(path))) return []
  if (!path.endsWith('/')) return [path]
  const entries = readdirSync(engineFile(path), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const paths = files.map((file) => file.slice(ENGINE.length))
  return paths.filter((file) => !file.startsWith(generated)).sort()
}
