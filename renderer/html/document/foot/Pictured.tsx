import { usePage } from '../../context.ts'
import { Address, Hours, LinkColumns, Reach } from './parts.tsx'

/** The name large at one side of the foot's picture, which Footer.tsx draws, and all else in columns at the other. */
export function Pictured() {
  const { brand } = usePage().site.settings
  return (
    <div className="wrap footer-pictured">
      <p className="footer-name">{brand}</p>
      <div className="footer-rest">
        <div className="footer-about">
          <Address />
          <Reach />
          <Hours />
        </div>
        <LinkColumns />
      </div>
    </div>
  )
}
