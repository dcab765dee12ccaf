import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import styles from '../styles/app.css?inline'
import { notFoundPage } from './_error/not-found.ts'
import { PageProvider } from './context.ts'
import { Document } from './document/Document.tsx'
import { clientScript } from './islands/client-script.ts'
import { currentSource, findPage } from './source.ts'

/** Renders one page to a whole HTML document. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const source = currentSource()
  const page = (!pageContext.is404 && findPage(source, pageContext.urlPathname)) || notFoundPage(source.site)
  const Page = pageContext.Page as ComponentType
  const assets = { styles, script: clientScript(pageContext.globalContext) }
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: source.site, page, images: source.images }}>
      <Document assets={assets}>
        <Page />
      </Document>
    </PageProvider>,
  )
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${html}`) }
}
