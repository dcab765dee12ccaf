import type { BrowserContext } from 'playwright'
import type { TestInfo } from 'playwright/test'

/** Leaves a picture of each page with a test that has failed; a browser that draws nothing gives none. */
export async function showFailure(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = info.outputPath(`failed-${index + 1}.png`)
    const picture = await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
    if (picture) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}
