import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { Icon } from './Icon.tsx'

/** Phone, e-mail, address and opening hours, from "site:". */
export function ContactDetails({ phoneLabel = 'Phone' }: { phoneLabel?: string | undefined }) {
  const { settings } = usePage().site
  const { address, email } = settings
  const [name, host] = email.split('@')
  return (
    <div className="contact-details">
      <Detail icon="phone" label={phoneLabel}>
        <a href={telHref(settings)}>{settings.phone}</a>
      </Detail>
      <Detail icon="mail" label="Email">
        <a href={`mailto:${email}`}>
          {name}
          <wbr />@{host}
        </a>
      </Detail>
      <Detail icon="map-pin" label="Office">
        {address.street}, {address.locality}, {address.region} {address.postalCode}
      </Detail>
      <Detail icon="clock" label="Hours">
        <ul>
          {settings.hours.map(({ label, text }) => (
            <li key={label}>
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
    <div className="contact-detail">
      <Icon name={icon} className="size-6" />
      <div>
        <h3>{label}</h3>
        {children}
      </div>
    </div>
  )
}
