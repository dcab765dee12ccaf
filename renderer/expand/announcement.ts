interface Announcement {
  until: string
}

/** The announcement of a site, as long as its last day has not passed. */
export function announcementOn<Kind extends Announcement>(given: Kind | undefined, today: string): Kind | undefined {
  return given && given.until >= today ? given : undefined
}
