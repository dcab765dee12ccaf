import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, engineFile, isPacked } from '../folders.ts'

/** Follows from pages.yaml and not from code. */
const generated = 'schemas/editor/'

/**
 * A hash of the names and contents of files, and of all files in folders, given from the top of the program. Those that
 * do not exist count for nothing. Of a package, whose files nobody changes, what it was made of counts.
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha1')
  if (isPacked)
    return hash
      .update(`${madeFrom()} ${paths.join(' ')}`)
      .digest('hex')
      .slice(0, 20)
  for (const path of paths.flatMap(filesIn)) hash.update(`\n${path}\n`).update(readFileSync(join(ENGINE, path)))
  return hash.digest('hex').slice(0, 20)
}

const madeFrom = (): string => JSON.parse(readFileSync(engineFile('package.json'), 'utf8')).madeFrom

function filesIn(path: string): string[] {
  if (!existsSync(join(ENGINE, path))) return []
  if (!path.endsWith('/')) return [path]
  const entries = readdirSync(join(ENGINE, path), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const paths = files.map((file) => file.slice(ENGINE.length))
  return paths.filter((file) => !file.startsWith(generated)).sort()
}
