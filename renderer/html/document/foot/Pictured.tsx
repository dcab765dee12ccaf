import { hasContactDetails } from '../../components/ContactDetails.tsx'
import { usePage } from '../../context.ts'
import { Address, Hours, LinkColumns, Reach } from './parts.tsx'

/** The name large at one side of the foot's picture, which Footer.tsx draws, and all else in columns at the other. */
export function Pictured() {
  const { settings } = usePage().site
  return (
    <div className="wrap footer-pictured">
      <p className="footer-name">{settings.brand}</p>
      <div className="footer-rest">
        {hasContactDetails(settings) && (
          <div className="footer-about">
            <Address />
            <Reach />
            <Hours />
          </div>
        )}
        <LinkColumns />
      </div>
    </div>
  )
}
