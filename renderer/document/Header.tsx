import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** The bar at the top of every page, 110 px high. */
export function Header() {
  const { site, page } = usePage()
  const { settings, navigation } = site

  return (
    <header className="site-header">
      <div className="wrap header-top">
        <div className="header-place">
          <span>
            <Icon name="map-pin" className="size-5" />
            {settings.locality}
          </span>
          <a href={telHref(settings)}>
            <Icon name="phone" className="size-5" />
            {settings.phone}
          </a>
        </div>
        <a href="/" className="header-logo" aria-current={page.route === '/' ? 'page' : undefined}>
          <Logo settings={settings} />
          <span className="visually-hidden">, home page</span>
        </a>
        <a href={navigation.quote.href} className="button button-primary header-quote">
          {navigation.quote.label}
        </a>
        <MobileMenu />
      </div>
      <a href={telHref(settings)} className="header-call">
        <Icon name="phone" className="size-4" />
        <span>Call {settings.phone}</span>
      </a>
      <nav aria-label="Main" className="wrap header-nav">
        <ul>
          {navigation.header.map((entry) => (
            <HeaderMenu key={entry.label} entry={entry} />
          ))}
        </ul>
      </nav>
    </header>
  )
}
