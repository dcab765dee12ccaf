import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OLD_FILES, readNotes } from '../../../renderer/build/old-files.ts'
import { scanTree } from '../../../renderer/build/tree.ts'

/**
 * A hash of each file of a build, in the order of names. What differs between two builds of one state is left out: the
 * number of the build, and what is kept for the readers of the pages before it.
 */
export async function treeOf(build: string): Promise<Map<string, string>> {
  const old = new Set([OLD_FILES, ...Object.keys(readNotes(build))])
  const paths = [...scanTree(build).keys()].filter((path) => !old.has(path)).sort()
  return new Map(await Promise.all(paths.map(async (path) => [path, await hashOf(join(build, path))] as const)))
}

async function hashOf(path: string): Promise<string> {
  const content = await readFile(path)
  const text = path.endsWith('/nginx/site.conf') ? `${content}`.replace(/\$site_build "\d+"/, '') : content
  return createHash('sha1').update(text).digest('hex')
}
