import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contextOf, PageProvider, type RenderInput } from './context.ts'
import type { Assets } from './document/assets.ts'
import { Document } from './document/Document.tsx'
import { focusStyles, showsFocus } from './focus.ts'
import { PageError } from './page-error.ts'

/** Renders one page, with its head, header and footer, to a whole HTML document. Throws a {@link PageError}. */
export function renderPage(input: RenderInput, assets: Assets, content: ReactNode): string {
  const { page } = input
  const document = <Document assets={assets}>{content}</Document>
  try {
    return toHtml(input, document)
  } catch (cause) {
    const failsWith = (blocks: typeof page.blocks) =>
      fails(() => toHtml({ ...input, page: { ...page, blocks } }, document))
    const section = failsWith([]) ? undefined : page.blocks.find((block) => failsWith([block]))
    throw new PageError(page.route, section?.type, cause)
  }
}

function fails(render: () => string): boolean {
  try {
    return !render()
  } catch {
    return true
  }
}

/** Renders any document of the site's components. */
export function toHtml(input: RenderInput, document: ReactNode): string {
  const context = contextOf(input)
  const html = `<!doctype html>${renderToStaticMarkup(<PageProvider value={context}>{document}</PageProvider>)}`
  return input.site.focuses.length > 0 && showsFocus(html)
    ? html.replace('</head>', `<style>${focusStyles(context.ask('focuses'))}</style></head>`)
    : html
}
