const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day written out: "2024-03-15" as "March 15, 2024". */
export const formatDate = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
