import { usePage } from '../../context.ts'
import { groundClass } from './ground.ts'
import { Address, Brand, Hours, LinkColumns, Reach } from './parts.tsx'

/** A card on the ground of the page, in which what calls and writes is the largest. */
export function Panel() {
  const { settings } = usePage().site
  return (
    <div className={`footer-panel ${groundClass(settings)}`.trim()}>
      <div className="footer-about">
        <Brand />
        <Reach className="footer-reach" />
        {(settings.address || settings.hours) && (
          <div className="footer-details">
            <Address />
            <Hours />
          </div>
        )}
      </div>
      <LinkColumns />
    </div>
  )
}
