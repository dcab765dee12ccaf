import type { PageHead, ResolvedPage, Site } from '../pipeline/index.ts'

/** Whether search engines may list a page. */
export const isListed = ({ draft, noindex, canonical, route }: PageHead) =>
  !draft && !noindex && (canonical === undefined || canonical === route)

/** The pages of a language, or of the site's first, that visitors may look for. */
export const pagesToFind = <Page extends PageHead>({ pages }: { pages: Page[] }, language?: string): Page[] =>
  pages.filter((page) => isListed(page) && page.kind !== 'confirmation' && page.language === language)

/** The first page of a language, or of the site's first, with a section of a type. */
export const pageWith = ({ pages }: Site, type: string, language?: string): ResolvedPage | undefined =>
  pages.find((page) => page.types.includes(type) && !page.draft && page.language === language)
