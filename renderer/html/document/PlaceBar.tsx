import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

/** The bar at the foot of a phone's screen: where the business works, and the fastest ways to reach it. */
export function PlaceBar({ isOnDark }: { isOnDark: boolean }) {
  const { site, page } = usePage()
  const { settings, navigation } = site
  // On a page with a form of its own that is the nearest way to ask.
  const leadTo = (href: string) => (page.hasRequest && href === `${site.home}#contact` ? '#estimate' : href)
  const last = navigation.bar?.at(-1)
  const hasPlace = settings.theme?.mobile?.place !== false && settings.locality !== undefined
  if (!navigation.bar) return null
  return (
    <div className={isOnDark ? 'place-bar' : 'place-bar on-dark text-ink'}>
      {hasPlace && (
        <span>
          <Icon name="map-pin" className="size-4" />
          {settings.locality}
        </span>
      )}
      {navigation.bar.map((action) => (
        <a key={action.label} href={leadTo(action.href)} className={action === last ? 'surface' : undefined}>
          <Icon name={action.icon} className="size-4" />
          {action.label}
        </a>
      ))}
    </div>
  )
}
