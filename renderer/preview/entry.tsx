import styles from '../../styles/app.css?inline'
import { Page as NotFound } from '../_error/+Page.tsx'
import { notFoundPage } from '../_error/not-found.ts'
import type { Site } from '../content/index.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { Page } from '../page/+Page.tsx'
import { renderPage } from '../render.tsx'

export { renderExample, renderGallery } from '../gallery/render.tsx'

const SCRIPT = '/renderer/preview/client.ts'

/** One route of the site as it is being edited; an unknown one gives the not-found page. */
export function renderRoute(site: Site, images: ImageManifest, path: string): { status: 200 | 404; html: string } {
  const route = path.length > 1 ? path.replace(/\/$/, '') : path
  const page = site.pages.find((candidate) => candidate.route === route)
  const html = renderPage(
    { site, images, page: page ?? notFoundPage(site) },
    { styles, script: SCRIPT },
    page ? <Page /> : <NotFound />,
  )
  return { status: page ? 200 : 404, html }
}
