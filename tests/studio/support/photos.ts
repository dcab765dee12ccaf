/** Photos as an owner has them on a phone or a camera. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import sharp from 'sharp'

interface Taken {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Of one color. */
export async function photo(name: string, background = '#7a8b6f', [width, height] = [600, 400]): Promise<Taken> {
  const plain = sharp({ create: { width: width ?? 0, height: height ?? 0, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

export const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(`IMG_20${41 + index}.JPG`)))

/** Of 12 megapixels, lying on its side with how to turn it: red is above, once it is upright. */
export async function largePhoto(name: string): Promise<Taken> {
  const [width, height] = [4000, 3000]
  const buffer = await sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** As iPhones write them: 96 by 64 pixels, turned into 64 by 96, with red above blue. */
export const iphonePhoto = async (name: string): Promise<Taken> => ({
  name,
  // Most systems do not know what it is.
  mimeType: '',
  buffer: await readFile(new URL('./photo.heic', import.meta.url)),
})

export const brokenPhoto = (name: string): Taken => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })

/** Chooses photos of this device: one click, and what the system asks then. */
export async function addPhotos(page: Page, files: Taken[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).last().click()
  await (await chooser).setFiles(files)
}

/** Drops files on a part of the page, as from a folder beside the browser. */
export async function dropPhotos(page: Page, part: string, files: Taken[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle(async (given) => {
    const held = new DataTransfer()
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      held.items.add(new File([bytes], name, { type }))
    }
    return held
  }, sent)
  for (const type of ['dragover', 'drop']) await page.dispatchEvent(part, type, { dataTransfer: transfer })
}

/** Keeps what the page sends, which browsers show nobody else; gives the file that was sent last. */
export async function recordSent(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (address, init) => {
      if (init?.body instanceof Blob) Object.assign(globalThis, { sent: init.body })
      return fetch(address, init)
    }
  })
  return async () => {
    const letters = await page.evaluate(async () => {
      const { sent } = globalThis as never as { sent: Blob }
      const bytes = new Uint8Array(await sent.arrayBuffer())
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    })
    return Buffer.from(letters, 'latin1')
  }
}
