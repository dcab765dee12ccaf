import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnFaces } from '../../renderer/build/fonts/cut.ts'
import { cardSvg, type Faces } from '../../renderer/build/social/card.ts'
import { createDraw } from '../../renderer/build/social/draw.ts'
import { typesetter } from '../../renderer/build/social/glyphs.ts'
import { balancedLines } from '../../renderer/build/social/lines.ts'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { fontPairs } from '../../renderer/expand/theme/fonts.ts'
import { contextOf } from '../../renderer/html/context.ts'
import type { ImageManifest } from '../../renderer/html/image-manifest.ts'
import { type SocialPicture, socialPicture, socialPictureUrl } from '../../renderer/html/social-picture.ts'
import { checkPages, type ResolvedPage, type Site } from '../../renderer/pipeline/index.ts'
import { fixture, options } from '../content/fixture.ts'

const picture: SocialPicture = {
  title: 'Roof Repair and Storm Damage',
  brand: 'Oak & Slate',
  place: 'Louisville, KY',
  phone: '(502) 555-0142',
  fonts: fontPairs.grotesque,
  colours: { ink: '#22303a', accent: '#a8501c', highlight: '#f0b27a' },
  picture: { name: 'roof-repair.jpg', url: '/assets/images/roof-repair.1.webp' },
}

let faces: Faces
let cache: string
beforeAll(async () => {
  const { display, body } = await drawnFaces({ theme: { fonts: { pair: 'elegant' } } })
  faces = { display: typesetter(display), body: typesetter(body) }
  cache = await mkdtemp(join(tmpdir(), 'social-'))
})
afterAll(() => rm(cache, { recursive: true }))

describe('the card', () => {
  const lines = (title: string) =>
    [...cardSvg({ ...picture, title }, faces).matchAll(/scale\(([\d.]+) -/g)].slice(1, -2)
  const sizeOf = (found?: RegExpExecArray[]) => Number(found?.[0]?.[1]) * 1000

  test('has the outlines of every word of the title, and of brand, phone and place', () => {
    const svg = cardSvg(picture, faces)
    for (const line of ['Roof Repair', 'and Storm', 'Damage', picture.brand]) {
      expect(svg).toContain(`d="${faces.display.path(line)}"`)
    }
    for (const line of [picture.phone ?? '', picture.place ?? '']) expect(svg).toContain(`d="${faces.body.path(line)}"`)
  })

  test.each(['Łukasz śpi', 'Где мы'])('draws every letter of %s', (title) => {
    const outline = (text: string) => faces.display.path(text)
    for (const letter of title.replace(' ', '')) expect(outline(letter), letter).not.toBe('')
    expect(cardSvg({ ...picture, title }, faces)).toContain(outline(title.split(' ')[0] ?? ''))
  })

  test('leaves out a title in letters that the font lacks, and one sign of many', () => {
    expect(faces.display.drawable('عيادة النور')).toBe('')
    expect(faces.display.drawable('Roofs ☂ and more')).toBe('Roofs and more')
    expect(faces.body.drawable('(502) 555-0142')).toBe('(502) 555-0142')
    expect(cardSvg({ ...picture, title: 'عيادة النور' }, faces)).toContain(faces.display.path(picture.brand))
  })

  test('has the mark before the name in the colours of the site, or the name alone', () => {
    const mark = { width: 24, height: 24, lineWidth: 2, lines: [{ path: 'M2 2h20', color: 'accent' as const }] }
    expect(cardSvg({ ...picture, mark }, faces)).toContain('<path d="M2 2h20" stroke="#f0b27a"/>')
    const starts = [{ ...picture, mark }, picture].map(
      (each) => /translate\(([\d.]+) 104/.exec(cardSvg(each, faces))?.[1],
    )
    expect(starts.map(Number)).toEqual([132, 72])
  })

  test('sets a long title smaller, on four lines at most, and no line wider than its column', () => {
    const title = 'What an adjuster looks for on a roof, and how you can prepare'
    const [short, long] = ['Siding', title].map(lines)
    expect([short?.length, long?.length]).toEqual([1, 4])
    expect(sizeOf(short)).toBeGreaterThan(sizeOf(long))
    const words = balancedLines(title, 570 / sizeOf(long), faces.display.width)
    expect(words).toHaveLength(4)
    for (const line of words) expect(faces.display.width(line) * sizeOf(long)).toBeLessThanOrEqual(570)
  })

  test('has lines of about one length rather than a last word alone', () => {
    expect(balancedLines('a new roof for the house', 20, (text) => text.length)).toEqual([
      'a new roof',
      'for the house',
    ])
  })
})

describe('drawing', () => {
  test('makes the same file again from the same page, and another for another title', async () => {
    const draw = await createDraw(siteFolder(), cache, { language: 'en-US' })
    const first = await readFile(await draw(picture))
    const other = await draw({ ...picture, title: 'Roof Replacement' })
    expect(await readFile(other)).not.toEqual(first)
    await rm(await draw(picture))
    expect(await readFile(await (await createDraw(siteFolder(), cache, { language: 'en-US' }))(picture))).toEqual(first)
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('leaves a picture alone that is in the cache, and draws one for a page without a picture', async () => {
    const before = await readdir(cache)
    const draw = await createDraw(siteFolder('no/such/folder/pages.yaml'), cache, { language: 'en-US' })
    await draw(picture)
    const { picture: _, ...plain } = picture
    expect(await readdir(cache)).toEqual(before)
    expect(await sharp(await draw(plain)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

test('a point that has to stay in view is seen beside the words, wherever it lies in the picture', async () => {
  // A wide picture, blue but for a red stripe at its left end, which is cut off otherwise.
  const red = { create: { width: 200, height: 500, channels: 3, background: '#f00' } } as const
  const image = sharp({ create: { width: 2000, height: 500, channels: 3, background: '#00f' } })
  await image
    .composite([{ input: await sharp(red).png().toBuffer(), left: 600, top: 0 }])
    .toFile(join(cache, 'wide.png'))
  const draw = await createDraw({ images: cache, fonts: cache }, cache, { language: 'en-US' })
  const redAt = async (focus?: string) => {
    const wide = { name: 'wide.png', url: '/assets/images/wide.1.webp', ...(focus && { focus }) }
    const { data, info } = await sharp(await draw({ ...picture, picture: wide }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [, ...pixels] = Array.from({ length: info.width }, (_, x) => [data[(40 * info.width + x) * 3], x] as const)
    return pixels.filter(([value = 0]) => value > 150).map(([, x]) => x)
  }
  expect(await redAt()).toEqual([])
  const seen = await redAt('35% 50%')
  expect(seen.length).toBeGreaterThan(200)
  expect(seen[0]).toBeGreaterThan(700)
})

describe('a page', () => {
  let site: Site
  beforeAll(() => {
    site = checkPages(fixture, options).site as Site
  })
  const of = (change: Partial<ResolvedPage>, settings: Partial<Site['settings']> = {}) => {
    const page = { ...(site.pages[0] as ResolvedPage), ...change }
    return socialPicture(
      contextOf({ site: { ...site, settings: { ...site.settings, ...settings } }, page, images: {}, icon: '' }),
    )
  }

  test('has another address for its picture as soon as its title differs', () => {
    const [one, two] = ['Roofs', 'Gutters'].map((title) => socialPictureUrl(of({ title }) as SocialPicture))
    expect(one).toMatch(/^\/assets\/social\/[0-9a-f]{12}\.jpg$/)
    expect(one).not.toBe(two)
  })

  test('takes along the point that its picture keeps in view', () => {
    const image = { src: 'roof-repair.jpg', alt: 'A roof', focus: '20% 50%' }
    const page = {
      ...(site.pages[0] as ResolvedPage),
      blocks: [{ type: 'page-hero', heading: 'Roofs', text: 'x', image }],
    }
    const images = { 'roof-repair.jpg': { variants: { webp: [{ url: '/x.webp' }] } } } as unknown as ImageManifest
    const drawn = socialPicture(contextOf({ site, page: page as ResolvedPage, images, icon: '' }))
    expect(drawn?.picture).toEqual({ name: 'roof-repair.jpg', url: '/x.webp', focus: '20% 50%' })
  })

  test('has none drawn when it names one, is hidden or a draft, or the site wants the same for all', () => {
    expect(of({ ogImage: '/own.png' })).toBeUndefined()
    expect(of({ noindex: true })).toBeUndefined()
    expect(of({ draft: true })).toBeUndefined()
    expect(of({}, { socialPictures: 'same' })).toBeUndefined()
  })
})
