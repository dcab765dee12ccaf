import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** What tells that a file is still the one that a build wrote: its size in bytes and the time of its last change. */
export type Stamp = [size: number, changed: number]

/** The files of a folder by their path in it; none where there is no folder. */
export function scanTree(folder: string): Map<string, Stamp> {
  const entries = readFolder(folder)
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file.slice(folder.length + 1), stampOf(file)]))
}

/** Of the files of a folder that are known by their paths in it, those that are there: no folder need be listed. */
export function stampFiles(folder: string, files: readonly string[]): Map<string, Stamp> {
  return new Map(
    files.flatMap((file): [string, Stamp][] => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false })
      return found ? [[file, toStamp(found)]] : []
    }),
  )
}

export function stampOf(file: string): Stamp {
  return toStamp(statSync(file))
}

const toStamp = ({ size, mtimeMs }: Stats): Stamp => [size, mtimeMs]

export const isSame = (one: Stamp | undefined, other: Stamp | undefined) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1]

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
