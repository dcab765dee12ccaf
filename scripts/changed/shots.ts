import { mkdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { serveFile } from '../../server/static/files.ts'
import { browserFlags, provideBrowser } from '../../tests/support/browser.ts'
import { listen } from '../support/listen.ts'
import { providePlaywright } from '../support/playwright.ts'

const widths = { phone: 390, desktop: 1280 }
export type Screen = keyof typeof widths

/** The pictures of one page on one screen, by file name in the report's folder; a page that is new has no "before". */
export interface Shot {
  route: string
  screen: Screen
  before?: string
  after?: string
  /** The share of the pixels that differ, from 0 to 1; 1 where there is nothing to compare with. */
  difference: number
}

/** Takes pictures of pages of two builds on a phone and on a desktop, and compares them. */
export async function takeShots(
  builds: { before: string; after: string },
  routes: string[],
  out: string,
): Promise<Shot[]> {
  await mkdir(join(out, 'shots'), { recursive: true })
  const [before, after] = await Promise.all([serve(builds.before), serve(builds.after)])
  const { chromium } = await providePlaywright()
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  const shots: Shot[] = []
  const screens = await Promise.all((Object.keys(widths) as Screen[]).map((screen) => openScreen(browser, screen)))
  for (const route of routes) {
    for (const { screen, page } of screens) {
      const pictures = [await photograph(page, before.url + route), await photograph(page, after.url + route)]
      const names = await Promise.all(pictures.map((picture, index) => save(picture, route, screen, index, out)))
      const [old, now] = names
      shots.push({
        route,
        screen,
        ...(old && { before: old }),
        ...(now && { after: now }),
        difference: await differ(pictures),
      })
    }
  }
  await browser.close()
  for (const { server } of [before, after]) server.close()
  return shots
}

async function serve(build: string): Promise<{ server: Server; url: string }> {
  const root = join(build, 'client')
  const fetch = async (request: Request) =>
    (await serveFile(root, request)) ?? new Response('Not Found', { status: 404 })
  const server = createAdaptorServer({ fetch }) as Server
  return { server, url: await listen(server) }
}

/** One page for all pictures of a screen: to open another takes longer than the picture. */
async function openScreen(browser: Browser, screen: Screen) {
  const viewport = { width: widths[screen], height: 900 }
  return { screen, page: await browser.newPage({ viewport, reducedMotion: 'reduce' }) }
}

/** The whole page without motion, every picture loaded; undefined where there is no such page. */
async function photograph(page: Page, url: string): Promise<Buffer | undefined> {
  const response = await page.goto(url)
  const exists = response?.ok() ?? false
  if (exists) {
    await page.evaluate(async () => {
      const pictures = [...document.images]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
      await document.fonts.ready
    })
  }
  return exists ? await page.screenshot({ fullPage: true, type: 'png' }) : undefined
}

async function save(picture: Buffer | undefined, route: string, screen: Screen, index: number, out: string) {
  if (!picture) return undefined
  const stem = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
  const name = `shots/${stem}-${screen}-${index === 0 ? 'before' : 'after'}.webp`
  // WebP ends at 16,383 pixels, and a long page on a phone may be longer.
  const webp = await sharp(picture)
    .resize({ height: 16_000, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
  await writeFile(join(out, name), webp)
  return name
}

async function differ([before, after]: (Buffer | undefined)[]): Promise<number> {
  if (!before || !after) return 1
  const raw = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [old, now] = await Promise.all([raw(before), raw(after)])
  const rows = Math.max(old.info.height, now.info.height)
  const shared = Math.min(old.data.length, now.data.length)
  let different = (rows - Math.min(old.info.height, now.info.height)) * now.info.width
  const isOther = (at: number) => Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0)) > 8
  for (let at = 0; at < shared; at += 3) {
    if (isOther(at) || isOther(at + 1) || isOther(at + 2)) different += 1
  }
  return different / (rows * now.info.width)
}
