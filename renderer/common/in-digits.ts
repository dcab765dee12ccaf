/** A year in the digits of a language: "2026" is "٢٠٢٦" in Arabic. */
export const inDigits = (year: string | number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(Number(year))
