import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contextOf, PageProvider, type RenderInput } from './context.ts'
import type { Assets } from './document/assets.ts'
import { Document } from './document/Document.tsx'

/** Renders one page, with its head, header and footer, to a whole HTML document. */
export function renderPage(input: RenderInput, assets: Assets, content: ReactNode): string {
  return toHtml(input, <Document assets={assets}>{content}</Document>)
}

/** Renders any document of the site's components. */
export function toHtml(input: RenderInput, document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(<PageProvider value={contextOf(input)}>{document}</PageProvider>)}`
}
