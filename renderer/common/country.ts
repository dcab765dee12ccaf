import { isRecord } from './is-record.ts'
import { isLanguage } from './language-name.ts'

interface Placed {
  address?: { country?: string } | undefined
  /** A language tag (BCP 47), such as "en-US". */
  language?: string | undefined
}

/** The country of a business, as two capital letters: that of its address, else the likely one of its language. */
export const countryOf = ({ address, language = 'en-US' }: Placed): string =>
  address?.country ?? new Intl.Locale(language).maximize().region ?? 'US'

/** The same of what an author wrote under "site:", in which anything may be wrong. */
export function countryWritten(site: unknown): string {
  const { address, language } = isRecord(site) ? site : {}
  const country = isRecord(address) ? address.country : undefined
  if (typeof country === 'string') return country
  return countryOf(typeof language === 'string' && isLanguage(language) ? { language } : {})
}
