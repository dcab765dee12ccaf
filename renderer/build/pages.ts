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

/** Pages that vike renders in one call, before others, such as the display of the progress, have a turn. */
const MOST_AT_ONCE = 25

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
  for (let at = 0; at < routes.length; at += MOST_AT_ONCE) {
    const group = routes.slice(at, at + MOST_AT_ONCE)
    const [urlOriginal = ''] = group
    const { documents, is404 } = await render({ ...given, urlOriginal, routes: group })
    if (is404) throw new Error(`renderer/html/site/+route.ts does not match the address of the page ${urlOriginal}`)
    for (const [index, { html, time, ...page }] of documents.entries()) {
      const route = group[index] ?? ''
      writeDocument(join(stage, pageFile(route)), html)
      result.pages[route] = page
      result.times.push({ route, time })
    }
    tell?.({ what: 'pages', done: result.times.length, total: routes.length })
    await setImmediate()
  }
  for (const language of withStandIns ? [undefined, ...Object.keys(site.translations)] : []) {
    const { documents, inline, files } = await render({ ...given, urlOriginal: NO_PAGE, language })
    const home = language === undefined ? '/' : site.homes[language]
    if (home && documents[0]) result.notFound.set(home, documents[0].html)
    result.inline = inline ?? result.inline
    result.files = files ?? result.files
  }
  return result
}

/** Synchronously: for thousands of small files it costs half of what promises do. */
export function writeDocument(file: string, html: string): void {
  makeFolder(dirname(file))
  writeFileSync(file, html)
}

/** Nearly every page has a folder of its own in one that is there: it is quicker to try that than to go through all above. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}
