import { hasContactDetails } from '../../components/ContactDetails.tsx'
import { usePage } from '../../context.ts'
import { Half } from './Half.tsx'
import { Address, Brand, Hours, hasReach, LinkColumns, Reach } from './parts.tsx'

/** Two halves from side to side of the screen: a form or a map, and all else. */
export function Halves() {
  const { settings } = usePage().site
  const { tagline } = settings
  return (
    <div className="footer-halves">
      <Half />
      <div className="footer-rest">
        <div className="footer-about">
          <Brand />
          {tagline && <p className="footer-tagline">{tagline}</p>}
          {hasContactDetails(settings) && (
            <div className="footer-details">
              {hasReach(settings) && (
                <div>
                  <Address />
                  <Reach />
                </div>
              )}
              <Hours />
            </div>
          )}
        </div>
        <LinkColumns />
      </div>
    </div>
  )
}
