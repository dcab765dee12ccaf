/** The day as yyyy-mm-dd, in UTC. */
export const today = (timeZone = 'UTC'): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now())
