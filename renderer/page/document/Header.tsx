import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** The bar at the top of every page, 110 px high. On a phone it ends in a line that calls, on its side in an icon. */
export function Header() {
  const { site } = usePage()
  const { settings, navigation } = site
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 h-header border-b border-line bg-paper sideways:flex sideways:items-center md:[@media(height<21rem)]:absolute print:static print:h-auto print:bg-transparent print:pb-4">
      <div className="wrap flex h-[calc(100%-max(44px,40%))] items-center justify-between sideways:ms-5 sideways:me-0 sideways:h-full sideways:flex-1 sideways:pr-[0.6rem] md:grid md:grid-cols-[1fr_auto_1fr] print:h-auto print:justify-start">
        <Place />
        <HomeLink />
        <a
          href={navigation.quote.href}
          className="button button-primary hidden py-[0.4rem] text-sm tracking-[calc(0.04em+var(--capitals))] uppercase md:inline-flex md:min-h-11 md:justify-self-end print:hidden"
        >
          {navigation.quote.label}
        </a>
        <MobileMenu />
      </div>
      <a
        href={telHref(settings)}
        className="header-call flex h-[max(44px,40%)] items-center justify-center gap-2 bg-band text-[length:min(1rem,7.5vw)] font-strong text-on-band sideways:h-full sideways:w-[min(3rem,16vw)] sideways:flex-none md:hidden print:mx-5 print:h-auto print:justify-start print:bg-transparent"
      >
        <Icon name="phone" className="size-4" />
        <span className="sideways:absolute sideways:[clip-path:inset(50%)]">Call {settings.phone}</span>
      </a>
      <nav aria-label="Main" className="header-nav wrap hidden h-[max(44px,40%)] md:block print:hidden">
        <ul>
          {navigation.header.map((entry) => (
            <HeaderMenu key={entry.label} entry={entry} />
          ))}
        </ul>
      </nav>
    </header>
  )
}

function Place() {
  const { settings } = usePage().site
  return (
    <div className="hidden flex-wrap items-center gap-x-[1.4rem] font-semibold md:flex print:hidden">
      <span className="flex items-center gap-[0.4rem]">
        <Icon name="map-pin" className="size-5 text-accent" />
        {settings.locality}
      </span>
      <a href={telHref(settings)} className="flex min-h-[1.9rem] items-center gap-[0.4rem] hover:text-accent">
        <Icon name="phone" className="size-5 text-accent" />
        {settings.phone}
      </a>
    </div>
  )
}

function HomeLink() {
  const { site, page } = usePage()
  return (
    <a href="/" className="header-logo inline-flex min-h-[44px]" aria-current={page.route === '/' ? 'page' : undefined}>
      <Logo settings={site.settings} shrinks />
      <span className="visually-hidden">, home page</span>
    </a>
  )
}
