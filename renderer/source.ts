import type { ResolvedPage, Site } from './content/index.ts'
import type { ImageManifest } from './images/manifest.ts'

/** Everything a page is rendered from. */
export interface Source {
  site: Site
  /** The pages by route, such as "/roof-repair". */
  pages: Map<string, ResolvedPage>
  images: ImageManifest
}

/**
 * The build and the preview hand over what they have read and checked. It lies on the global object, because the
 * bundled pages have their own copy of this module.
 */
const KEY = Symbol.for('pages-from-yaml.source')
const shared = globalThis as { [KEY]?: Source }

/** Sets what the pages are rendered from, from now on. */
export function provideSource(site: Site, images: ImageManifest): void {
  const pages = new Map(site.pages.map((page) => [page.route, page]))
  shared[KEY] = { site, images, pages }
}

export function currentSource(): Source {
  const source = shared[KEY]
  if (!source) throw new Error('provideSource() must be called before a page is rendered')
  return source
}

/** The page at a path such as "/roof-repair"; a slash at the end makes no difference. */
export function findPage({ pages }: Source, path: string): ResolvedPage | undefined {
  return pages.get(path.length > 1 ? path.replace(/\/$/, '') : path)
}
