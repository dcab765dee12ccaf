import type { ReactNode } from 'react'
import { addressLines } from '../../common/address.ts'
import { commaOf } from '../../common/direction.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { nextSpecialHours } from '../special-hours.ts'
import { EmailLink } from './EmailLink.tsx'
import { HourLines } from './HourLines.tsx'
import { Icon } from './Icon.tsx'

interface ContactDetailsProps {
  phoneLabel?: string | undefined
  className?: string | undefined
}

/** Whether there is anything to show. */
export const hasContactDetails = ({ phone, email, address, hours }: SiteSettings): boolean =>
  [phone, email, address, hours].some((detail) => detail !== undefined)

/** What "site:" has of phone, e-mail, address and opening hours. */
export function ContactDetails({ phoneLabel, className = '' }: ContactDetailsProps) {
  const { settings, words } = usePage().site
  const { phone, email, address, hours } = settings
  return (
    <div className={`contact-details grid content-start gap-7 ${className}`}>
      {phone && (
        <Detail icon="phone" label={phoneLabel ?? words.contact.phone}>
          <a href={telHref(settings)}>{phone}</a>
        </Detail>
      )}
      {email && (
        <Detail icon="mail" label={words.contact.email}>
          <EmailLink email={email} />
        </Detail>
      )}
      {address && (
        <Detail icon="map-pin" label={words.contact.office}>
          {addressLines(address).join(commaOf(settings.language))}
        </Detail>
      )}
      {hours && (
        <Detail icon="clock" label={words.contact.hours}>
          <HourLines row="short" lines={[...hours, ...nextSpecialHours(settings, words)]} />
        </Detail>
      )}
    </div>
  )
}

function Detail({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  const { details = 'icons' } = usePage().site.settings.theme?.shape ?? {}
  // Each of the others is laid out under its look (styles/looks.css).
  if (details !== 'icons')
    return (
      <div className={`detail-${icon} wrap-anywhere`}>
        <h3>{label}</h3>
        {children}
      </div>
    )
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start justify-items-start gap-x-4 wrap-anywhere">
      <Icon name={icon} className="row-span-2 mt-[0.2rem] size-6 text-accent" />
      <h3 className="text-[1.05rem]">{label}</h3>
      {children}
    </div>
  )
}
