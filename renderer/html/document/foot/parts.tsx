import type { ReactNode } from 'react'
import { addressLines } from '../../../common/address.ts'
import { commaOf } from '../../../common/direction.ts'
import type { SiteSettings } from '../../../schema/types.generated.ts'
import { EmailLink } from '../../components/EmailLink.tsx'
import { HourLines, unbroken } from '../../components/HourLines.tsx'
import { usePage } from '../../context.ts'
import { telHref } from '../../links.ts'
import { nextSpecialHours } from '../../special-hours.ts'
import { Logo } from '../Logo.tsx'
import { isGroundDark } from './ground.ts'

export function Brand() {
  const { settings } = usePage().site
  return (
    <span className="logo">
      <Logo settings={settings} isOnDark={isGroundDark(settings)} />
    </span>
  )
}

/** Whether `Address` or `Reach` has anything to show. */
export const hasReach = ({ address, phone, email }: SiteSettings): boolean => Boolean(address || phone || email)

export function Address({ isInLine }: { isInLine?: boolean }) {
  const { address, language } = usePage().site.settings
  if (!address) return null
  const [street, town] = addressLines(address)
  if (isInLine) return <address className="not-italic">{addressLines(address).join(commaOf(language))}</address>
  return (
    <address className="whitespace-pre-line not-italic">
      {street}
      {'\n'}
      {town}
    </address>
  )
}

export function Reach({ className = 'whitespace-pre-line' }: { className?: string }) {
  const { settings } = usePage().site
  const { phone, email } = settings
  if (!phone && !email) return null
  return (
    <p className={className}>
      {phone && <a href={telHref(settings)}>{phone}</a>}
      {phone && email && '\n'}
      {email && <EmailLink email={email} />}
    </p>
  )
}

export function Hours() {
  const { settings, words } = usePage().site
  const { hours } = settings
  if (!hours) return null
  const always = hours.map(({ label, text }) => ({ label, text: unbroken(text) }))
  return <HourLines lines={[...always, ...nextSpecialHours(settings, words)]} />
}

/** Letters that fit in one line of a phone; longer words break. */
const ONE_LINE = 22

/** Words as wide as the page, and what they are drawn as. The elements within are what their styles measure. */
export function Signature({ text, children = text }: { text: string; children?: ReactNode }) {
  if (text.length > ONE_LINE) return <p className="wrap footer-name">{children}</p>
  return (
    <p className="wrap footer-name name-fitted" data-name={text}>
      <span>
        <span>{children}</span>
      </span>
    </p>
  )
}

/** What stands under a label, in a row with it. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <h2>{label}</h2>
    {children}
  </div>
)

interface Link {
  label: string
  href: string
}

export function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

/** The lists of links that the site has at its foot, each a landmark of its own. */
export const LinkLists = ({ hasHeadings = true }: { hasHeadings?: boolean }) =>
  usePage().site.navigation.footer?.map(({ heading, items }) => (
    <nav key={heading} aria-label={heading}>
      {hasHeadings && <h2>{heading}</h2>}
      <Links links={items} />
    </nav>
  ))

/** The same as columns of their own. */
export const LinkColumns = () =>
  usePage().site.navigation.footer && (
    <div className="footer-lists">
      <LinkLists />
    </div>
  )
