import { type Dirent, readdirSync } from 'node:fs'

/** What a folder holds, each by its path in it, with "/" between. */
export interface FolderContent {
  files: string[]
  /** Links to files or folders, which are not followed: they lead to what nobody put here, or in a circle. */
  links: string[]
}

/**
 * Everything in a folder and the folders in it, in the order of names, but what is left out with all that is in it; nothing
 * where there is no folder.
 */
export function filesIn(folder: string, isLeftOut: (path: string) => boolean = () => false): FolderContent {
  const content: FolderContent = { files: [], links: [] }
  const look = (inside: string) => {
    for (const entry of entriesOf(`${folder}/${inside}`)) {
      const path = inside + entry.name
      if (isLeftOut(path)) continue
      if (entry.isDirectory()) look(`${path}/`)
      else if (entry.isSymbolicLink()) content.links.push(path)
      else if (entry.isFile()) content.files.push(path)
    }
  }
  look('')
  content.files.sort()
  content.links.sort()
  return content
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
