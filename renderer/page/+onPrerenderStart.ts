import type { OnPrerenderStartAsync, PageContextServer } from 'vike/types'

/**
 * Has vike render the pages that the build names, and the one that stands in for those that do not exist, in each language. The hook that
 * lists addresses is not told what prerender() was called with; a page's context is, so that of the home page is copied.
 */
export const onPrerenderStart: OnPrerenderStartAsync = async ({ pageContexts }) => {
  const [home, notFound] = pageContexts as [PageContextServer, PageContextServer]
  const given = await home.given
  const pages = given.routes.map((urlOriginal) => ({ ...home, ...given, urlOriginal }))
  const languages = [undefined, ...Object.keys(given.site.translations)]
  const missing = languages.map((language) => ({ ...notFound, ...given, language }))
  return { prerenderContext: { pageContexts: [...pages, ...missing] } }
}
