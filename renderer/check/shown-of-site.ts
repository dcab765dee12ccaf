import type { MessageId } from '../messages/message.ts'

interface Shown {
  key: string
  /** How it gets there. */
  write: MessageId
  /** Where several more of the kind stand. */
  more?: MessageId
  orRemove: MessageId
}

/** Sections that show something of "site:", without which there is nothing to see: what it is, and how it gets there. */
export const shownOfSite: Readonly<Record<string, Shown>> = {
  social: { key: 'profiles', write: 'shown-of-site.profiles', orRemove: 'missing-field.shown-profiles' },
  hours: { key: 'hours', write: 'shown-of-site.hours', orRemove: 'missing-field.shown-hours' },
  locations: {
    key: 'address',
    write: 'shown-of-site.address',
    more: 'shown-of-site.locations',
    orRemove: 'missing-field.shown-address',
  },
  map: { key: 'geo', write: 'shown-of-site.geo', orRemove: 'missing-field.shown-geo' },
}
