/** Whether the clocks of this machine know a time zone by its name (IANA), such as "America/New_York". */
export function isTimeZone(name: string): boolean {
  // Faster than a format by eight times; it knows no old names such as "US/Eastern".
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
