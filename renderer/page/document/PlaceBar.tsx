import { Icon } from '../components/Icon.tsx'
import { usePage } from '../context.ts'

/** Shares that do not depend on the words: they stay where they are when the letters change. */
const entry = 'flex shrink-0 basis-0 items-center justify-center gap-[0.35em] px-[min(0.5rem,1.8vw)] whitespace-nowrap'
const link = `${entry} grow border-l border-on-band-line hover:underline focus-visible:-outline-offset-4`
const plainLink = `${link} hover:text-accent`
const lastLink = `${link} surface bg-accent text-on-accent focus-visible:outline-current`

/** The bar at the foot of a phone's screen: where the business works, and the fastest ways to reach it. */
export function PlaceBar() {
  const { settings, navigation } = usePage().site
  const last = navigation.bar?.at(-1)
  return (
    <div className="place-bar fixed inset-x-0 bottom-0 z-30 flex h-bar bg-band text-[length:min(0.92rem,4.1vw)] font-semibold sideways:static sideways:-mt-14 sideways:mb-8 sideways:h-12 md:hidden print:hidden">
      <span className={`${entry} grow-[1.4]`}>
        <Icon name="map-pin" className="size-4 max-w-[5vw]" />
        {settings.locality}
      </span>
      {navigation.bar?.map((action) => (
        <a key={action.label} href={action.href} className={action === last ? lastLink : plainLink}>
          <Icon name={action.icon} className="size-4 max-w-[5vw]" />
          {action.label}
        </a>
      ))}
    </div>
  )
}
