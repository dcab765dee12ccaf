import { minutesSinceMidnight } from '../common/opening-hours.ts'

/** "7:00 AM", "7", "18.30", "noon" */
const time = /\b(\d{1,2})(?:[:.]([0-5]\d))?(?:\s*([ap])(?:\.?m)?\b\.?)?|\b(?:noon|midnight)\b/gi

/**
 * Whether a line such as "7:00 AM – 6:00 PM" names other times than those on a clock of 24 hours, a pair or, with
 * breaks, several. What it leaves open fits.
 */
export function differs(text: string, pairs: readonly { opens: string; closes: string }[]): boolean {
  if (/\b24\s*\/\s*7\b/.test(text)) return false
  const times = [...text.matchAll(time)].map(minutesOf)
  if (times.length === 0) return isClosed(text)
  // Two times where there are four or more leave out the breaks; any other number cannot be told apart.
  if (times.length === 2 && pairs.length > 1) return true
  if (times.length !== pairs.length * 2) return false
  return pairs.some(({ opens, closes }, index) => {
    const [from = [], to = []] = times.slice(index * 2)
    return !from.includes(minutesSinceMidnight(opens)) || !closings(closes).some((end) => to.includes(end))
  })
}

export const isClosed = (text: unknown) =>
  /^(?:closed|geschlossen|ruhetag|cerrado|fermé|chius[oi]|fechado|encerrado|gesloten|zamknięte|nieczynne)(?![\p{L}\d])/iu.test(
    String(text).trim(),
  )

/** All that a time can mean: "7" is seven in the morning or in the evening. */
function minutesOf([matched, hour = '', minute = '0', half]: RegExpMatchArray): number[] {
  if (/noon/i.test(matched)) return [12 * 60]
  if (/midnight/i.test(matched)) return [0, 24 * 60]
  const [hours, rest] = [Number(hour), Number(minute)]
  const morning = (hours % 12) * 60 + rest
  const evening = morning + 12 * 60
  if (half) return [half.toLowerCase() === 'a' ? morning : evening]
  return hours > 12 ? [hours * 60 + rest] : [morning, evening]
}

/** Midnight at the end of a day, which its last minute stands for too. */
const closings = (clock: string) =>
  /^(?:00:00|23:59)$/.test(clock) ? [0, 24 * 60 - 1, 24 * 60] : [minutesSinceMidnight(clock)]
