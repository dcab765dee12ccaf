/**
 * Makes the site's icons from public/favicon.svg: for Android and the web app manifest, for Apple's home screen, and
 * one with room around the mark for launchers that cut icons to their own shape. Run it after changing favicon.svg.
 */
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readOptions } from './support/arguments.ts'

readOptions('Usage: npm run icons', {})
const SOURCE = 'public/favicon.svg'
/** Launchers may cut everything outside the middle 80 % of a maskable icon (W3C manifest, "safe zone"). */
const SAFE_SHARE = 0.8

const source = await readFile(SOURCE)
const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(source.toString())?.[1]
if (!ground) throw new Error(`${SOURCE} has no <rect> with a fill; the icons need the colour of their ground`)

const drawn = (size: number) => sharp(source, { density: (72 * size) / 48 }).resize(size, size)
const squared = (size: number) => drawn(size).flatten({ background: ground })

await write('icon-192.png', drawn(192))
await write('icon-512.png', drawn(512))
await write('apple-touch-icon.png', squared(180))
await write('icon-maskable-512.png', withRoom(512))

/** The mark on a ground that fills the square, smaller than the part that a launcher may cut. */
function withRoom(size: number) {
  const inner = Math.round(size * SAFE_SHARE)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return squared(inner).extend({ top: before, left: before, bottom: after, right: after, background: ground })
}

async function write(name: string, image: Sharp) {
  const { width, size } = await image.png({ palette: true, compressionLevel: 9 }).toFile(`public/${name}`)
  console.log(`public/${name}: ${width} px, ${(size / 1024).toFixed(1)} kB`)
}
