/** A year in the digits of a language: "2026" is "٢٠٢٦" in Arabic. */
export const inDigits = (year: number, language: string): string =>
  year.toLocaleString(language, { useGrouping: false })
