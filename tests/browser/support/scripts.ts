/** Watches and slows down the scripts that a page loads after its first one. */
import type { Page, Response } from 'playwright/test'

/** A sentence that only React's DOM renderer has in it, built for production. */
const reactMark = 'react.dev/errors/'

const isScript = (response: Response) => /\.js(\?|$)/.test(response.url())

/** Notes the scripts that hold React, from now on. */
export function watchReact(page: Page): { found: () => Promise<string[]> } {
  const scripts: Promise<string[]>[] = []
  page.on('response', (response) => {
    if (!isScript(response)) return
    scripts.push(response.text().then((text) => (text.includes(reactMark) ? [response.url()] : [])))
  })
  return { found: async () => (await Promise.all(scripts)).flat() }
}

/** Keeps back every script that the page asks for after it has loaded, until the promise resolves. */
export async function holdScripts(page: Page, until: Promise<void>) {
  await page.route('**/assets/**/*.js', async (route) => {
    await until
    await route.continue()
  })
}
