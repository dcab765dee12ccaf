import { fill } from '../../languages/index.ts'
import { usePage } from '../context.ts'
import { directions, type Place } from '../places.ts'

/** The way to a place, in whichever map the visitor uses. */
export function Directions({ place }: { place: Pick<Place, 'address' | 'geo'> }) {
  const { settings, words } = usePage().site
  const [first, ...others] = directions(place, settings.mapLinks)
  if (!first) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <a href={first.href} rel="noopener" className="arrow-link">
        {fill(words.place.directions, { app: first.app })}
      </a>
      {others.map(({ app, href }) => (
        <a key={app} href={href} rel="noopener" className="arrow-link">
          {app}
        </a>
      ))}
    </p>
  )
}
