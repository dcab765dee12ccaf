/** The part that is cut out of a picture: how a frame around it moves, and what becomes of the file. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { cropPicture } from '../../studio/server/crop-picture.ts'
import { corners, moved, resized, shapes, whole, withShape } from '../../studio/shell/dialogs/crop-part.ts'

const ratio = 3 / 2

test.each(Object.entries(shapes).filter(([, shape]) => shape !== 0))(
  'a part that is %s is as large as the picture lets it be, in its middle',
  (_, shape) => {
    const { left, top, width, height } = withShape(whole, shape, ratio)
    expect((width * ratio) / height).toBeCloseTo(shape)
    expect(Math.max(width, height)).toBe(1)
    expect([left, top]).toEqual([(1 - width) / 2, (1 - height) / 2])
  },
)

test('any shape leaves the part as it is', () => {
  const part = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 }
  expect(withShape(part, shapes.free, ratio)).toEqual(part)
})

test('a part stays within the picture wherever it is moved', () => {
  const part = { left: 0.4, top: 0.4, width: 0.5, height: 0.2 }
  expect(moved(part, 9, -9)).toEqual({ left: 0.5, top: 0, width: 0.5, height: 0.2 })
})

test.each(corners)('a part pulled at its corner %s keeps the corner across from it, and its shape', (corner) => {
  const part = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }
  const across = ({ left, top, width, height }: typeof part) => [
    corner.endsWith('w') ? left + width : left,
    corner.startsWith('n') ? top + height : top,
  ]
  for (const [x, y] of [
    [0.1, 0.1],
    [-0.1, 0.05],
    [5, 5],
    [-5, -5],
    [0, 0.1],
  ] as const) {
    const free = resized(part, corner, x, y, 0, ratio)
    const shaped = resized(part, corner, x, y, shapes.wide, ratio)
    for (const each of [free, shaped]) {
      for (const [index, value] of across(each).entries()) expect(value).toBeCloseTo(across(part)[index] ?? 0)
      expect(Math.min(each.left, each.top)).toBeGreaterThanOrEqual(-1e-9)
      expect(Math.max(each.left + each.width, each.top + each.height)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(each.width, each.height)).toBeGreaterThan(0)
    }
    expect((shaped.width * ratio) / shaped.height).toBeCloseTo(shapes.wide)
  }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crop-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Its left half is red. Held upright, its upper half is. */
const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } })
  .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: 'red' } }, left: 0, top: 0 }])
  .withMetadata({ orientation: 6 })

async function cropped(part: Parameters<typeof cropPicture>[2], name = 'shed.png') {
  const site = siteFolder(join(folder, 'pages.yaml'))
  await mkdir(site.images, { recursive: true })
  await writeFile(join(site.images, 'shed.png'), await picture.png().toBuffer())
  const made = await cropPicture(site, name, part)
  return { ...made, all: await readdir(site.images), image: sharp(join(site.images, made.name)) }
}

test('the part is a new picture, cut as the whole one is seen, and the whole one stays', async () => {
  const { name, all, image } = await cropped({ left: 0, top: 0.5, width: 1, height: 0.5 })
  expect(all).toEqual(expect.arrayContaining([name, 'shed.png']))
  const { width, height } = await image.metadata()
  expect([width, height]).toEqual([200, 200])
  const { dominant } = await image.stats()
  expect(dominant.b).toBeGreaterThan(200)
})

test('a part that reaches over the edge ends there', async () => {
  const { image } = await cropped({ left: 0.75, top: -3, width: 7, height: Number.NaN })
  const { width, height } = await image.metadata()
  expect([width, height]).toEqual([50, 400])
})

test.each(['../pages.yaml', 'nothing.jpg'])('%s is no picture of the site', async (name) => {
  await expect(cropped({ left: 0, top: 0, width: 1, height: 1 }, name)).rejects.toThrow(/picture/)
})
