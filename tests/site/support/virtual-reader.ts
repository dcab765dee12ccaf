import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const path = '/virtual-screen-reader.js'
const source = await readFile(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

/** Reads a part of a page aloud from beginning to end, and gives what was said. */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
  return page.evaluate(
    async ([module, part]) => {
      const { virtual } = await import(module)
      await virtual.start({ container: document.querySelector(part) })
      const first = await virtual.lastSpokenPhrase()
      let last = ''
      while (last !== first) {
        await virtual.next()
        last = await virtual.lastSpokenPhrase()
      }
      const said: string[] = await virtual.spokenPhraseLog()
      await virtual.stop()
      return said.slice(0, -1)
    },
    [path, selector] as const,
  )
}
