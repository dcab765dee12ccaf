import pageScript from 'virtual:page-script'
import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync } from 'vike/types'
import styles from '../styles/app.css?inline'
import { notFoundPage } from './_error/not-found.ts'
import { islandScript } from './islands/client-script.ts'
import { renderPage } from './render.tsx'
import { currentSource, findPage } from './source.ts'

/** The document names everything that it loads; vike would add the style sheet of the toasts, which waits for a form. */
const leaveOut = (files: InjectFilterEntry[]) => {
  for (const file of files) file.inject = false
}

/** Renders one page to a whole HTML document. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const source = currentSource()
  const { site, images } = source
  const page = (!pageContext.is404 && findPage(source, pageContext.urlPathname)) || notFoundPage(site)
  const Page = pageContext.Page as ComponentType
  const assets = { styles, pageScript, islandScript: islandScript(pageContext.globalContext) }
  return {
    documentHtml: dangerouslySkipEscape(renderPage({ site, page, images }, assets, <Page />)),
    injectFilter: leaveOut,
  }
}
