import type { PageContextValue } from './context.ts'

export interface InLanguage {
  language: string
  route: string
}

/** A page in all its languages, itself included; empty on a site with one. */
export function inLanguages({ site, page, ask }: PageContextValue): InLanguage[] {
  const { languages } = site.settings
  if (!languages || page.route === '/404') return []
  const versions = ask('languages', page.translationOf ?? page.route)
  return languages.flatMap((language) => versions.find((one) => one.language === language) ?? [])
}

/** Where a visitor goes for each other language: to the same page, or to the home page where there is none. */
export function otherLanguages(context: PageContextValue): InLanguage[] {
  const { settings, homes } = context.site
  const same = inLanguages(context)
  return (settings.languages ?? [])
    .filter((language) => language !== settings.language)
    .flatMap((language) => {
      const route = same.find((one) => one.language === language)?.route ?? homes[language]
      return route === undefined ? [] : [{ language, route }]
    })
}
