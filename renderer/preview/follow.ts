import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'
import { isOwn, ownFolders } from '../own.ts'
import { forgetSchemas } from '../schema/schemas.ts'
import type { Engine } from './engine.ts'

/** Editors write a file in several steps; this many milliseconds of quiet make one change. */
const QUIET_MS = 12

/** Calls back after each change of a file. The folder is watched, because many editors replace the file. */
export function followFile(file: string, changed: () => void): FSWatcher {
  return followFolder(dirname(file), (name) => name === basename(file), changed)
}

/** Calls back after changes of the pictures, files and fonts of a site. A folder that is not there cannot be watched. */
export function followSiteFolders({ images, publicFiles, fonts }: SiteFolder, changed: () => void): FSWatcher[] {
  return [images, publicFiles, fonts].filter(existsSync).map((folder) => followFolder(folder, () => true, changed))
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

/**
 * Calls back after changes of the code of pages, or of what a project has of its own, from which more follows. Vite itself
 * reloads where the browser's code changed.
 */
export function followCode({ vite, codeChanged }: Engine, changed: () => void): void {
  const paths = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  const forget = () => {
    for (const [path, event] of paths) {
      for (const { moduleGraph } of Object.values(vite.environments)) {
        moduleGraph.onFileChange(path)
        // Lists of what there is are among the code.
        if (isOwn(path) && event !== 'change') moduleGraph.invalidateAll()
      }
      if (isOwn(path)) forgetSchemas()
    }
    paths.clear()
    codeChanged()
    changed()
  }
  vite.watcher.add([...ownFolders])
  vite.watcher.on('all', (event, path) => {
    if (!isOwn(path) && !/\/(sections|renderer|styles)\/.*\.(tsx?|css)$/.test(path)) return
    paths.set(path, event)
    clearTimeout(timer)
    timer = setTimeout(forget, UNTOLD_MS)
  })
}

/** For so many milliseconds after a change of a file, the watcher tells of no other, such as that of a formatter. */
const UNTOLD_MS = 60
