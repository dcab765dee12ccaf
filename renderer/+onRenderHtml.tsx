import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import { notFoundPage } from './_error/not-found.ts'
import { clientScript } from './islands/client-script.ts'
import { renderPage } from './render.tsx'
import { currentSource, findPage } from './source.ts'

/** Renders one page to a whole HTML document. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const source = currentSource()
  const page = (!pageContext.is404 && findPage(source, pageContext.urlPathname)) || notFoundPage(source.site)
  const script = clientScript(pageContext.globalContext)
  return {
    documentHtml: dangerouslySkipEscape(renderPage(source, page, pageContext.Page as ComponentType, script)),
  }
}
