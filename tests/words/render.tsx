import type { ReactNode } from 'react'
import { Page as NotFound } from '../../renderer/page/_error/+Page.tsx'
import { notFoundPage } from '../../renderer/page/_error/not-found.ts'
import { findPage } from '../../renderer/page/find-page.ts'
import type { ImageManifest } from '../../renderer/page/image-manifest.ts'
import { renderPage } from '../../renderer/page/render.tsx'
import { Page } from '../../renderer/page/site/+Page.tsx'
import type { ResolvedPage, Site } from '../../renderer/site/index.ts'

const picture = {
  ...{ width: 9, height: 9, placeholder: 'data:,' },
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
