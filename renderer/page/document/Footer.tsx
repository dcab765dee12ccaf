import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { Logo } from './Logo.tsx'
import { PlaceBar } from './PlaceBar.tsx'

const link = 'inline-block py-[0.28rem] wrap-anywhere hover:text-accent hover:underline'

/**
 * The foot of every page: how to reach the business, when, and links to its pages. On phones the location bar is part
 * of it, fixed to the foot of the screen: everything on a page belongs to a landmark.
 */
export function Footer() {
  const { site } = usePage()
  const { settings, navigation } = site
  const { locality, region } = settings.address
  return (
    <footer className="site-footer on-dark bg-footer pt-14 pb-8 text-ink print:bg-transparent print:py-4">
      <PlaceBar />
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 max-xs:grid-cols-1 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <About />
        {navigation.footer.map(({ heading, items }) => (
          <nav key={heading} aria-label={heading} className="print:hidden">
            <h2 className="mb-2 font-body text-sm tracking-[0.06em] text-muted uppercase">{heading}</h2>
            <Links links={items} />
          </nav>
        ))}
      </div>
      <div className="footer-legal wrap mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-band-line pt-5 text-md text-muted">
        <p>
          © {settings.legalName ?? settings.brand}, {locality}, {region}
        </p>
        {navigation.legal && <Links links={navigation.legal} className="flex gap-6 print:hidden" />}
      </div>
    </footer>
  )
}

function About() {
  const { settings } = usePage().site
  const { address, tagline, phone, email, hours } = settings
  return (
    <div className="col-span-full *:not-first:mt-[0.9rem] lg:col-auto">
      <Logo settings={settings} />
      <p className="font-semibold text-highlight">{tagline}</p>
      <address className="not-italic">
        {address.street}
        <br />
        {address.locality}, {address.region} {address.postalCode}
      </address>
      <p>
        <a href={telHref(settings)} className={link}>
          {phone}
        </a>
        <br />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
      <dl>
        {hours.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-[0.6rem]">
            <dt className="min-w-[4.2rem] text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Links({ links, className }: { links: { label: string; href: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
