/** A moment by the clock of a time zone, as ISO 8601 writes it: "2027-03-06T15:00:00-08:00". */
export function withOffset(date: string, time: string, timeZone: string): string {
  const local = Date.parse(`${date}T${time}Z`)
  // The offset is that of the moment itself, which is known only with the offset: the second look settles it.
  const guess = local - minutesOf(offsetAt(local, timeZone)) * 60_000
  return `${date}T${time}:00${offsetAt(guess, timeZone)}`
}

function offsetAt(moment: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}

const minutesOf = (offset: string) =>
  Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))
