import type { Site, SiteFrame } from './index.ts'

/** What the pages of a language show or follow; without a language, those of the site's first. */
export const siteIn = (site: Site, language: string | undefined): SiteFrame =>
  (language !== undefined && site.translations[language]) || site
