import { EmailLink } from '../../components/EmailLink.tsx'
import { usePage } from '../../context.ts'
import { telHref } from '../../links.ts'
import { Address, Brand, Hours, LinkLists, Row } from './parts.tsx'

/** Rows of label and value between fine lines, with a row for each list of links; the name is the last. */
export function Ledger() {
  const { settings, words } = usePage().site
  const { address, phone, email, hours, tagline } = settings
  const { contact } = words
  return (
    <div className="footer-ledger">
      {address && (
        <Row label={contact.office}>
          <Address isInLine />
        </Row>
      )}
      {phone && (
        <Row label={contact.phone}>
          <p>
            <a href={telHref(settings)}>{phone}</a>
          </p>
        </Row>
      )}
      {email && (
        <Row label={contact.email}>
          <p>
            <EmailLink email={email} />
          </p>
        </Row>
      )}
      {hours && (
        <Row label={contact.hours}>
          <Hours />
        </Row>
      )}
      <LinkLists />
      <div>
        <Brand />
        {tagline && <p>{tagline}</p>}
      </div>
    </div>
  )
}
