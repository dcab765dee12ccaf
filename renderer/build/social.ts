import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import type { SiteFolder } from '../common/site-folder.ts'
import { cacheFolder } from '../folders.ts'
import { type SocialPicture, socialPictureUrl } from '../html/social-picture.ts'
import type { DrawnFonts } from './fonts/cut.ts'
import type { Progress } from './pages.ts'

const CACHE = cacheFolder('social')

/** The files with the pictures for sharing pages, by their address; only what changed is drawn. */
export async function drawSocialPictures(
  pictures: SocialPicture[],
  folder: SiteFolder,
  fonts: DrawnFonts,
  tell?: (progress: Progress) => void,
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  if (pictures.length === 0) return files
  const { createDraw } = await import('./social/draw.ts')
  const draw = await createDraw(folder, CACHE, fonts)
  const sorted = pictures.toSorted((one, other) => (one.picture?.name ?? '').localeCompare(other.picture?.name ?? ''))
  let done = 0
  const drawOne = async (picture: SocialPicture) => {
    files.set(socialPictureUrl(picture), await draw(picture))
    tell?.({ what: 'pictures for sharing', done: ++done, total: sorted.length })
  }
  await pMap(sorted, drawOne, { concurrency: availableParallelism() })
  return files
}
