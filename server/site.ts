/** What the build tells the server about the site: `dist/forms.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OwnWords, type Words, wordsOf } from '../renderer/library/words/index.ts'
import type { Form } from '../renderer/schema/types.generated.ts'

export type SiteFile = {
  /** The file that the site was built from, as a path in the project where it lies there. */
  pages?: string
  site: {
    brand: string
    phone: string
    email: string
    url: string
    language: string
    /** What the site says in other words than the catalogue. */
    words?: OwnWords
    timeZone?: string
    formsKey?: string
  }
  forms: Record<string, Form>
  /** Headers for answers that the server writes itself. */
  security: Record<string, string>
  /** Old path → new path. */
  redirects: Record<string, string>
}

/** Reads the build's `forms.json`. Throws when there is no finished build. */
export async function readSiteFile(dist: string): Promise<SiteFile> {
  const file = join(dist, 'forms.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Cannot read ${file}: the site is not built. Run "npm run build".`)
  })
  const { pages, site, forms = {}, security = {}, redirects = {} } = JSON.parse(text) as Partial<SiteFile>
  if (!site) throw new Error(`${file} has no "site". Run "npm run build" again.`)
  return { pages, site, forms, security, redirects }
}

/** The words of the site's language, for whatever the server writes itself. */
export const wordsOfSite = ({ language, words }: SiteFile['site']): Words => wordsOf(language, words)
