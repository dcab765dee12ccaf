import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'
import { writeWhole } from '../common/write-whole.ts'
import { tonesOf } from '../expand/theme/tones.ts'
import { cacheFolder } from '../folders.ts'
import type { SiteSettings } from '../schema/types.generated.ts'
import { type Copy, hashed } from './files.ts'
import type { DrawnFonts } from './fonts/cut.ts'
import { markPaths, markScale } from './social/mark.ts'

export const ICON = 'favicon.svg'
const CACHE = cacheFolder('icons')
/** The side of the drawing, in its own units. */
const SIDE = 48
/** What stands around the mark on each side. */
const MARGIN = 9

type Look = Pick<SiteSettings, 'brand' | 'mark' | 'theme' | 'language'>

/** The site's icon as SVG: that of its public files, else its mark or the first letter of its name on the theme's ink. */
export async function iconOf({ publicFiles, fonts }: SiteFolder, look: Look): Promise<string> {
  const own = join(publicFiles, ICON)
  return existsSync(own) ? readFile(own, 'utf8') : drawIcon(look, fonts)
}

async function drawIcon({ brand, mark, ...look }: Look, fonts: string): Promise<string> {
  const { ink, onDark } = tonesOf(look.theme)
  const inner = SIDE - 2 * MARGIN
  const drawn = mark
    ? centred(mark, inner, onDark.accent)
    : await letter(brand.trim().charAt(0).toUpperCase(), look, fonts)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="10" fill="${ink}"/>${drawn}</svg>`
}

function centred(mark: NonNullable<SiteSettings['mark']>, inner: number, accent: string): string {
  const scale = markScale(mark, { width: inner, height: inner })
  const left = (SIDE - mark.width * scale) / 2
  const top = (SIDE - mark.height * scale) / 2
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${markPaths(mark, { text: '#fff', accent })}</g>`
}

/** Its outline, since an icon has no fonts. */
async function letter(text: string, look: DrawnFonts, fonts: string): Promise<string> {
  const [{ drawnFaces }, { typesetter, UNITS }] = await Promise.all([
    import('./fonts/cut.ts'),
    import('./social/glyphs.ts'),
  ])
  const face = typesetter((await drawnFaces(look, fonts)).display)
  const size = SIDE * 0.72
  const scale = size / UNITS
  const left = (SIDE - face.width(text) * size) / 2
  return `<path transform="translate(${left.toFixed(2)} ${(SIDE / 2 + size * 0.34).toFixed(2)}) scale(${scale} -${scale})" fill="#fff" d="${face.path(text)}"/>`
}

/** The files that are made of an icon: for Android, for Apple's home screen, and with room for launchers that cut. */
export const ICON_FILES = ['icon-192.png', 'icon-512.png', 'apple-touch-icon.png', 'icon-maskable-512.png'] as const
/** Launchers may cut everything outside the middle 80 % of a maskable icon (W3C manifest, "safe zone"). */
const SAFE_SHARE = 0.8

/** Draws one of the {@link ICON_FILES} of an icon whose viewBox is square. */
export async function drawIconFile(svg: string, name: (typeof ICON_FILES)[number]): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1] ?? '#ffffff'
  const drawn = (size: number) => sharp(Buffer.from(svg), { density: (72 * size) / SIDE }).resize(size, size)
  const squared = (size: number) => drawn(size).flatten({ background: ground })
  const png = { palette: true, compressionLevel: 9 }
  if (name === 'apple-touch-icon.png') return squared(180).png(png).toBuffer()
  if (name !== 'icon-maskable-512.png')
    return drawn(name === 'icon-192.png' ? 192 : 512)
      .png(png)
      .toBuffer()
  const inner = Math.round(512 * SAFE_SHARE)
  const before = Math.floor((512 - inner) / 2)
  const after = 512 - inner - before
  const room = { top: before, left: before, bottom: after, right: after, background: ground }
  return sharp(await squared(inner).png().toBuffer())
    .extend(room)
    .png(png)
    .toBuffer()
}

/** The icons that a site's public files lack, made of its icon; each is drawn once. */
export async function iconCopies(svg: string, { publicFiles }: SiteFolder): Promise<Map<string, Copy>> {
  const folder = join(CACHE, createHash('sha1').update(svg).digest('hex').slice(0, 12))
  const missing = [ICON, ...ICON_FILES].filter((name) => !existsSync(join(publicFiles, name)))
  if (missing.length > 0) await mkdir(folder, { recursive: true })
  const copies = new Map<string, Copy>()
  for (const name of missing) {
    const file = join(folder, name)
    if (!existsSync(file)) {
      const content = ICON_FILES.find((other) => other === name)
      await writeWhole(file, content ? await drawIconFile(svg, content) : svg)
    }
    copies.set(join('client', name), hashed(file))
  }
  return copies
}
