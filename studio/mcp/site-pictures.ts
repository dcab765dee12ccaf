import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path'
import type { Draft } from '../draft/open-draft.ts'
import { Refusal } from '../edit/refusal.ts'
import { addPicture, mostPictureBytes } from '../server/pictures.ts'

/** Puts a picture that lies in the folder of the site among those that it shows. What leads out of the folder is not read. */
export async function addPictureFile({ file, folder }: Pick<Draft, 'file' | 'folder'>, given: string): Promise<string> {
  const own = await realpath(dirname(resolve(file)))
  const place = await realpath(resolve(own, given)).catch(() => undefined)
  const within = place && relative(own, place)
  const hint = 'Name a picture by its way from the folder of the site, such as "photos/van.jpg".'
  if (!place || !within || within.startsWith('..') || isAbsolute(within) || isHidden(within))
    throw new Refusal(`Cannot find the file "${given}" in the folder of the site`, hint)
  const { size, isFile } = await stat(place).then((found) => ({ size: found.size, isFile: found.isFile() }))
  if (!isFile) throw new Refusal(`"${given}" is no file`, hint)
  if (size > mostPictureBytes)
    throw new Refusal(`"${given}" is too large`, `Pictures have up to ${mostPictureBytes / 1_000_000} megabytes.`)
  return addPicture(await readFile(place), basename(place), folder)
}

const isHidden = (path: string) => /(?:^|[\\/])(?:\.|node_modules[\\/])/.test(path)
