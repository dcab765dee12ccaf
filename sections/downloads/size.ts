const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

/** A size in bytes as the shops and systems of visitors say it: "340 kB", "2.4 MB". */
export function formatSize(bytes: number, language: string): string {
  const level = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** level
  // Rounding may reach the next unit.
  const isNext = value >= 999.5 && level < units.length - 1
  const [shown, unit] = isNext ? [value / 1000, units[level + 1]] : [value, units[level]]
  const maximumFractionDigits = shown < 10 ? 1 : 0
  return shown.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
}
