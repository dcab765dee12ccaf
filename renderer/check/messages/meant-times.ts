/** "9:00", "9h30", "2 pm", "18 Uhr", "noon" and "midnight" on a clock of 24 hours. */
export function timeMeant(text: string): string | undefined {
  if (/^(?:12 )?(?:noon|midnight)$/i.test(text)) return /noon/i.test(text) ? '12:00' : '00:00'
  const form = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?\s?(?:uhr|([ap])\.?\s?m\.?)?$/i
  const [, hours, minutes = '00', half] = form.exec(text) ?? []
  if (hours === undefined) return undefined
  // The end of a day is the beginning of the next.
  if (hours === '24' && half === undefined && minutes === '00') return '00:00'
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** "2027-3-5", "15.3.2027" and "15 March 2027" as year, month and day; not "3/5/2027", which is another day elsewhere. */
export function dayMeant(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, dayFirst, monthNext, yearLast] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
  if (year ?? yearLast) {
    const parts = [year ?? yearLast, month ?? monthNext, day ?? dayFirst]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  }
  const isInWords = /^[a-z0-9 .,]+$/i.test(text) && /[a-z]{3}/i.test(text) && /\b\d{4}$/.test(text)
  const time = isInWords ? Date.parse(`${text} UTC`) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
