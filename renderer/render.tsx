import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contextOf, PageProvider, type RenderInput } from './context.ts'
import { type Assets, Document } from './document/Document.tsx'

/** What only the markup of an island has. */
const ISLAND_MARK = '<div data-island='

/** Renders one page, with its head, header and footer, to a whole HTML document. */
export function renderPage(input: RenderInput, assets: Assets, content: ReactNode): string {
  const html = toHtml(input, <Document assets={assets}>{content}</Document>)
  const { islandScript } = assets
  if (!islandScript || !html.includes(ISLAND_MARK)) return html
  return html.replace('</body>', () => `${renderToStaticMarkup(<IslandScript address={islandScript} />)}</body>`)
}

/** Nothing on the first screen waits for it, so it comes after what the screen shows. */
const IslandScript = ({ address }: { address: string }) => <script type="module" src={address} fetchPriority="low" />

/** Renders any document of the site's components. */
export function toHtml(input: RenderInput, document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(<PageProvider value={contextOf(input)}>{document}</PageProvider>)}`
}
