import type { OnPrerenderStartSync, PageContextServer } from 'vike/types'

/**
 * Has vike render the pages that the build names, and the one that stands in for those that do not exist, in each language. The hook that
 * lists addresses is not told what prerender() was called with; a page's context is, so that of the home page is copied.
 */
export const onPrerenderStart: OnPrerenderStartSync = ({ pageContexts }) => {
  const [home, notFound] = pageContexts as [PageContextServer, PageContextServer]
  const pages = home.routes.map((urlOriginal) => ({ ...home, urlOriginal }))
  const languages = home.withStandIns ? [undefined, ...Object.keys(home.site.translations)] : []
  const missing = languages.map((language) => ({ ...notFound, language }))
  return { prerenderContext: { pageContexts: [...pages, ...missing] } }
}
