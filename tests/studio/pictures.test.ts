/** What becomes of a picture that an owner drops into the studio. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { altOf } from '../../studio/server/picture-uses.ts'
import { encodePicture } from '../../studio/server/pictures.ts'

/** A phone held upright writes a picture that lies on its side, and how to turn it; here its left half is red. */
const taken = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Orientation: '6', Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photo of a phone is turned upright', async () => {
  const { content, ending } = await encodePicture(await taken(400, 200))
  const { width, height, orientation } = await sharp(content).metadata()
  expect([width, height, orientation, ending]).toEqual([200, 400, undefined, 'jpg'])
  const top = await sharp(content).extract({ left: 0, top: 0, width: 200, height: 100 }).toBuffer()
  expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(200)
})

test('where and with what it was taken is not kept', async () => {
  const source = await taken(400, 200)
  expect((await sharp(source).metadata()).exif?.includes('A phone')).toBe(true)
  const { exif, xmp, iptc } = await sharp((await encodePicture(source)).content).metadata()
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
})

test('a picture larger than anything shows is made smaller, a small one stays as it is', async () => {
  const large = await sharp((await encodePicture(await taken(6000, 3000))).content).metadata()
  expect([large.width, large.height]).toEqual([1280, 2560])
  const small = await sharp((await encodePicture(await taken(30, 20))).content).metadata()
  expect([small.width, small.height]).toEqual([20, 30])
})

test('a logo without a ground stays without one', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .webp()
    .toBuffer()
  const { content, ending } = await encodePicture(logo)
  expect([ending, (await sharp(content).stats()).isOpaque]).toEqual(['png', false])
})

test.each([
  ['a text', Buffer.from('This is no picture')],
  ['half of a picture', (await taken(400, 200)).subarray(0, 900)],
  ['nothing', Buffer.alloc(0)],
])('%s is refused with what to do', async (_, bytes) => {
  await expect(encodePicture(bytes)).rejects.toMatchObject({
    message: 'This is no picture that can be read',
    hint: 'Choose a JPEG, PNG, WebP or AVIF file.',
  })
})

test('a picture says what it says elsewhere already, but not that it is for looks alone', () => {
  const shown = (src: string, more: string) => `      - { type: split, image: { src: ${src}, ${more} } }\n`
  const data = createDraftReader()(
    `pages:\n  /:\n    blocks:\n${shown('van.jpg', 'alt: ""')}${shown('van.jpg', 'alt: Our van')}${shown('dots.png', 'alt: Dots, decorative: true')}`,
  )
  expect(['van.jpg', 'dots.png', 'none.jpg'].map((name) => altOf(data, name))).toEqual([
    'Our van',
    undefined,
    undefined,
  ])
})
