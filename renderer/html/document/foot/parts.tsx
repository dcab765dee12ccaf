import { addressLines } from '../../../common/address.ts'
import { commaOf } from '../../../common/direction.ts'
import { EmailLink } from '../../components/EmailLink.tsx'
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

/** A line ends before the dash or the "to" of a range at the most: "8:00 AM –" reads as if the rest were missing. */
const unbroken = (times: string) =>
  times.replaceAll(/(?<=\d) (?=[ap]\.?m\b)|(?<= (?:[–-]|\p{L}{1,3})) (?=\d)/giu, '\u00a0')

export function Hours() {
  const { settings, words } = usePage().site
  const { hours } = settings
  if (!hours) return null
  return (
    <dl>
      {hours.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
      {nextSpecialHours(settings, words).map(({ label, text, until }) => (
        <div key={label} data-until={until}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

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
