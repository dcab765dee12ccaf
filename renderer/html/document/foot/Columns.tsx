import { hasContactDetails } from '../../components/ContactDetails.tsx'
import { usePage } from '../../context.ts'
import { Address, Brand, Hours, LinkLists, Reach, Signature } from './parts.tsx'

/** Name, address and hours beside the lists of links. */
export const Columns = () => <Lists isSigned />

function Lists({ isSigned }: { isSigned: boolean }) {
  const { settings } = usePage().site
  const { tagline } = settings
  return (
    <div className="wrap footer-columns">
      {(isSigned || hasContactDetails(settings)) && (
        <div className="footer-about">
          {isSigned && <Brand />}
          {isSigned && tagline && <p className="font-semibold text-accent">{tagline}</p>}
          <Address />
          <Reach />
          <Hours />
        </div>
      )}
      <LinkLists />
    </div>
  )
}

/** All in one row. */
export const Line = () => (
  <div className="wrap footer-columns">
    <div className="footer-about">
      <Brand />
      <Reach />
    </div>
    <LinkLists hasHeadings={false} />
  </div>
)

/** The columns between an invitation and the name, both large. */
export function SignOff() {
  const { brand } = usePage().site.settings
  return (
    <>
      <Invitation />
      <Lists isSigned={false} />
      <Signature text={brand} />
    </>
  )
}

function Invitation() {
  const { settings, navigation } = usePage().site
  const { quote } = navigation
  if (!settings.tagline && !quote) return null
  return (
    <div className="footer-invitation">
      <div className="wrap">
        {settings.tagline && <p>{settings.tagline}</p>}
        {quote && (
          <a href={quote.href} className="button button-primary">
            {quote.label}
          </a>
        )}
      </div>
    </div>
  )
}
