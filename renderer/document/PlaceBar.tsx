import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

/** The bar at the foot of a phone's screen: where the business works, and the fastest ways to reach it. */
export function PlaceBar() {
  const { site } = usePage()
  const { settings, navigation } = site
  return (
    <div className="place-bar">
      <span>
        <Icon name="map-pin" className="size-4" />
        {settings.locality}
      </span>
      {navigation.bar?.map(({ label, href, icon }) => (
        <a key={label} href={href}>
          <Icon name={icon} className="size-4" />
          {label}
        </a>
      ))}
    </div>
  )
}
