import { glob, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { siteFolder } from '../renderer/library/site-folder.ts'
import { readSiteFile } from './site.ts'

const code = ['package-lock.json', 'vite.config.ts', '{schemas,sections,renderer,styles}/**']

/** Whether there is no finished build, or one of its sources is newer than it. */
export async function isBuildNeeded(dist: string, pages?: string): Promise<boolean> {
  const { file: own, images, publicFiles } = siteFolder(pages)
  const built = await stat(join(dist, 'forms.json')).catch(() => undefined)
  if (!built) return true
  for await (const file of glob([own, `${images}/**`, `${publicFiles}/**`, ...code])) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs > built.mtimeMs) return true
  }
  return false
}

/** What to say when the folder holds a build of another file, which a build of this one would replace. */
export async function otherBuild(dist: string, pages: string): Promise<string | undefined> {
  const built = await readSiteFile(dist).catch(() => undefined)
  if (!built?.pages || resolve(built.pages) === resolve(pages)) return undefined
  const start = `${dist === 'dist' ? '' : `DIST_DIR=${dist} `}npm start --`
  return `"${dist}" holds the site of ${built.site.brand}, built from ${built.pages}. A build of ${pages} would take its place, so nothing was done.
  To serve that site:  ${start} --pages ${built.pages}
  To serve it as it is, without building:  ${start} --no-build
  To serve ${pages}, name another folder:  DIST_DIR=another npm start${pages === 'pages.yaml' ? '' : ` -- --pages ${pages}`}`
}
