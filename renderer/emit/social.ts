import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../content/index.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { createDraw } from '../social/draw.ts'
import { SOCIAL_URL, socialPicture, socialPictureUrl } from '../social/picture.ts'

const CACHE = '.cache/social'

/** Puts into the build the picture of every page that has one of its own; only what changed is drawn. */
export async function emitSocialPictures(site: Site, images: ImageManifest, client: string): Promise<void> {
  const pictures = site.pages.map((page) => socialPicture({ site, page, images })).filter((picture) => !!picture)
  pictures.sort((one, other) => (one.picture?.name ?? '').localeCompare(other.picture?.name ?? ''))
  if (pictures.length === 0) return
  await mkdir(join(client, SOCIAL_URL), { recursive: true })
  const draw = await createDraw('images', CACHE)
  for (const picture of pictures) await copyFile(await draw(picture), join(client, socialPictureUrl(picture)))
}
