import { addressLines, townOf } from '../../common/address.ts'
import { EmailLink } from '../components/EmailLink.tsx'
import { ConsentSettings } from '../consent/Consent.tsx'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { nextSpecialHours } from '../special-hours.ts'
import { Logo } from './Logo.tsx'
import { PlaceBar } from './PlaceBar.tsx'

/**
 * The foot of every page: how to reach the business, when, and links to its pages. On phones the location bar is part
 * of it, fixed to the foot of the screen: everything on a page belongs to a landmark.
 */
export function Footer() {
  const { site } = usePage()
  const { settings, navigation } = site
  return (
    <footer className="site-footer on-dark">
      <PlaceBar />
      <div className="wrap footer-columns">
        <About />
        {navigation.footer?.map(({ heading, items }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <Links links={items} />
          </nav>
        ))}
      </div>
      <div className="wrap footer-legal">
        <p>
          © {settings.legalName ?? settings.brand}
          {settings.address && `, ${townOf(settings.address)}`}
        </p>
        {navigation.legal && <Links links={navigation.legal} />}
        <ConsentSettings />
      </div>
    </footer>
  )
}

function About() {
  const { settings, words } = usePage().site
  const { address, tagline, phone, email, hours } = settings
  const [street, town] = address ? addressLines(address) : []
  return (
    <div className="footer-about">
      <span className="logo">
        <Logo settings={settings} isOnDark />
      </span>
      {tagline && <p className="font-semibold text-highlight">{tagline}</p>}
      {address && (
        <address className="whitespace-pre-line not-italic">
          {street}
          {'\n'}
          {town}
        </address>
      )}
      {(phone || email) && (
        <p className="whitespace-pre-line">
          {phone && <a href={telHref(settings)}>{phone}</a>}
          {phone && email && '\n'}
          {email && <EmailLink email={email} />}
        </p>
      )}
      {hours && (
        <dl>
          {hours.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {nextSpecialHours(settings, words).map(({ label, text, until }) => (
            <div key={label} data-until={until}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Links({ links }: { links: { label: string; href: string }[] }) {
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
