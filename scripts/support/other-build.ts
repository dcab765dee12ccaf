import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { readSiteFile } from '../../server/site.ts'

interface Wanted {
  dist: string
  pages: string
  /** The address of the site that is to be built; by it builds are told apart that do not name their file. */
  url?: string
}

/**
 * What to say where a folder holds the site of another file, which a build of this one would replace; nothing where it
 * holds none or one of this file. `ways` are the lines that say what to run, for the other file's name or without one.
 */
export async function otherBuild(
  { dist, pages, url }: Wanted,
  ways: (other: string | undefined) => string[],
): Promise<string | undefined> {
  const built = await readSiteFile(dist).catch(() => undefined)
  if (!built) return undefined
  const isOwn = built.pages ? isSameFile(built.pages, pages) : url === undefined || built.site.url === url
  if (isOwn) return undefined
  const origin = built.pages ? `built from ${built.pages}` : built.site.url
  return [
    `"${dist}" holds the site of ${built.site.brand}, ${origin}. A build of ${pages} would take its place, so nothing was done.`,
    ...ways(built.pages).map((way) => `  ${way}`),
  ].join('\n')
}

const isSameFile = (one: string, other: string) => placeOf(one) === placeOf(other)
const placeOf = (file: string) => (existsSync(file) ? realpathSync(file) : resolve(file))

/** The option that names a file, for commands that are to be copied; empty for the one that is taken anyway. */
export const pagesArgument = (file: string) => (file === DEFAULT_FILE ? '' : ` --pages ${file}`)
