import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import styles from '../styles/app.css?inline'
import type { ResolvedPage } from './content/index.ts'
import { PageProvider } from './context.ts'
import { Document } from './document/Document.tsx'
import type { Source } from './source.ts'

/** Renders a page to a whole HTML document. `script` is the address of the page's script. */
export function renderPage({ site, images }: Source, page: ResolvedPage, Page: ComponentType, script: string): string {
  const html = renderToStaticMarkup(
    <PageProvider value={{ site, page, images }}>
      <Document assets={{ styles, script }}>
        <Page />
      </Document>
    </PageProvider>,
  )
  return `<!doctype html>${html}`
}
