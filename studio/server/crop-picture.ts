import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { unknownName } from '../edit/refusal.ts'
import { addPicture } from './pictures.ts'

/** A part of a picture: each number is a part of its whole width or height. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Adds a part of a picture of the site as a new picture, and says under which name. The whole one stays as it is. */
export async function cropPicture(folder: SiteFolder, name: string, part: Part): Promise<{ name: string }> {
  const { images } = await listSurroundings(folder)
  if (!images.includes(name)) throw unknownName('no-such.picture', name, images)
  const picture = sharp(join(folder.images, name)).autoOrient()
  const { width, height } = (await picture.metadata()).autoOrient
  const [left, across] = pixelsIn(width, part.left, part.width)
  const [top, down] = pixelsIn(height, part.top, part.height)
  const bytes = await picture.extract({ left, top, width: across, height: down }).png().toBuffer()
  return { name: await addPicture(bytes, name, folder) }
}

/** Where a part begins and how long it is, within the picture whatever was asked for. */
function pixelsIn(all: number, begin: number, length: number): [number, number] {
  const start = Math.min(all - 1, Math.max(0, Math.round(begin * all) || 0))
  return [start, Math.min(all - start, Math.max(1, Math.round(length * all) || all))]
}
