import type { ReactNode } from 'react'
import { addressLines } from '../../library/address.ts'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { nextSpecialHours } from '../special-hours.ts'
import { Icon } from './Icon.tsx'

interface ContactDetailsProps {
  phoneLabel?: string | undefined
  className?: string | undefined
}

/** Phone, e-mail, address and opening hours, from "site:". */
export function ContactDetails({ phoneLabel, className = '' }: ContactDetailsProps) {
  const { settings, words } = usePage().site
  const { address, email } = settings
  const [name, host] = email.split('@')
  return (
    <div className={`contact-details grid content-start gap-7 ${className}`}>
      <Detail icon="phone" label={phoneLabel ?? words.contact.phone}>
        <a href={telHref(settings)}>{settings.phone}</a>
      </Detail>
      <Detail icon="mail" label={words.contact.email}>
        <a href={`mailto:${email}`}>
          {name}
          <wbr />@{host}
        </a>
      </Detail>
      <Detail icon="map-pin" label={words.contact.office}>
        {addressLines(address).join(', ')}
      </Detail>
      <Detail icon="clock" label={words.contact.hours}>
        <ul>
          {settings.hours.map(({ label, text }) => (
            <li key={label}>
              {label}: {text}
            </li>
          ))}
          {nextSpecialHours(settings, words).map(({ label, text, until }) => (
            <li key={label} data-until={until}>
              {label}: {text}
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  )
}

function Detail({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <Icon name={icon} className="mt-[0.2rem] size-6 text-accent" />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-[1.05rem]">{label}</h3>
        {children}
      </div>
    </div>
  )
}
