import { dirname, join, resolve } from 'node:path'
import { engineFile, PROJECT } from '../folders.ts'

/**
 * Where a site lies: its file, and beside it the folders of its pictures, of the files that are served as they are, and
 * of its own fonts.
 */
export interface SiteFolder {
  file: string
  images: string
  publicFiles: string
  fonts: string
}

export const DEFAULT_FILE = 'pages.yaml'

/** The one place that knows what lies where beside a pages.yaml. */
export function siteFolder(file = DEFAULT_FILE): SiteFolder {
  const folder = dirname(file)
  return { file, images: join(folder, 'images'), publicFiles: join(folder, 'public'), fonts: join(folder, 'fonts') }
}

/** The project's own site, whatever folder a command runs in. */
export const ownSite = siteFolder(join(PROJECT, DEFAULT_FILE))
/** The one whose pictures the sections' examples show. */
export const exampleSite = siteFolder(engineFile(DEFAULT_FILE))

/** The sites that a new one can begin as. */
export const STARTERS = engineFile('starters/')
/** The one of no trade, with settings and no page yet. */
export const PLAIN_STARTER = engineFile('studio/edit/new-site/pages.yaml')
export const isStarter = (file: string) => resolve(file).startsWith(STARTERS)
