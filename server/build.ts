/** What the server knows of the built site, and notices when a new build takes its place. */
import { statSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type Layout, readLayout, readLayouts } from './pages/html.ts'
import { readSiteFile, type SiteFile } from './site.ts'
import { type HeaderRule, readHeaderRules } from './static/headers.ts'

/** A build that cannot be read, such as one that is being copied here, is tried again after so long. */
const RETRY_MS = 500

export interface Build {
  /** Tells it from the builds before and after it. */
  mark: string | undefined
  /** The build's own folder, which stays as it is whatever build is shown after it. */
  folder: string
  siteFile: SiteFile
  layout: Layout
  /** The layouts of the site's further languages. */
  layouts: Record<string, Layout>
  headerRules: HeaderRule[]
}

/** Reads the build's form rules, headers and page layout. Throws when there is no finished build. */
export async function readBuild(dist: string): Promise<Build> {
  const mark = markOf(dist) // before all else: what comes meanwhile is another build
  const folder = await realpath(dist).catch(() => dist)
  const siteFile = await readSiteFile(folder)
  return {
    mark,
    folder,
    siteFile,
    layout: await readLayout(folder, siteFile),
    layouts: await readLayouts(folder, siteFile),
    headerRules: await readHeaderRules(folder),
  }
}

/**
 * Calls `use` with every build that takes the place of the one before, `first` to begin with. The pages' styles are
 * allowed by their hash, so a page of one build with the headers of another would be shown without any style: whoever
 * answers a visitor asks first. That costs a few microseconds; only where something changed is there something to wait
 * for.
 */
export function followBuild(dist: string, first: Build, use: (build: Build) => void): () => Promise<void> | undefined {
  let currentMark = first.mark
  let reading: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    try {
      const next = await readBuild(dist)
      use(next)
      currentMark = next.mark
    } catch (error) {
      failedAt = performance.now()
      throw error
    } finally {
      reading = undefined
    }
  }
  return () => {
    const mark = markOf(dist)
    const isNew = mark !== undefined && mark !== currentMark && performance.now() - failedAt > RETRY_MS
    if (isNew) reading ??= read()
    return reading
  }
}

/** Tells builds apart: every build writes these files anew. */
function markOf(dist: string): string | undefined {
  try {
    const stats = ['forms.json', 'headers.json'].map((file) => statSync(join(dist, file), { throwIfNoEntry: false }))
    return stats[0] && stats.map((stat) => `${stat?.ino} ${stat?.mtimeMs}`).join()
  } catch {
    return undefined
  }
}
