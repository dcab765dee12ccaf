import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { Refusal } from '../../studio/edit/refusal.ts'
import { browserFlags, provideBrowser } from '../../tests/support/browser.ts'
import { providePlaywright } from './playwright.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const isTheme = (name: string): name is Theme => themes.some((theme) => theme === name)

/** One page at one width in one theme. */
export interface Shot {
  route: string
  heading: string
  width: number
  theme: Theme
  /** Files in the folder of the screenshots: the whole page, and a small copy of it. */
  file: string
  thumbnail: string
}

export interface ShotsWanted {
  routes: string[]
  widths: number[]
  themes: readonly Theme[]
  folder: string
  /** One section alone, counted among those that show. */
  section?: number
}

const PARALLEL_PAGES = 2
/** A thumbnail's width by that of the page: narrow pages are small anyway. */
const THUMBNAIL_SHARE = { phone: 0.6, larger: 0.36 }
const PHONE_WIDTH = 500

/** Photographs every wanted page of a running site from top to bottom, in the order of the routes. */
export async function takeShots(url: string, { routes, widths, themes, ...more }: ShotsWanted): Promise<Shot[]> {
  await rm(more.folder, { recursive: true, force: true })
  await mkdir(more.folder, { recursive: true })
  const settings = widths.flatMap((width) => themes.map((theme) => ({ width, theme, ...more })))
  const taken: Shot[][] = []
  for (const setting of settings) taken.push(await takeAll(url, routes, setting))
  return routes.flatMap((route) => taken.flatMap((shots) => shots.filter((shot) => shot.route === route)))
}

/** All pages in one setting, by a browser of their own: one that has opened many hundred pages may break down. */
async function takeAll(url: string, routes: string[], setting: Setting): Promise<Shot[]> {
  const { chromium } = await providePlaywright()
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  try {
    const take = (route: string) => takeShot(browser, `${url}${route}`, route, setting)
    return await pMap(routes, take, { concurrency: PARALLEL_PAGES })
  } finally {
    await browser.close()
  }
}

type Setting = Pick<Shot, 'width' | 'theme'> & Pick<ShotsWanted, 'folder' | 'section'>

/** Every page has a context of its own: of two tabs in one, the hidden one would not draw. */
async function takeShot(browser: Browser, url: string, route: string, setting: Setting): Promise<Shot> {
  const { width, theme, folder, section } = setting
  const viewport = { width, height: width < PHONE_WIDTH ? 844 : 800 }
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(showEverything)
  const stem = `${route.slice(1).replaceAll('/', '--') || 'home'}-${width}-${theme}`
  const [file, thumbnail] = [`${stem}.jpg`, `${stem}-small.webp`]
  const options = { path: join(folder, file), type: 'jpeg', quality: 85 } as const
  const picture =
    section === undefined
      ? await page.screenshot({ ...options, fullPage: true })
      : await (await sectionOf(page, section)).screenshot(options)
  const share = width < PHONE_WIDTH ? THUMBNAIL_SHARE.phone : THUMBNAIL_SHARE.larger
  await sharp(picture)
    .resize(Math.round(width * share))
    .webp({ quality: 70 })
    .toFile(join(folder, thumbnail))
  const heading = (await page.locator('h1').first().textContent()) ?? ''
  await context.close()
  return { route, heading, width, theme, file, thumbnail }
}

/** The end of the opening is marked in a page, and is no section. */
async function sectionOf(page: Page, section: number): Promise<Locator> {
  const sections = page.locator('main > :not(#opening-end, script)')
  const count = await sections.count()
  if (section < count) return sections.nth(section)
  throw new Refusal(`The page shows no section ${section}`, `It shows ${count}; the first is 0.`)
}

/**
 * Takes the fonts of the design, which a first visit may come to only on its second page; scrolls through the page, so
 * that all lazy pictures come in, and back to its top. Runs in the browser.
 */
async function showEverything() {
  document.documentElement.classList.remove('system-fonts')
  const frame = () => new Promise(requestAnimationFrame)
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await frame()
    await frame()
  }
  await document.fonts.ready
  // Those beside the screen, in a row that scrolls by itself, would never come.
  for (const image of document.images) image.loading = 'eager'
  await frame()
  // Where the machine has much to do, one that has come may still be drawn later.
  const shown = [...document.images].filter((image) => image.checkVisibility())
  await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
  await frame()
}
