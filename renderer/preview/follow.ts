import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'

/** Editors write a file in several steps; this many milliseconds of quiet make one change. */
const QUIET_MS = 12

/** Calls back after each change of a file. The folder is watched, because many editors replace the file. */
export function followFile(file: string, changed: () => void): FSWatcher {
  return followFolder(dirname(file), (name) => name === basename(file), changed)
}

/** Calls back after changes of the pictures and files of a site. A folder that is not there cannot be watched. */
export function followSiteFolders({ images, publicFiles }: SiteFolder, changed: () => void): FSWatcher[] {
  return [images, publicFiles].filter(existsSync).map((folder) => followFolder(folder, () => true, changed))
}

/** Calls back after changes of the files in a folder that a test lets through. */
function followFolder(folder: string, matters: (name: string) => boolean, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  return watch(folder, (_, name) => {
    if (name !== null && !matters(name)) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
}
