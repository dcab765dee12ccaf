import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { siteFolder } from '../../renderer/common/site-folder.ts'

/**
 * Puts a site into a folder, with another text where one is given, and returns its file. Pictures and files are those of
 * the original: whoever writes some needs a copy of the folders.
 */
export async function copySite(original: string, folder: string, text?: string): Promise<string> {
  const file = join(folder, 'pages.yaml')
  await linkFolders(original, folder)
  await (text === undefined ? copyFile(original, file) : writeFile(file, text))
  return file
}

/** Gives files of a folder the pictures and public files that stand beside another file. */
export async function linkFolders(original: string, folder: string): Promise<void> {
  const [from, to] = [siteFolder(original), siteFolder(join(folder, 'pages.yaml'))]
  await mkdir(folder, { recursive: true })
  await symlink(resolve(from.images), to.images)
  await symlink(resolve(from.publicFiles), to.publicFiles)
}
