import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PageContextServer } from 'vike/types'
import type { ImageManifest } from '../page/image-manifest.ts'
import type { Rendered } from '../page/page-context.ts'
import type { Site } from '../site/index.ts'
import type { RenderedPage } from './record.ts'
import { withVike } from './vike.ts'

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

/** Renders pages with the bundled code in a folder. */
export async function renderPages(
  code: string,
  { stage, ...given }: Task,
  tell?: (progress: Progress) => void,
): Promise<RenderedSite> {
  const pages: RenderedSite['pages'] = {}
  const times: PageTime[] = []
  const notFound = new Map<string, string>()
  let inline: RenderedSite['inline'] = { styles: [], scripts: [] }
  let files: RenderedSite['files'] = {}
  let turn = performance.now()
  const { site, routes } = given
  await prerenderPages(code, given, async (html, { is404, language, urlOriginal: route, rendered }) => {
    const { asked, social, time } = rendered
    if (is404) {
      const home = language === undefined ? '/' : site.homes[language]
      if (home) notFound.set(home, html)
      inline = rendered.inline ?? inline
      files = rendered.files ?? files
      return
    }
    writeDocument(join(stage, pageFile(route)), html)
    pages[route] = { asked, ...(social && { social }) }
    times.push({ route, time })
    if (performance.now() - turn < TURN) return
    tell?.({ what: 'pages', done: times.length, total: routes.length })
    await setImmediate()
    turn = performance.now()
  })
  return { pages, times, notFound, inline, files }
}

/** What vike hands over with a page. There is no public name for the HTML. */
type Prerendered = PageContextServer & {
  _prerenderResult?: { fileContent: string }
  _prerenderContext: { output: unknown[] }
}

/** Hands over each page as soon as vike has rendered it. */
async function prerenderPages(
  code: string,
  given: Omit<Task, 'stage'>,
  take: (html: string, page: PageContextServer) => Promise<void>,
) {
  const stop = new AbortController()
  const onPagePrerender = async (page: Prerendered) => {
    const html = page._prerenderResult?.fileContent ?? ''
    // vike keeps the text of every page to the end.
    page._prerenderResult = undefined
    page._prerenderContext.output.length = 0
    await take(html, page)
  }
  const options = {
    // The plugins of vite.config.ts were for bundling.
    viteConfig: { configFile: false, logLevel: 'warn', build: { outDir: code } } as const,
    pageContextInit: { ...given, signal: stop.signal },
    onPagePrerender,
  }
  await withVike(({ prerender }) => prerender(options)).catch((error) => {
    // vike goes on with the other pages.
    stop.abort()
    throw error
  })
}

/** Synchronously: for thousands of small files it costs half of what promises do. */
export function writeDocument(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}
