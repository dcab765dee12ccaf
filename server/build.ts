/** What the server knows of the built site, and notices when a new build takes its place. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Frame, readFrame } from './pages/html.ts'
import { readSiteFile, type SiteFile } from './site.ts'
import { type HeaderRule, readHeaderRules } from './static/headers.ts'

export interface Build {
  siteFile: SiteFile
  frame: Frame
  headerRules: HeaderRule[]
}

/** Reads the build's form rules, headers and page frame. Throws when there is no finished build. */
export async function readBuild(dist: string): Promise<Build> {
  const siteFile = await readSiteFile(dist)
  return { siteFile, frame: await readFrame(dist, siteFile), headerRules: await readHeaderRules(dist) }
}

/**
 * Calls `use` with every build that takes the place of the one before. The pages' styles are allowed by their hash, so
 * a new build served with old headers would be shown without any style.
 */
export function followBuild(dist: string, use: (build: Build) => void): () => Promise<void> {
  let known = madeAt(dist)
  return async () => {
    const made = await madeAt(dist)
    if (made === undefined || made === (await known)) return
    use(await readBuild(dist))
    known = Promise.resolve(made)
  }
}

const madeAt = async (dist: string) => (await stat(join(dist, 'forms.json')).catch(() => undefined))?.mtimeMs
