import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { SiteFolder } from '../../common/site-folder.ts'
import { writeWhole } from '../../common/write-whole.ts'
import { SOCIAL_SIZE, SOCIAL_URL, type SocialPicture, socialPictureUrl } from '../../html/social-picture.ts'
import { type DrawnFonts, drawnFaces } from '../fonts/cut.ts'
import { cardSvg, type Faces, plainGroundSvg } from './card.ts'
import { typesetter } from './glyphs.ts'

/** The page's picture fills the right of the card, in the proportions of the series. */
const PICTURE_WIDTH = 1010
/** A picture with a point to be seen takes only what the ink under the words leaves, so that it can be moved further. */
const SEEN_WIDTH = 672
/** How far from the left of that the middle lies of what is seen well: ink fades out over its beginning. */
const SEEN_MIDDLE = 432
/** The quality tried first, and those for pictures full of leaves or grass, which come out too large at it. */
const QUALITIES = [68, 56, 44]
/** Bytes. Messengers leave out the picture of a page when it comes late. */
const LARGEST = 85_000

/** Draws a picture unless the cache has it, and returns the file with it in the cache. */
export type Draw = (picture: SocialPicture) => Promise<string>

type Folder = Pick<SiteFolder, 'images' | 'fonts'>

/** Prepares drawing over the pictures of a site. Pictures over the same one are cheapest one after the other. */
export async function createDraw(folder: Folder, cache: string, fonts: DrawnFonts): Promise<Draw> {
  await mkdir(cache, { recursive: true })
  let faces: Promise<Faces> | undefined
  let ground: { key: string; pixels: Promise<Buffer> } | undefined
  return async (picture) => {
    const file = join(cache, socialPictureUrl(picture).slice(SOCIAL_URL.length))
    if (await exists(file)) return file
    faces ??= loadFaces(fonts, folder)
    const key = JSON.stringify([picture.picture ?? picture.mark, picture.colours.ink])
    if (ground?.key !== key) ground = { key, pixels: drawGround(picture, folder.images) }
    const [outlines, pixels] = await Promise.all([faces, ground.pixels])
    await writeWhole(file, await compose(pixels, cardSvg(picture, outlines)))
    return file
  }
}

async function loadFaces(fonts: DrawnFonts, folder: Folder): Promise<Faces> {
  const { display, body } = await drawnFaces(fonts, folder.fonts)
  return { display: typesetter(display), body: typesetter(body) }
}

/** What lies under the words, as plain pixels: the page's picture at the right of the ground colour. */
async function drawGround(picture: SocialPicture, images: string): Promise<Buffer> {
  const background = picture.colours.ink
  const ground = picture.picture
    ? await placed(join(images, picture.picture.name), picture.picture.focus, background)
    : sharp(Buffer.from(plainGroundSvg(picture)))
  return ground.flatten({ background }).toColourspace('srgb').raw().toBuffer()
}

/** The picture at the right; a point that has to stay in view comes as near to the middle of what is seen as it can. */
async function placed(file: string, focus: string | undefined, background: string): Promise<Sharp> {
  const place = { width: focus === undefined ? PICTURE_WIDTH : SEEN_WIDTH, height: SOCIAL_SIZE.height }
  const beside = { left: SOCIAL_SIZE.width - place.width, background }
  const whole = sharp(file).autoOrient()
  if (focus === undefined) return whole.resize({ ...place, fit: 'cover' }).extend(beside)
  const size = (await sharp(file).metadata()).autoOrient
  const scale = Math.max(place.width / size.width, place.height / size.height)
  const [width, height] = [size.width, size.height].map((side) => Math.ceil(side * scale)) as [number, number]
  const [x = 0.5, y = 0.5] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100)
  const left = startOf(x * width - SEEN_MIDDLE, width - place.width)
  const top = startOf(y * height - place.height / 2, height - place.height)
  return whole
    .resize(width, height, { fit: 'fill' })
    .extract({ left, top, ...place })
    .extend(beside)
}

const startOf = (wished: number, most: number) => Math.round(Math.min(Math.max(wished, 0), most))

async function compose(ground: Buffer, card: string): Promise<Buffer> {
  const { data, info } = await sharp(ground, { raw: { ...SOCIAL_SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(card), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (file.length <= LARGEST) break
  }
  return file
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
