import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchWith, provideBrowser, undrawnFlags } from './browser.ts'
import { reusedWindows } from './reused-windows.ts'
import { type ServedSites, serveSites } from './serve-sites.ts'

/**
 * Sites that a file of tests builds once, each with its own text of pages.yaml, and a browser whose windows its tests open
 * in turn. The folder holds each build under the name of its site; both are there once the tests run.
 */
export function lookAtSites<Name extends string>(
  topic: string,
  makeTexts: () => Promise<(readonly [name: Name, text: string])[]>,
  beside?: string,
) {
  let folder: string
  let browser: Browser
  let sites: ServedSites<Name>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `${topic}-`))
    process.env.CHROMIUM_PATH ||= provideBrowser()
    sites = await serveSites(folder, await makeTexts(), beside)
    browser = await chromium.launch(launchWith(undrawnFlags))
  })
  afterAll(async () => {
    sites?.stop()
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    openWindow: reusedWindows(() => browser),
    /** For what takes a window of its own. */
    browser: () => browser,
    urlOf: (name: Name) => sites.urls[name],
    folderOf: (name: Name) => join(folder, name),
  }
}
