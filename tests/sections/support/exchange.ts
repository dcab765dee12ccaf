import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { ServedGallery } from '../../support/gallery.ts'

/** The page of an example, as a gallery has it. */
export const htmlIn = ({ folder }: ServedGallery, href: string) =>
  readFileSync(join(folder, href, 'index.html'), 'utf8')

/**
 * Shows an example of a gallery. It takes the place of the one before it in the open page, which has styles and fonts
 * already, and its scripts begin anew. The first is opened as pages are.
 */
export async function showIn(
  page: Page,
  gallery: ServedGallery,
  href: string,
  openFirst: () => Promise<unknown> = () => page.goto(gallery.url + href),
): Promise<void> {
  const [, title = '', body = ''] = /<title>(.*?)<\/title>.*(<body>.*<\/body>)/s.exec(htmlIn(gallery, href)) ?? []
  if (page.url() === 'about:blank') await openFirst()
  else await page.evaluate(exchange, { title, body, href: gallery.url + href })
}

/** In the page: shows another document of the gallery. */
async function exchange({ title, body, href }: { title: string; body: string; href: string }) {
  history.replaceState(null, '', href)
  const parsed = new DOMParser().parseFromString(`<title>${title}</title>${body}`, 'text/html')
  document.title = parsed.title
  document.body.replaceWith(document.adoptNode(parsed.body))
  scrollTo(0, 0)
  const src = `${document.querySelector('script')?.src}?for=${href}`
  await new Promise((onload) =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload })),
  )
}
