import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { basename, dirname, resolve } from 'node:path'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { COMMAND } from '../../renderer/folders.ts'
import { requireBuild } from './require-build.ts'

/**
 * The build that a command looks at: the one named with --dist, else one of the file, made now in a folder of its own.
 * Leaves with 2 where there is none, and with the build's code where it fails.
 */
export function buildOf({
  dist,
  pages = DEFAULT_FILE,
}: {
  dist?: string | undefined
  pages?: string | undefined
}): string {
  if (dist !== undefined) {
    requireBuild(dist)
    return dist
  }
  const own = ownFolder(pages)
  try {
    execFileSync(process.execPath, [COMMAND, 'build', '--pages', pages, '--out', own], {
      stdio: 'inherit',
    })
  } catch (error) {
    process.exit(Number(Object(error).status) || 1)
  }
  return own
}

/** One for each file, so that builds of two sites do not take each other's place. */
function ownFolder(pages: string): string {
  const file = resolve(pages)
  return `.cache/sites/${basename(dirname(file))}-${createHash('sha1').update(file).digest('hex').slice(0, 8)}`
}
