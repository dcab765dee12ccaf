/** Sections that show something of "site:", without which there is nothing to see: what it is, and how it gets there. */
export const shownOfSite: Readonly<Record<string, { key: string; write: string; more?: string }>> = {
  social: { key: 'profiles', write: 'Write the addresses of your pages elsewhere under "profiles:" in "site:"' },
  hours: { key: 'hours', write: 'Write the opening hours under "hours:" in "site:"' },
  locations: {
    key: 'address',
    write: 'Write the address of the business under "address:" in "site:"',
    more: 'Write your other places under "locations:" in "site:"',
  },
  map: { key: 'geo', write: 'Write latitude and longitude of your house under "geo:" in "site:"' },
}
