import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ImageManifest } from '../html/image-manifest.ts'
import type { Rendered } from '../html/page-context.ts'
import type { Site } from '../pipeline/index.ts'
import type { RenderedPage } from './record.ts'
import { loadVike } from './vike.ts'

/** How far a build has come with what takes longest. */
export interface Progress {
  what: 'pictures' | 'pages' | 'pictures for sharing' | 'compressed files'
  done: number
  total: number
}

export interface PageTime {
  route: string
  /** Milliseconds. */
  time: number
}

/** Where a page's document lies in a build. */
export const pageFile = (route: string) => (route === '/' ? 'client/index.html' : `client${route}/index.html`)

/** How long pages are rendered before others, such as the display of the progress, have a turn. Milliseconds. */
const TURN = 50

/** Which pages to render, of what, and into which folder. */
export interface Task {
  site: Site
  images: ImageManifest
  icon: string
  /** The style sheet of its fonts. */
  fonts: string
  routes: readonly string[]
  /** Whether those that stand in for missing ones are rendered too. */
  withStandIns: boolean
  stage: string
}

export interface RenderedSite {
  pages: Record<string, Pick<RenderedPage, 'asked' | 'social'>>
  times: PageTime[]
  /** The documents that stand in for pages that do not exist, by the home page of their language. */
  notFound: Map<string, string>
  inline: NonNullable<Rendered['inline']>
  /** Files of every page, by their address. */
  files: NonNullable<Rendered['files']>
}

/** An address without a page: the build takes it for a file (see builtFiles). */
const NO_PAGE = '/404.html'

/** Renders pages with the bundled code in a folder, one after the other: they share a processor. */
export async function renderPages(
  code: string,
  { stage, routes, withStandIns, ...given }: Task,
  tell?: (progress: Progress) => void,
): Promise<RenderedSite> {
  const { site } = given
  const result: RenderedSite = {
    pages: {},
    times: [],
    notFound: new Map(),
    inline: { styles: [], scripts: [] },
    files: {},
  }
  const render = await loadVike(code)
  let turn = performance.now()
  for (const route of routes) {
    const { html, rendered, is404 } = await render({ ...given, urlOriginal: route })
    if (is404) throw new Error(`renderer/html/site/+route.ts does not match the address of the page ${route}`)
    const { asked, social, time } = rendered
    writeDocument(join(stage, pageFile(route)), html)
    result.pages[route] = { asked, ...(social && { social }) }
    result.times.push({ route, time })
    if (performance.now() - turn < TURN) continue
    tell?.({ what: 'pages', done: result.times.length, total: routes.length })
    await setImmediate()
    turn = performance.now()
  }
  for (const language of withStandIns ? [undefined, ...Object.keys(site.translations)] : []) {
    const { html, rendered } = await render({ ...given, urlOriginal: NO_PAGE, language })
    const home = language === undefined ? '/' : site.homes[language]
    if (home) result.notFound.set(home, html)
    result.inline = rendered.inline ?? result.inline
    result.files = rendered.files ?? result.files
  }
  return result
}

/** Synchronously: for thousands of small files it costs half of what promises do. */
export function writeDocument(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}
