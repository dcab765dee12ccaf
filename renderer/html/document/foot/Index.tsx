import { usePage } from '../../context.ts'
import { Address, Brand, Hours, LinkColumns, Links, Reach } from './parts.tsx'

/** The pages of the menu as words in display type; where there is no menu, those of the lists of links. */
export function Index() {
  const { settings, navigation } = usePage().site
  const pages = navigation.header ?? navigation.footer?.flatMap(({ items }) => items) ?? []
  return (
    <div className="wrap footer-index">
      {pages.length > 0 && (
        <nav aria-label={settings.brand}>
          <Links links={pages} />
        </nav>
      )}
      <div className="footer-about">
        <Brand />
        <Address />
        <Reach />
        <Hours />
      </div>
      {navigation.header && <LinkColumns />}
    </div>
  )
}
