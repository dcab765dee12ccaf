import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'

/** What tells that a file is still the one that a build wrote: its size in bytes and the time of its last change. */
export type Stamp = [size: number, changed: number]

/** The files of a folder by their path in it; none where there is no folder. */
export function scanTree(folder: string): Map<string, Stamp> {
  const stampsByPath = new Map<string, Stamp>()
  // Half of what readdir's own recursion takes: a site has a folder for each page.
  const scan = (inside: string) => {
    for (const entry of readFolder(`${folder}/${inside}`)) {
      const path = inside + entry.name
      if (entry.isDirectory()) scan(`${path}/`)
      else if (entry.isFile()) stampsByPath.set(path, stampOf(`${folder}/${path}`))
    }
  }
  scan('')
  return stampsByPath
}

/** Of the files of a folder that are known by their paths in it, those that are there: no folder need be listed. */
export function stampFiles(folder: string, files: readonly string[]): Map<string, Stamp> {
  const stamps = new Map<string, Stamp>()
  for (const file of files) {
    const stats = statSync(`${folder}/${file}`, { throwIfNoEntry: false })
    if (stats) stamps.set(file, toStamp(stats))
  }
  return stamps
}

export function stampOf(file: string): Stamp {
  return toStamp(statSync(file))
}

const toStamp = ({ size, mtimeMs }: Stats): Stamp => [size, mtimeMs]

export const isSame = (one: Stamp | undefined, other: Stamp | undefined) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1]

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
