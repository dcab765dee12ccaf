/**
 * Draws public/og-image.png, the picture shown when a page is shared: brand, tagline, place and phone from pages.yaml
 * over the picture of the home page. Run it after changing one of them; it needs a Chromium.
 */
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { makeFonts } from '../renderer/building/fonts/make.ts'
import { escapeXml } from '../renderer/building/xml.ts'
import { tonesOf } from '../renderer/making/theme/tones.ts'
import { readSite, type SiteSettings } from '../renderer/site/index.ts'
import { browserFlags, provideBrowser } from '../tests/support/browser.ts'
import { readOptions } from './support/arguments.ts'

readOptions('Usage: npm run og-image', {})
/** The size that social networks show uncut. */
const size = { width: 1200, height: 630 }
const FILE = 'public/og-image.png'

const { site } = await readSite('pages.yaml')
if (!site) throw new Error('pages.yaml has problems: run "npm run check"')
const opening = site.pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'hero')
const html = card(
  site.settings,
  opening?.image ? await dataUrl(`images/${opening.image.src}`) : '',
  await fontRules(site.settings),
  await mark(),
)
const picture = await sharp(await screenshot(html))
  .png({ palette: true, quality: 92, effort: 10 })
  .toFile(FILE)
console.log(`${FILE}: ${picture.width} x ${picture.height}, ${(picture.size / 1024).toFixed(0)} kB`)

async function screenshot(content: string) {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  const page = await browser.newPage({ viewport: size })
  await page.setContent(content)
  await page.evaluate(() => document.fonts.ready)
  const pixels = await page.screenshot()
  await browser.close()
  return pixels
}

function card({ brand, tagline, address, phone, theme }: SiteSettings, image: string, fonts: string, logo: string) {
  const { ink, light, onDark } = tonesOf(theme)
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
${image && `<img src="${image}" alt="">`}<div class="shade"></div>
<main>
  ${logo}
  <h1>${escapeXml(brand)}</h1>
  <p class="tagline">${escapeXml(tagline)}</p>
  <footer><p>${escapeXml(`${address.locality}, ${address.region}`)}</p><p>${escapeXml(phone)}</p></footer>
</main>`
}

/** The mark of favicon.svg without its ground. */
async function mark() {
  const svg = await readFile('public/favicon.svg', 'utf8')
  return svg.replace(/<rect[^>]*\/>/, '').replace(/viewBox="[^"]*"/, 'viewBox="0 10 48 30"')
}

/** The site's @font-face rules with the files in them, because the card has no server. */
async function fontRules(settings: SiteSettings) {
  const { styles, files } = await makeFonts(settings)
  const urls = await Promise.all(Object.entries(files).map(async ([url, file]) => [url, await dataUrl(file)] as const))
  return urls.reduce((text, [url, data]) => text.replaceAll(url, data), styles)
}

async function dataUrl(file: string) {
  const type = file.endsWith('.woff2') ? 'font/woff2' : 'image/jpeg'
  return `data:${type};base64,${await readFile(file, 'base64')}`
}
