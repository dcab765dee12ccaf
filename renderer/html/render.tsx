import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contextOf, PageProvider, type RenderInput } from './context.ts'
import type { Assets } from './document/assets.ts'
import { Document } from './document/Document.tsx'
import { focusStyles, showsFocus } from './focus.ts'

/** Renders one page, with its head, header and footer, to a whole HTML document. */
export function renderPage(input: RenderInput, assets: Assets, content: ReactNode): string {
  return toHtml(input, <Document assets={assets}>{content}</Document>)
}

/** Renders any document of the site's components. */
export function toHtml(input: RenderInput, document: ReactNode): string {
  const context = contextOf(input)
  const html = `<!doctype html>${renderToStaticMarkup(<PageProvider value={context}>{document}</PageProvider>)}`
  return input.site.focuses.length > 0 && showsFocus(html)
    ? html.replace('</head>', `<style>${focusStyles(context.ask('focuses'))}</style></head>`)
    : html
}
