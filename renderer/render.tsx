import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PageContextValue, PageProvider } from './context.ts'
import { type Assets, Document } from './document/Document.tsx'

/** Renders one page, with its head, header and footer, to a whole HTML document. */
export function renderPage(context: PageContextValue, assets: Assets, content: ReactNode): string {
  return toHtml(context, <Document assets={assets}>{content}</Document>)
}

/** Renders any document of the site's components. */
export function toHtml(context: PageContextValue, document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(<PageProvider value={context}>{document}</PageProvider>)}`
}
