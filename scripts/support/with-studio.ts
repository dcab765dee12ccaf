import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { startStudio } from '../../studio/server/server.ts'
import { browserFlags, provideBrowser } from '../../tests/support/browser.ts'
import { copySite } from '../../tests/support/copy-site.ts'
import { openStudio } from './open-studio.ts'

/** Opens a copy of a file in the studio, in a real browser in which somebody may do as they like, and ends both. */
export async function withStudio<Result>(file: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  const copy = await copySite(file, folder)
  const studio = await startStudio({ file: copy, port: 0 })
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await openStudio(page, studio)
    await page.frameLocator('.canvas iframe').locator('main').waitFor()
    return await work(page)
  } finally {
    await browser.close()
    await studio.close()
    await rm(folder, { recursive: true })
  }
}
