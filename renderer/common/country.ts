interface Placed {
  address?: { country?: string } | undefined
  /** A language tag (BCP 47), such as "en-US". */
  language?: string | undefined
}

/** The country of a business, as two capital letters: that of its address, else the likely one of its language. */
export const countryOf = ({ address, language = 'en-US' }: Placed): string =>
  address?.country ?? new Intl.Locale(language).maximize().region ?? 'US'
