import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { servedZipCodes } from '../build/data.ts'
import { answerSearch } from '../build/site-search/emit.ts'
import { withBase, withoutBase } from '../common/base.ts'
import { withQuery } from '../common/redirect.ts'
import { exampleSite } from '../common/site-folder.ts'
import { findPage } from '../html/find-page.ts'
import type { Site } from '../pipeline/index.ts'
import { addressOf } from './address.ts'
import type { Engine } from './engine.ts'
import { answerForm, isFormPath } from './forms.ts'
import { answerGallery, GALLERY_URL } from './gallery.ts'
import { isOfTheBrowser, isPublicFile, publicFileOf } from './guard.ts'
import { EXAMPLES_URL, ORIGINALS_URL } from './images.ts'
import { renderPath } from './pages.ts'
import { guardFile, guardPage } from './policy.ts'
import type { PreviewState } from './state.ts'

/**
 * Answers requests: forms, data and pictures, the gallery, the site's pages, and Vite's modules for all else. Whoever has
 * something else on the host sends only what lies under the engine's base here.
 */
export function createRoutes(
  engine: Engine,
  current: () => PreviewState,
  languageOf?: (request: IncomingMessage) => string,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = addressOf(request)
    const path = decoded(withoutBase(pathname, engine.base))
    const state = current()
    const site = state.shown?.site
    const isPicture = path.startsWith(ORIGINALS_URL) || path.startsWith(EXAMPLES_URL)
    if (isPicture || (isPublicFile(path, state.folder) && !isPagePath(site, path))) guardFile(path, response)
    else guardPage(response)
    if (request.method === 'POST' && site && isFormPath(site, path))
      return answerForm(site, request, response, engine.base)
    if (path.startsWith(ORIGINALS_URL)) return sendFrom(state.folder.images, path.slice(ORIGINALS_URL.length), response)
    if (path.startsWith(EXAMPLES_URL)) return sendFrom(exampleSite.images, path.slice(EXAMPLES_URL.length), response)
    const font = state.shown?.fonts.files[path]
    if (font) return sendFile(font, response)
    if (path.startsWith(GALLERY_URL)) return answerGallery(engine, state, path, response)
    const answer = site && answerFromSite(site, path, search, engine.base)
    if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body)
    if (isPagePath(site, path)) return sendPage()
    // Vite does not know of files that came after it had looked which there are.
    const sendNew = () => {
      const file = publicFileOf(path, state.folder)
      return file ? sendFile(file, response, 'no-cache') : sendPage()
    }
    if (isOfTheBrowser(path, state.folder)) return void engine.vite.middlewares(request, response, sendNew)
    return sendPage()

    async function sendPage() {
      const { status, html } = await renderPath(engine, current(), path, languageOf?.(request))
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
    }
  }
}

/** Pages come before files of the project, which Vite would serve under the same path. */
const isPagePath = (site: Site | undefined, path: string) =>
  site ? findPage(site, path) !== undefined : withoutSlash(path) === '/'

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** A path with a broken escape is no page, and no fault of the preview. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What the build writes as files and the server answers by rule. */
function answerFromSite(site: Site, path: string, search: string, base?: string) {
  const target = site.redirects[withoutSlash(path)]
  if (target) return { status: 302, headers: { location: withBase(withQuery(target, search), base) }, body: '' }
  const data = path === '/zip-codes.json' ? JSON.stringify(servedZipCodes(site)) : answerSearch(site, path)
  return data && { status: 200, headers: { 'content-type': 'application/json' }, body: data }
}

/** Files may go while they are asked for, and a folder can have the name of a picture. */
async function sendFile(file: string, response: ServerResponse, cache = 'max-age=3600'): Promise<void> {
  const content = await readFile(file).catch(() => undefined)
  if (!content) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': getMimeType(file) ?? 'image/jpeg', 'cache-control': cache })
  response.end(content)
}

async function sendFrom(folder: string, name: string, response: ServerResponse): Promise<void> {
  if (!/^[a-z0-9][\w.-]*$/.test(name)) return void response.writeHead(404).end()
  await sendFile(join(folder, name), response)
}
