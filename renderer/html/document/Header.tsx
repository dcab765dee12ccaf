import { fill } from '../../languages/index.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'
import { isOverPicture } from '../grounds.ts'
import { telHref } from '../links.ts'
import { isBrandDark } from './foot/ground.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { Logo } from './Logo.tsx'
import { looksOf } from './look.ts'

/** The bar at the top of every page, 110 px high. On a phone it ends in a line that calls, on its side in an icon. */
export function Header() {
  const { site, page } = usePage()
  const { settings, navigation, words } = site
  const { header = {}, mobile = {} } = settings.theme ?? {}
  const { ground, brand } = header
  const isClear = looksOf(site).includes('look-header-clear') && isOverPicture(page.blocks[0])
  return (
    <header className={isClear ? 'site-header header-clear' : 'site-header'}>
      <div className="wrap header-top">
        <Place />
        <HomeLink
          isOnDark={
            (isClear && brand !== 'island') || ground === 'dark' || (ground === 'brand' && isBrandDark(settings))
          }
        />
        {header.quote !== false && navigation.quote && (
          <a href={navigation.quote.href} className="button button-primary">
            {navigation.quote.label}
          </a>
        )}
      </div>
      <HeaderMenu />
      {mobile.callLine !== false && settings.phone && (
        <a href={telHref(settings)} className="header-call">
          <Icon name="phone" className="size-4" />
          {fill(words.document.call, { phone: settings.phone })}
        </a>
      )}
    </header>
  )
}

function Place() {
  const { settings } = usePage().site
  const { header = {} } = settings.theme ?? {}
  return (
    <div className="header-place">
      {header.place !== false && settings.locality && (
        <span>
          <Icon name="map-pin" className="size-5 text-accent" />
          {settings.locality}
        </span>
      )}
      {header.phone !== false && settings.phone && (
        <a href={telHref(settings)}>
          <Icon name="phone" className="size-5 text-accent" />
          {settings.phone}
        </a>
      )}
    </div>
  )
}

function HomeLink({ isOnDark }: { isOnDark: boolean }) {
  const { site, page } = usePage()
  const { settings, words, home } = site
  return (
    <a
      href={home}
      className="header-logo logo"
      aria-label={`${settings.brand}${words.document.homeLink}`}
      aria-current={page.route === home ? 'page' : undefined}
    >
      <Logo settings={settings} isOnDark={isOnDark} />
    </a>
  )
}
