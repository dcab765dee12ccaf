/**
 * Draws og-image.png into the site's public/, the picture shown when a page is shared: brand, tagline, place and phone
 * over the picture of the home page. Run it after changing one of them; it needs a Chromium.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { makeFonts } from '../renderer/build/fonts/make.ts'
import { iconOf } from '../renderer/build/icons.ts'
import { escapeXml } from '../renderer/build/xml.ts'
import { townOf } from '../renderer/common/address.ts'
import { siteFolder } from '../renderer/common/site-folder.ts'
import { tonesOf } from '../renderer/expand/theme/tones.ts'
import { readSite, type SiteSettings } from '../renderer/pipeline/index.ts'
import { browserFlags } from '../tests/support/browser.ts'
import { commandFor, pagesOption, readOptions } from './support/arguments.ts'
import { requireBrowser } from './support/require-browser.ts'

const { values } = readOptions('[--pages FILE]', pagesOption)
/** The size that social networks show uncut. */
const size = { width: 1200, height: 630 }

const folder = siteFolder(values.pages)
const { images, publicFiles } = folder
const FILE = join(publicFiles, 'og-image.png')
// The file that it draws may be what is missing.
const { site } = await readSite(values.pages, { tolerated: new Set(['missing-file']) })
if (!site) {
  console.error(`${values.pages} has problems: "${commandFor('check', values.pages)}" says which.`)
  process.exit(1)
}
const icon = await iconOf(folder, site.settings)
const opening = site.pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'hero')
const picture = opening?.image && (await dataUrl(join(images, opening.image.src)))
const html = card(site.settings, picture, await fontRules(site.settings), mark())
await mkdir(publicFiles, { recursive: true })
const drawn = await sharp(await screenshot(html))
  .png({ palette: true, quality: 92, effort: 10 })
  .toFile(FILE)
console.log(`${FILE}: ${drawn.width} x ${drawn.height}, ${(drawn.size / 1024).toFixed(0)} kB`)

async function screenshot(content: string) {
  const { chromium, executablePath } = await requireBrowser()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  const page = await browser.newPage({ viewport: size })
  await page.setContent(content)
  await page.evaluate(() => document.fonts.ready)
  const pixels = await page.screenshot()
  await browser.close()
  return pixels
}

function card(
  { brand, tagline, address, phone, theme }: SiteSettings,
  image: string | undefined,
  fonts: string,
  logo: string,
) {
  const { ink, light, onDark } = tonesOf(theme)
  const lines = [...(address ? [townOf(address)] : []), ...(phone ? [phone] : [])]
  return `<!doctype html>
<style>
  ${fonts}
  body { margin: 0; background: ${ink}; color: #fff; font: 600 30px Text, sans-serif }
  img { position: absolute; left: 250px; width: 1010px; top: 0; height: 630px; object-fit: cover }
  .shade { position: absolute; inset: 0; background: linear-gradient(90deg, ${ink} 42%, ${ink}e6 48%, ${ink}00 64%) }
  main { position: absolute; inset: 0 auto 0 72px; width: 480px; display: grid; align-content: center; gap: 22px }
  svg { width: 112px; margin-left: -12px }
  h1 { margin: 0; font: 700 76px/1 Heading, sans-serif; text-wrap: balance }
  p { margin: 0 }
  .tagline { color: ${onDark.accent}; font-size: 34px }
  footer { border-top: 3px solid ${light.accent}; padding-top: 22px; line-height: 1.4 }
</style>
${image ? `<img src="${image}" alt=""><div class="shade"></div>` : ''}
<main>
  ${logo}
  <h1>${escapeXml(brand)}</h1>
  ${tagline ? `<p class="tagline">${escapeXml(tagline)}</p>` : ''}
  ${lines.length > 0 ? `<footer>${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</footer>` : ''}
</main>`
}

/** The drawing of the icon without its ground. */
function mark() {
  return icon.replace(/<rect[^>]*\/>/, '')
}

/** The site's @font-face rules with the files in them, because the card has no server. */
async function fontRules(settings: SiteSettings) {
  const { styles, files } = await makeFonts(settings, folder.fonts)
  const urls = await Promise.all(Object.entries(files).map(async ([url, file]) => [url, await dataUrl(file)] as const))
  return urls.reduce((text, [url, data]) => text.replaceAll(url, data), styles)
}

async function dataUrl(file: string) {
  const type = file.endsWith('.woff2') ? 'font/woff2' : 'image/jpeg'
  return `data:${type};base64,${await readFile(file, 'base64')}`
}
