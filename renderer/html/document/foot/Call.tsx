import { EmailLink } from '../../components/EmailLink.tsx'
import { usePage } from '../../context.ts'
import { telHref } from '../../links.ts'
import { Address, Brand, Hours, LinkLists, Signature } from './parts.tsx'

/** The phone number as wide as the page, or else the e-mail address or the name, over all else in small rows. */
export function Call() {
  const { settings } = usePage().site
  const { brand, phone, email, tagline } = settings
  const reach = phone ?? email
  return (
    <>
      {(reach || tagline) && (
        <div className="wrap footer-caller">
          {reach && <Brand />}
          {tagline && <p>{tagline}</p>}
        </div>
      )}
      <Signature text={reach ?? brand}>
        {phone ? <a href={telHref(settings)}>{phone}</a> : email && <EmailLink email={email} />}
      </Signature>
      <div className="wrap footer-rest">
        <Address isInLine />
        {phone && email && (
          <p>
            <EmailLink email={email} />
          </p>
        )}
        <Hours />
        <div className="footer-links">
          <LinkLists hasHeadings={false} />
        </div>
      </div>
    </>
  )
}
