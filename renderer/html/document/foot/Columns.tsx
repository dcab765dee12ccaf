import { usePage } from '../../context.ts'
import { Address, Brand, Hours, LinkLists, Reach } from './parts.tsx'

/** Name, address and hours beside the lists of links. */
export const Columns = () => <Lists isSigned />

function Lists({ isSigned }: { isSigned: boolean }) {
  const { tagline } = usePage().site.settings
  return (
    <div className="wrap footer-columns">
      <div className="footer-about">
        {isSigned && <Brand />}
        {isSigned && tagline && <p className="font-semibold text-accent">{tagline}</p>}
        <Address />
        <Reach />
        <Hours />
      </div>
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
      <Signature brand={brand} />
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

/** Letters up to which a name has each of its sizes; a longer one breaks into lines. */
const SIZES = [
  [8, 'footer-name name-short'],
  [11, 'footer-name name-middle'],
  [14, 'footer-name name-usual'],
] as const

function Signature({ brand }: { brand: string }) {
  const [, name = 'footer-name'] = SIZES.find(([most]) => brand.length <= most) ?? []
  return <p className={`wrap ${name}`}>{brand}</p>
}
