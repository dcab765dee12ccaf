import { addressLines, townOf } from '../../common/address.ts'
import { commaOf } from '../../common/direction.ts'
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
  const { layout = 'columns', ground = 'dark' } = settings.theme?.footer ?? {}
  const isLine = layout === 'line'
  const isSignOff = layout === 'sign-off'
  return (
    <footer className={ground === 'dark' ? 'site-footer on-dark' : 'site-footer'}>
      <PlaceBar />
      {isSignOff && <Invitation />}
      <div className="wrap footer-columns">
        {isLine ? <Line /> : <About isUnsigned={isSignOff} />}
        {navigation.footer?.map(({ heading, items }) => (
          <nav key={heading} aria-label={heading}>
            {!isLine && <h2>{heading}</h2>}
            <Links links={items} />
          </nav>
        ))}
      </div>
      {isSignOff && <Signature brand={settings.brand} />}
      <div className="wrap footer-legal">
        <p>
          © {settings.legalName ?? settings.brand}
          {settings.address && `${commaOf(settings.language)}${townOf(settings.address)}`}
          {settings.registration && ` · ${settings.registration}`}
        </p>
        {navigation.legal && <Links links={navigation.legal} />}
        <ConsentSettings />
      </div>
    </footer>
  )
}

/** What a foot signed large begins with. */
function Invitation() {
  const { settings, navigation } = usePage().site
  const { quote } = navigation
  if (!settings.tagline && !quote) return null
  return (
    <div className="footer-invitation">
      <div className="wrap">
        {settings.tagline && <p>{settings.tagline}</p>}
        {quote && (
          <a href={quote.href} className="button button-primary">
            {quote.label}
          </a>
        )}
      </div>
    </div>
  )
}

/** Letters up to which a name has each of its sizes; a longer one breaks into lines. */
const SIZES = [
  [8, 'footer-name name-short'],
  [11, 'footer-name name-middle'],
  [14, 'footer-name name-usual'],
] as const

function Signature({ brand }: { brand: string }) {
  const [, name = 'footer-name'] = SIZES.find(([most]) => brand.length <= most) ?? []
  return <p className={`wrap ${name}`}>{brand}</p>
}

function Brand() {
  const { settings } = usePage().site
  return (
    <span className="logo">
      <Logo settings={settings} isOnDark={(settings.theme?.footer?.ground ?? 'dark') === 'dark'} />
    </span>
  )
}

function Line() {
  const { phone, email } = usePage().site.settings
  return (
    <div className="footer-about">
      <Brand />
      {(phone || email) && <Reach />}
    </div>
  )
}

function Reach() {
  const { settings } = usePage().site
  const { phone, email } = settings
  return (
    <p className="whitespace-pre-line">
      {phone && <a href={telHref(settings)}>{phone}</a>}
      {phone && email && '\n'}
      {email && <EmailLink email={email} />}
    </p>
  )
}

function About({ isUnsigned }: { isUnsigned: boolean }) {
  const { settings, words } = usePage().site
  const { address, tagline, phone, email, hours } = settings
  const [street, town] = address ? addressLines(address) : []
  return (
    <div className="footer-about">
      {!isUnsigned && <Brand />}
      {!isUnsigned && tagline && <p className="font-semibold text-accent">{tagline}</p>}
      {address && (
        <address className="whitespace-pre-line not-italic">
          {street}
          {'\n'}
          {town}
        </address>
      )}
      {(phone || email) && <Reach />}
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
