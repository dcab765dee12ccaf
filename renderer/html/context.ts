import { createContext, useContext } from 'react'
import { siteIn } from '../pipeline/in-language.ts'
import type { ResolvedPage, Site, SiteFrame } from '../pipeline/index.ts'
import type { ImageManifest } from './image-manifest.ts'
import { type Ask, createAsk, type Question } from './questions.ts'

/** What every component of a page may look at: the page and what all pages share. The rest of the site is asked for. */
export interface PageContextValue {
  site: SiteFrame
  page: ResolvedPage
  ask: Ask
  /** The site's icon, as SVG. */
  icon: string
  /** Whether the page is part of a build, which has files beside it. */
  isBuilt: boolean
}

const PageContext = createContext<PageContextValue | undefined>(undefined)
export const PageProvider = PageContext.Provider

export function usePage(): PageContextValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePage() was called outside a page')
  return value
}

/** What a page is rendered from. */
export interface RenderInput {
  site: Site
  page: ResolvedPage
  images: ImageManifest
  /** The site's icon, as SVG; browsers show their own where it is empty. */
  icon: string
  isBuilt?: boolean
  /** Told what the page asks of the rest of the site. */
  note?: (question: Question) => void
}

export const contextOf = ({ site, page, images, icon, isBuilt = false, note }: RenderInput): PageContextValue => ({
  site: siteIn(site, page.language),
  page,
  icon,
  isBuilt,
  ask: createAsk(site, images, note),
})
