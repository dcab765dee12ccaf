import { usePage } from '../../context.ts'
import { Address, Brand, Hours, LinkLists, Reach } from './parts.tsx'

/** A plate as on a wall beside a door, over the links of all lists in one row. */
export function Plate() {
  const { tagline } = usePage().site.settings
  return (
    <div className="wrap footer-plated">
      <div className="footer-plate">
        <Brand />
        {tagline && <p className="footer-tagline">{tagline}</p>}
        <Address isInLine />
        <Reach className="footer-reach" />
        <Hours />
      </div>
      <div className="footer-links">
        <LinkLists hasHeadings={false} />
      </div>
    </div>
  )
}
