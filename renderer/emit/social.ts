import { type SocialPicture, socialPictureUrl } from '../social/picture.ts'

const CACHE = '.cache/social'

/** The files with the pictures for sharing pages, by their address; only what changed is drawn. */
export async function drawSocialPictures(pictures: SocialPicture[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  if (pictures.length === 0) return files
  const { createDraw } = await import('../social/draw.ts')
  const draw = await createDraw('images', CACHE)
  const sorted = pictures.toSorted((one, other) => (one.picture?.name ?? '').localeCompare(other.picture?.name ?? ''))
  for (const picture of sorted) files.set(socialPictureUrl(picture), await draw(picture))
  return files
}
