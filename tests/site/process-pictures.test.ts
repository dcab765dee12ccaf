/** What becomes of the files in images/ in a build. */
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processImages } from '../../renderer/build/images/process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const made = async (name: string, options = {}) =>
  (await processImages([name], folder, join(folder, 'cache'), options))[name]

test('a picture that a phone took on its side stands upright', async () => {
  const corner = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'phone.jpg'))
  const picture = await made('phone.jpg')
  expect(picture).toMatchObject({ width: 40, height: 60 })
  const file = join(folder, 'cache/files', picture?.variants.webp[0]?.url.split('/').at(-1) ?? '')
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const isRed = (left: number, top: number) => {
    const at = (Math.round(top * (info.height - 1)) * info.width + Math.round(left * (info.width - 1))) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0)
  }
  // The red corner of the file as it lies, at the top left, is at the top right once it stands.
  expect([isRed(0, 0), isRed(1, 0), isRed(0, 1), isRed(1, 1)]).toEqual([false, true, false, false])
})

test('a picture is made in the widths up to its own, and once for browsers without AVIF', async () => {
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#00f' } })
    .png()
    .toFile(join(folder, 'wall.png'))
  const { variants } = (await made('wall.png')) ?? {}
  const widths = (format: 'avif' | 'webp') => variants?.[format].map(({ width }) => width)
  expect({ avif: widths('avif'), webp: widths('webp') }).toEqual({ avif: [400, 560, 720, 900], webp: [800] })
  for (const { url, width } of Object.values(variants ?? {}).flat()) {
    expect(await sharp(join(folder, 'cache/files', url.split('/').at(-1) ?? '')).metadata()).toMatchObject({ width })
  }
})

test('the largest width of a picture has the same bytes where it is made alone', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  await sharp({ create: { width: 1700, height: 200, channels: 3, background: '#888', noise } })
    .png()
    .toFile(join(folder, 'field.png'))
  const make = async (onlyWidest: boolean) => {
    const { avif = [], webp = [] } = (await made('field.png', { onlyWidest }))?.variants ?? {}
    const bytes = [...avif, ...webp].map(({ url }) =>
      readFile(join(folder, 'cache/files', url.split('/').at(-1) ?? '')),
    )
    return { widths: avif.map(({ width }) => width), urls: [avif.at(-1), webp.at(-1)], bytes: await Promise.all(bytes) }
  }
  const widest = await make(true)
  const whole = await make(false)
  expect([widest.widths, whole.widths]).toEqual([[1700], [400, 560, 720, 1120, 1600, 1700]])
  expect(widest.urls).toEqual(whole.urls)
  expect(widest.bytes.map((bytes, at) => bytes.equals(whole.bytes.at(at - 2) as Buffer))).toEqual([true, true])
  expect((await make(true)).widths).toEqual(whole.widths)
})

test('the files for phones are light, and like what they show', async () => {
  const width = 720
  for (const name of ['hub-roofing.jpg', 'family-porch.jpg']) {
    const source = join('images', name)
    await copyFile(source, join(folder, name))
    const avif = (await made(name))?.variants.avif.find((each) => each.width === width)
    const file = join(folder, 'cache/files', avif?.url.split('/').at(-1) ?? '')
    const seen = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const meant = await sharp(source).autoOrient().resize(width).removeAlpha().raw().toBuffer()
    expect((await stat(file)).size / (seen.info.width * seen.info.height), name).toBeLessThan(0.032)
    const squares = seen.data.reduce((sum, value, at) => sum + (value - (meant[at] ?? 0)) ** 2, 0)
    // Decibels: below 28 fine lines are gone.
    expect(10 * Math.log10(255 ** 2 / (squares / seen.data.length)), name).toBeGreaterThan(28)
  }
})

test('thin colored lines of a drawing keep their colors', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const color = ['#c00', '#06c', '#080'][index % 3]
    return `<path d="M${20 + index * 55} 20L${90 + index * 50} 460" stroke="${color}" stroke-width="1.5"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480"><rect width="720" height="480" fill="#fff"/>${lines.join('')}</svg>`
  await sharp(Buffer.from(drawing)).removeAlpha().png().toFile(join(folder, 'diagram.png'))
  const avif = (await made('diagram.png'))?.variants.avif.at(-1)
  const seen = await sharp(join(folder, 'cache/files', avif?.url.split('/').at(-1) ?? ''))
    .raw()
    .toBuffer()
  const meant = await sharp(join(folder, 'diagram.png')).raw().toBuffer()
  // How far blue is from green, of the pixels that have a color.
  const apart = (pixels: Buffer, at: number) => (pixels[at + 2] ?? 0) - (pixels[at + 1] ?? 0)
  const colored = Array.from({ length: meant.length / 3 }, (_, index) => index * 3).filter(
    (at) => Math.abs(apart(meant, at)) > 60,
  )
  const away = colored.map((at) => Math.abs(apart(seen, at) - apart(meant, at)))
  expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(12)
})

test.each([
  ['a text under the name of a picture', Buffer.from('no picture'), 'save it as JPEG'],
  ['an empty file', Buffer.alloc(0), 'Put it into the folder again'],
])('%s is told with its name and a way out, without a stack', async (_, bytes, wayOut) => {
  await writeFile(join(folder, 'broken.jpg'), bytes)
  await expect(made('broken.jpg')).rejects.toThrow(
    new RegExp(`^Cannot read images/broken\\.jpg as a picture .*\\n.*${wayOut}`),
  )
})

test('all pictures that cannot be read are told at once', async () => {
  for (const name of ['one.jpg', 'two.jpg']) await writeFile(join(folder, name), 'no picture')
  await expect(processImages(['one.jpg', 'two.jpg'], folder, join(folder, 'cache'))).rejects.toThrow(
    /^Cannot read images\/one\.jpg as a picture(?:.|\n)*\n\nCannot read images\/two\.jpg/,
  )
})

test('half a picture is told as well', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  await writeFile(join(folder, 'half.jpg'), whole.subarray(0, whole.length / 2))
  await expect(made('half.jpg')).rejects.toThrow('Cannot read images/half.jpg as a picture')
})

test('what a phone shows behind words is cut upright around its point, of a picture that is wider', async () => {
  const red = await sharp({ create: { width: 500, height: 1000, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 1500, top: 0 }])
    .png()
    .toFile(join(folder, 'wide.png'))
  await sharp(red).toFile(join(folder, 'tall.png'))
  const uprights = ['wide.png', 'wide.png 100% 20%', 'tall.png']
  const { upright } = (await made('wide.png', { uprights })) ?? {}
  const colors = Object.entries(upright ?? {}).map(async ([key, { url, width, height }]) => {
    const { data, info } = await sharp(join(folder, 'cache/files', url.split('/').at(-1) ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height], key).toEqual([width, height])
    const middle = (Math.round(info.height / 2) * info.width + Math.round(info.width * 0.75)) * info.channels
    return [key, width / height, (data[middle] ?? 0) > 128 ? 'red' : 'blue']
  })
  expect(await Promise.all(colors)).toEqual([
    ['wide.png', 0.75, 'blue'],
    ['wide.png 100% 20%', 0.75, 'red'],
  ])
  expect((await made('tall.png', { uprights }))?.upright).toBeUndefined()
  expect((await made('wide.png'))?.upright).toBeUndefined()
})
