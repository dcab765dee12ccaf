import type { ReactNode } from 'react'
import { Page as NotFound } from '../../renderer/html/_error/+Page.tsx'
import { notFoundPage } from '../../renderer/html/_error/not-found.ts'
import { findPage } from '../../renderer/html/find-page.ts'
import type { ImageManifest } from '../../renderer/html/image-manifest.ts'
import { renderPage } from '../../renderer/html/render.tsx'
import { Page } from '../../renderer/html/site/+Page.tsx'
import type { ResolvedPage, Site } from '../../renderer/pipeline/index.ts'

const picture = {
  width: 9,
  height: 9,
  placeholder: 'data:,',
  variants: { avif: [], webp: [{ url: '/a.webp', width: 9 }] },
}
/** Whatever picture is asked for: it was processed. */
const images: ImageManifest = new Proxy({}, { get: () => picture })

const render = (site: Site, page: ResolvedPage, content: ReactNode) =>
  renderPage({ site, images, page, icon: '' }, { styles: '', script: '/page.js' }, content)

/** A page of a site as a build has it, without its styles. */
export function pageHtml(site: Site, route: string): string {
  const page = findPage(site, route)
  if (!page) throw new Error(`no page ${route}`)
  return render(site, page, <Page />)
}

/** What stands in for pages that do not exist, in a language. */
export const missingHtml = (site: Site, language?: string) => render(site, notFoundPage(site, language), <NotFound />)
