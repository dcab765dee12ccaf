import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeWhole } from '../../library/write-whole.ts'
import { SOCIAL_SIZE, SOCIAL_URL, type SocialPicture, socialPictureUrl } from '../../page/social-picture.ts'
import { type DrawnFonts, drawnFaces } from '../fonts/make.ts'
import { cardSvg, type Faces, plainGroundSvg } from './card.ts'
import { typesetter } from './glyphs.ts'

/** The page's picture fills the right of the card, in the proportions of the series. */
const PICTURE_WIDTH = 1010
/** The quality tried first, and those for pictures full of leaves or grass, which come out too large at it. */
const QUALITIES = [68, 56, 44]
/** Bytes. Messengers leave out the picture of a page when it comes late. */
const LARGEST = 85_000

/** Draws a picture unless the cache has it, and returns the file with it in the cache. */
export type Draw = (picture: SocialPicture) => Promise<string>

/** Prepares drawing over the pictures of a folder. Pictures over the same one are cheapest one after the other. */
export async function createDraw(images: string, cache: string, fonts: DrawnFonts): Promise<Draw> {
  await mkdir(cache, { recursive: true })
  let faces: Promise<Faces> | undefined
  let ground: { key: string; pixels: Promise<Buffer> } | undefined
  return async (picture) => {
    const file = join(cache, socialPictureUrl(picture).slice(SOCIAL_URL.length))
    if (await exists(file)) return file
    faces ??= loadFaces(fonts)
    const key = `${picture.picture?.url ?? JSON.stringify(picture.mark)} ${picture.colours.ink}`
    if (ground?.key !== key) ground = { key, pixels: drawGround(picture, images) }
    const [outlines, pixels] = await Promise.all([faces, ground.pixels])
    await writeWhole(file, await compose(pixels, cardSvg(picture, outlines)))
    return file
  }
}

async function loadFaces(fonts: DrawnFonts): Promise<Faces> {
  const { display, body } = await drawnFaces(fonts)
  return { display: typesetter(display), body: typesetter(body) }
}

/** What lies under the words, as plain pixels: the page's picture at the right of the ground colour. */
function drawGround(picture: SocialPicture, images: string): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const background = picture.colours.ink
  const ground = picture.picture
    ? sharp(join(images, picture.picture.name))
        .resize(PICTURE_WIDTH, height, { fit: 'cover' })
        .extend({ left: width - PICTURE_WIDTH, background })
    : sharp(Buffer.from(plainGroundSvg(picture)))
  return ground.flatten({ background }).toColourspace('srgb').raw().toBuffer()
}

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
