import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { countryOf } from '../common/country.ts'
import { compactCode } from '../common/postal-code.ts'
import { thanksRoute } from '../common/reserved.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import type { Site, SiteFrame } from '../pipeline/index.ts'

/**
 * Writes what the site's own code reads: the form rules for the server, and where regions or the look-up are shown the
 * postal codes. The name of the file that the site was built from keeps `npm start` from putting another site in its place.
 */
export async function emitData(site: Site, { out, pages }: { out: string; pages?: string }): Promise<void> {
  const routes = site.pages.map(({ route }) => route)
  const forms = {
    ...(pages && { pages: fromProject(pages) }),
    ...forServer(site),
    redirects: site.redirects,
    nextChange: site.nextChange,
    ...(site.settings.webVitals && { measured: routes }),
    ...(site.settings.formStarts && { startsCounted: routes }),
    translations: Object.fromEntries(
      Object.entries(site.translations).map(([language, frame]) => [
        language,
        { ...forServer(frame), home: frame.home, thanks: thanksIn(site, language) },
      ]),
    ),
  }
  await writeFile(join(out, 'forms.json'), JSON.stringify(forms, null, 2))
  if (site.pages.some(({ types }) => types.includes('regions') || types.includes('zip-lookup')))
    await writeFile(join(out, 'client/zip-codes.json'), JSON.stringify(servedZipCodes(site)))
}

/** What the server has to know to answer and to mail in a language. */
function forServer({ settings, forms }: SiteFrame) {
  const { brand, phone, email, url, language, words, timeZone, formsAddress, thankYouPage } = settings
  const country = countryOf(settings)
  const own = { country, brand, phone, email, url, language, words, timeZone, formsAddress, thankYouPage }
  return { site: { ...own, formsKey: publicFormsKey(settings) }, forms }
}

/** The page that thanks for a form in a language. */
function thanksIn({ settings, redirects, pages }: Site, language: string): string | undefined {
  const thanks = thanksRoute(settings, redirects)
  return pages.find((page) => page.language === language && page.translationOf === thanks)?.route
}

/** As a path in the project where it lies there: copies of the project in other places have it too. */
const fromProject = (file: string) => {
  const path = relative('.', resolve(file))
  return path.startsWith('..') ? resolve(file) : path
}

/** The region's name by postal code in its compact form, over all "regions" sections of the site. */
export function servedZipCodes({ pages }: Pick<Site, 'pages'>): Record<string, string> {
  const regions = pages.flatMap((page) => page.regions.flatMap(({ items }) => items))
  return Object.fromEntries(regions.flatMap(({ name, zipCodes }) => zipCodes.map((zip) => [compactCode(zip), name])))
}
