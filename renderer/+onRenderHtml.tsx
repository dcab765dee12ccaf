import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync } from 'vike/types'
import { drawDocument } from './draw.tsx'

/** The document names everything that it loads; vike would add the style sheet of the toasts, which waits for a form. */
const leaveOut = (files: InjectFilterEntry[]) => {
  for (const file of files) file.inject = false
}

/** Renders one page to a whole HTML document. */
export const onRenderHtml: OnRenderHtmlSync = ({ is404, urlPathname, Page, globalContext }) => {
  const { html } = drawDocument({
    path: is404 ? '/404' : urlPathname,
    Page: Page as ComponentType,
    manifest: globalContext.assetsManifest,
  })
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: leaveOut }
}
