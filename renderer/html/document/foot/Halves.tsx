import { usePage } from '../../context.ts'
import { Half } from './Half.tsx'
import { Address, Brand, Hours, LinkColumns, Reach } from './parts.tsx'

/** Two halves from side to side of the screen: a form or a map, and all else. */
export function Halves() {
  const { tagline } = usePage().site.settings
  return (
    <div className="footer-halves">
      <Half />
      <div className="footer-rest">
        <div className="footer-about">
          <Brand />
          {tagline && <p className="footer-tagline">{tagline}</p>}
          <div className="footer-details">
            <div>
              <Address />
              <Reach />
            </div>
            <Hours />
          </div>
        </div>
        <LinkColumns />
      </div>
    </div>
  )
}
