import type { ServerResponse } from 'node:http'
import { exampleSite } from '../common/site-folder.ts'
import { collectSections, findExample } from '../gallery/collect.ts'
import { contextOf } from '../gallery/page.ts'
import type { Engine } from './engine.ts'
import { createOriginals, EXAMPLES_URL } from './images.ts'
import type { PreviewState } from './state.ts'
import { underBase } from './under-base.ts'

/** The block gallery within the preview. */
export const GALLERY_URL = '/_gallery/'

const describeImages = createOriginals(exampleSite.images, EXAMPLES_URL)

/** The gallery, or one example on a page of its own, in the colours of the site. */
export async function answerGallery(engine: Engine, state: PreviewState, path: string, response: ServerResponse) {
  const rest = path.slice(GALLERY_URL.length)
  const html = rest === '' ? await renderOverview(engine, state) : await renderOne(engine, state, rest)
  response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(underBase(html ?? 'No such example', engine.base))
}

async function renderOverview(engine: Engine, { shown }: PreviewState): Promise<string> {
  const { renderGallery } = await engine.renderer()
  return renderGallery(collectSections(), {
    fonts: shown?.fonts.styles ?? '',
    script: '/renderer/gallery/gallery.client.ts',
  })
}

async function renderOne(engine: Engine, { shown }: PreviewState, path: string): Promise<string | undefined> {
  const example = findExample(path)
  const context = example && (await contextOf(example, shown?.site.settings.theme, describeImages))
  if (!context) return undefined
  const { renderExample } = await engine.renderer()
  return renderExample(context, example.name, {
    fonts: shown?.fonts.styles ?? '',
    script: '/renderer/gallery/example.client.ts',
  })
}
