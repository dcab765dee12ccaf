import { Page as NotFound } from '../html/_error/+Page.tsx'
import { notFoundPage } from '../html/_error/not-found.ts'

import { findPage } from '../html/find-page.ts'
import { renderPage } from '../html/render.tsx'
import { Page } from '../html/site/+Page.tsx'
import { styles } from '../html/styles/whole.ts'
import type { Shown } from './state.ts'

export { renderExample, renderGallery } from '../gallery/render.tsx'

const SCRIPT = '/renderer/preview/client.ts'

/** One route of the site as it is being edited; an unknown one gives the not-found page. */
export function renderRoute(shown: Shown, path: string): { status: 200 | 404; html: string } {
  const { site, images, icon, fonts, hasDrafts } = shown
  const found = findPage(site, path)
  const page = found?.draft && hasDrafts ? { ...found, draft: false } : found
  const input = { site, images, icon, page: page ?? notFoundPage(site) }
  const html = renderPage(input, { styles: styles + fonts.styles, script: SCRIPT }, page ? <Page /> : <NotFound />)
  return { status: page ? 200 : 404, html }
}
