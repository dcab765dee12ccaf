/** What becomes of a file that an owner adds to those that the site serves as they are. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { addFile } from '../../studio/server/files.ts'

async function add(bytes: Uint8Array | string, name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = siteFolder(join(folder, 'pages.yaml'))
  const address = await addFile(Buffer.from(bytes), name, site)
  return { address, content: await readFile(join(site.publicFiles, address)) }
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 6"><rect width="20" height="6"/></svg>'

/** As it is written anew. */
const kept = drawing.replace('"6"/>', '"6"></rect>')

test('a logo and a price list get an address in small letters, and show what they did', async () => {
  const logo = await add(drawing, 'Logo Öztürk.SVG')
  expect([logo.address, logo.content.toString()]).toEqual(['/logo-ozturk.svg', kept])
  expect((await add('%PDF-1.7 prices', 'Preise 2026.pdf')).address).toBe('/preise-2026.pdf')
})

test('a picture is encoded anew, whatever its name says', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  expect((await add(picture, 'red.webp')).address).toBe('/red.jpg')
})

test.each([
  ['a script', drawing.replace('<rect', '<script>alert(1)</script><rect')],
  ['a deed', drawing.replace('<svg', '<svg onload="alert(1)"')],
  ['a page within it', drawing.replace('<rect', '<foreignObject><p>Hello</p></foreignObject><rect')],
  ['a style that loads something', drawing.replace('<rect', '<style>@import "https://a.example/b.css"</style><rect')],
  ['what is set later', drawing.replace('<rect', '<set attributeName="onclick" to="alert(1)"/><rect')],
  ['a link in signs', drawing.replace('<rect', '<rect href="java&#115;cript:alert(1)"')],
  ['a style sheet beside it', drawing.replace('<svg', '<?xml-stylesheet type="text/xsl" href="#a"?><svg')],
  ['what other programs keep in it', drawing.replace('<rect', '<metadata><x/></metadata><rect data-name="1"')],
])('a drawing loses %s, and stays', async (_, bytes) => {
  expect((await add(bytes, 'logo.svg')).content.toString()).toBe(kept)
})

test('a font goes into the folder of fonts, where the theme names it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = siteFolder(join(folder, 'pages.yaml'))
  const font = await readFile('node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2')
  const name = await addFile(font, 'Büro Regular.WOFF2', site)
  expect(name).toBe('buro-regular.woff2')
  expect(await readFile(join(site.fonts, name))).toEqual(font)
  expect((await listSurroundings(site)).fonts).toContain(name)
})

test.each([
  ['a page that is called a font', '<html></html>', 'brand.woff2', /no WOFF2 file/],
  ['a page that is called a drawing', '<html></html>', 'logo.svg', /no SVG file/],
  ['a drawing that is cut off', drawing.slice(0, 20), 'logo.svg', /no SVG file/],
  ['a page that is called a list', '<html></html>', 'prices.pdf', /no PDF file/],
  ['a page', '<html><script>alert(1)</script></html>', 'index.html', /no picture/],
])('%s is refused', async (_, bytes, name, reason) => {
  await expect(add(bytes, name)).rejects.toThrow(reason)
})
