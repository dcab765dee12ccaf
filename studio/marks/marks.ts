import type { Engine, PreviewState } from '../../renderer/preview/index.ts'
import { markSite, type Places } from './places.ts'

/** A page with marks in its texts, beside which the studio walks the page in its frame. */
export interface MarkedPage extends Places {
  /** Of the page that it was made from. */
  version: number
  /** The marked body as HTML; empty where there is nothing to show. */
  body: string
}

/** Marks a page of the site that is shown. It is rendered a second time: the page that visitors get has no marks. */
export async function marksOf(engine: Engine, { version, shown }: PreviewState, route: string): Promise<MarkedPage> {
  const marked = shown && markSite(shown.read)
  if (!marked) return { version, body: '', texts: [], pictures: [] }
  const { renderMarked } = (await engine.vite.ssrLoadModule('/studio/marks/entry.ts')) as typeof import('./entry.ts')
  const html = renderMarked({ ...shown, site: marked.site }, route)
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  return { version, body, ...marked.places }
}
