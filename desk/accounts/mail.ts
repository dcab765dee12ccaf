import { visitorMail } from '../../server/mail/visitor.ts'
import { newId } from '../../server/store/ids.ts'
import type { Desk } from '../parts.ts'
import { sayIn } from '../words.ts'
import type { Person } from './people.ts'

export interface LinkOptions {
  /** How long it signs in, in milliseconds. */
  lifetime: number
  language: string
  /** Where it leads, below the desk's path. */
  to?: string
  /** Who invites; where nobody does, the person asked for it. */
  by?: string
}

type Parts = Pick<Desk, 'links' | 'origin' | 'path' | 'mail' | 'siteFile'> & {
  settings: Pick<Desk['settings'], 'LEADS_FROM'>
}

/** The address that signs a person in, once. Its host is the desk's own, whatever a request said. */
export async function makeLink(
  { links, origin, path }: Pick<Parts, 'links' | 'origin' | 'path'>,
  { id }: Person,
  { lifetime, to }: LinkOptions,
) {
  const link = new URL(`${path}/sign-in/link`, origin)
  link.searchParams.set('token', await links.make(id, lifetime))
  if (to) link.searchParams.set('to', to)
  return link.href
}

/** Mails a link to sign in. Returns false where no mail server is set. */
export async function sendLink(desk: Parts, person: Person, options: LinkOptions): Promise<boolean> {
  const { mail, settings, siteFile } = desk
  const from = settings.LEADS_FROM
  if (!mail || !from) return false
  const say = sayIn(options.language)
  const { brand } = siteFile().site
  const values = {
    brand,
    by: options.by ?? '',
    minutes: options.lifetime / 60_000,
    days: options.lifetime / 86_400_000,
  }
  const link = await makeLink(desk, person, options)
  const isInvited = options.by !== undefined
  const text = [
    say(isInvited ? 'mail.invited' : 'mail.asked', values),
    link,
    say(isInvited ? 'mail.invitedHint' : 'mail.askedHint', values),
  ]
  const message = visitorMail(
    {
      id: `desk.${newId()}`,
      to: person.address,
      subject: `[${brand}] ${say(isInvited ? 'mail.invitedSubject' : 'mail.askedSubject')}`,
      text: text.join('\n\n'),
      cause: 'auto-generated',
    },
    siteFile().site,
    from,
  )
  await mail.send(message, () => {})
  return true
}
