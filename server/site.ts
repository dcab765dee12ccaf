/** What the build tells the server about the site: `dist/forms.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlainForms } from '../renderer/common/reserved.ts'
import type { FormWords } from '../renderer/forms/rules.ts'
import { type OwnWords, type Words, wordsOf } from '../renderer/languages/index.ts'
import type { Form } from '../renderer/schema/types.generated.ts'

export type SiteFile = {
  /** The file that the site was built from, as a path in the project where it lies there. */
  pages?: string
  site: {
    brand: string
    phone?: string | undefined
    email?: string | undefined
    url: string
    language: string
    /** What the site says in other words than the catalogue. */
    words?: OwnWords
    timeZone?: string
    /** The country of the business, as two letters; builds of before do not say it. */
    country?: string
    formsKey?: string
  } & PlainForms
  forms: Record<string, Form>
  /** Headers for answers that the server writes itself. */
  security: Record<string, string>
  /** Old path → new path. */
  redirects: Record<string, string>
  /** When something of the site begins or ends to show, in milliseconds: it has to be built again then. */
  nextChange?: number | undefined
  /** The addresses of the pages, where it is measured how fast they are for visitors. */
  measured?: string[]
  /** The same where it is counted how many forms are begun. */
  startsCounted?: string[]
  /** The same in the further languages of the site, by language. */
  translations?: Record<string, Translation>
}

export type Translation = Pick<SiteFile, 'site' | 'forms'> & {
  /** The home page in this language; every page below it is in it too. */
  home: string
  /** The page that thanks for a form. */
  thanks?: string
}

/** The language of a submission or a lead, if the site has pages in it besides those in its first. */
export const knownLanguage = ({ translations = {} }: SiteFile, language: unknown): string | undefined =>
  typeof language === 'string' && Object.hasOwn(translations, language) ? language : undefined

/** What the server knows of the site, in a language. */
export function inLanguage(file: SiteFile, language: unknown): SiteFile {
  const { site, forms } = file.translations?.[knownLanguage(file, language) ?? ''] ?? file
  return { ...file, site, forms }
}

/** Reads the build's `forms.json`. Throws when there is no finished build. */
export async function readSiteFile(dist: string): Promise<SiteFile> {
  const file = join(dist, 'forms.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Cannot read ${file}: the site is not built. Run "npm run build".`)
  })
  const {
    pages,
    site,
    forms = {},
    security = {},
    redirects = {},
    translations = {},
    measured,
    nextChange,
    startsCounted,
  } = JSON.parse(text) as Partial<SiteFile>
  if (!site) throw new Error(`${file} has no "site". Run "npm run build" again.`)
  return { pages, site, forms, security, redirects, translations, measured, nextChange, startsCounted }
}

/** What forms say besides their own words, in the site's language. */
export function formWordsOf(site: SiteFile['site']): FormWords {
  const { form, formKinds: kinds } = wordsOfSite(site)
  return { ...form, kinds, language: site.language }
}

/** The words of the site's language, for whatever the server writes itself. */
export const wordsOfSite = ({ language, words }: SiteFile['site']): Words => wordsOf(language, words)
