import { usePage } from '../../context.ts'
import { Address, Brand, Hours, hasReach, LinkLists, Reach, Row } from './parts.tsx'

/** As a table of contents: a row for each list of links, then for what reaches the business and its hours. */
export function Rows() {
  const { settings, words } = usePage().site
  const { address, phone, hours } = settings
  const { contact } = words
  const known = address ? contact.office : phone ? contact.phone : contact.email
  return (
    <div className="wrap footer-rows">
      <LinkLists />
      {hasReach(settings) && (
        <Row label={known}>
          <div className="footer-reach">
            <Address isInLine />
            <Reach className="footer-reach" />
          </div>
        </Row>
      )}
      {hours && (
        <Row label={contact.hours}>
          <Hours />
        </Row>
      )}
      <Brand />
    </div>
  )
}
