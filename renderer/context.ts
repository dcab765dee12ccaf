import { createContext, useContext } from 'react'
import type { ResolvedPage, Site } from './content/index.ts'
import type { ImageManifest } from './images/manifest.ts'

/** What every component of a page may look at: the page, the site around it and the pictures that were made. */
export interface PageContextValue {
  site: Site
  page: ResolvedPage
  images: ImageManifest
}

const PageContext = createContext<PageContextValue | undefined>(undefined)
export const PageProvider = PageContext.Provider

export function usePage(): PageContextValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePage() was called outside a page')
  return value
}
