import { type BuildSummary, buildSite } from '../../renderer/build/build.ts'
import { bundleCode } from '../../renderer/build/bundle.ts'
import type { BuildOptions } from '../../renderer/build/options.ts'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { readSite, type SiteRead } from '../../renderer/pipeline/index.ts'
import { type Check, resultOf } from './check.ts'

export interface Build extends Check {
  /** What was made; undefined where nothing was, since the file has an error or was not wanted. */
  summary?: BuildSummary
}

export interface BuildRequest extends Partial<BuildOptions> {
  /** Asked once the file is known to be right, before anything is made. */
  isWanted?: (read: SiteRead) => boolean | Promise<boolean>
}

/**
 * Checks a pages.yaml and builds its site into a folder, `dist` if no other is named; visitors get the last build until
 * the new one is whole. Throws a PictureError or PublishError, each with a sentence for the owner, where a picture or the
 * disk does not let it.
 */
export async function build({ isWanted, pages = DEFAULT_FILE, ...options }: BuildRequest = {}): Promise<Build> {
  // Meanwhile: most files are right, and the code takes longer to bundle than they do to be checked.
  const unneeded = new AbortController()
  const bundle = options.bundle ?? bundleCode(unneeded.signal)
  bundle.catch(() => {})
  const read = await readSite(pages)
  if (read.site && (await (isWanted?.(read) ?? true)))
    return { ...resultOf(read), summary: await buildSite(read.site, { out: 'dist', ...options, pages, bundle }) }
  unneeded.abort()
  return resultOf(read)
}
