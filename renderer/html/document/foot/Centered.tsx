import { usePage } from '../../context.ts'
import { Address, Brand, Hours, hasReach, LinkLists, Reach } from './parts.tsx'

/** All of it on the middle line of the page, the links of all lists in one row. */
export function Centered() {
  const { settings } = usePage().site
  const { tagline } = settings
  return (
    <div className="wrap footer-centered">
      <Brand />
      {tagline && <p className="footer-tagline">{tagline}</p>}
      {hasReach(settings) && (
        <div className="footer-reach">
          <Address isInLine />
          <Reach />
        </div>
      )}
      <Hours />
      <div className="footer-links">
        <LinkLists hasHeadings={false} />
      </div>
    </div>
  )
}
