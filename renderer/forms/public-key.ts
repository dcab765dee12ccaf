import type { SiteSettings } from '../schema/types.generated.ts'

/** The public key that the pages of a build bring with their forms; the setting PUBLIC_FORMS_KEY goes before the file. */
export const publicFormsKey = ({ formsKey }: Pick<SiteSettings, 'formsKey'>): string | undefined =>
  process.env.PUBLIC_FORMS_KEY || formsKey
