import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '../../renderer/folders.ts'

/** What drives a browser. Only few commands need it, so a site's packages do not bring it. */
export const BROWSER_PACKAGES = { 'playwright-core': '1.65.1', '@axe-core/playwright': '4.13.0' }

const fetched = cacheFolder('browser')

/** A package among those of the project, or else of those that were fetched; nothing where neither has it. */
function find<Package>(name: string, fetchedAs = name): Package | undefined {
  for (const [from, called] of [
    [import.meta.url, name],
    [join(fetched, 'package.json'), fetchedAs],
  ] as const) {
    try {
      return createRequire(from)(called)
    } catch (error) {
      if (Object(error).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}

const findPlaywright = () => find<typeof import('playwright')>('playwright', 'playwright-core')
const findAxe = () => find<typeof import('@axe-core/playwright')>('@axe-core/playwright')

/** Where Playwright keeps its own browser; nowhere where there is no Playwright. */
export const browsersOfPlaywright = () => [findPlaywright()?.chromium.executablePath() ?? []].flat()

/** Fetches what a site's packages do not bring. */
async function provided<Package>(find: () => Package | undefined): Promise<Package> {
  if (!find()) (await import('./provide.ts')).provide(fetched, BROWSER_PACKAGES)
  return find() as Package
}

export const providePlaywright = () => provided(findPlaywright)
export const provideAxe = () => provided(findAxe)
