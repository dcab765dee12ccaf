import { townOf } from '../../common/address.ts'
import { commaOf } from '../../common/direction.ts'
import { ConsentSettings } from '../consent/Consent.tsx'
import { usePage } from '../context.ts'
import { Centered } from './foot/Centered.tsx'
import { Columns, Line, SignOff } from './foot/Columns.tsx'
import { groundClass } from './foot/ground.ts'
import { Halves } from './foot/Halves.tsx'
import { Index } from './foot/Index.tsx'
import { Panel } from './foot/Panel.tsx'
import { Links } from './foot/parts.tsx'
import { PlaceBar } from './PlaceBar.tsx'

const layouts = {
  ...{ columns: Columns, line: Line, 'sign-off': SignOff },
  ...{ centered: Centered, panel: Panel, index: Index, halves: Halves },
}

/**
 * The foot of every page: how to reach the business, when, and links to its pages. On phones the location bar is part
 * of it, fixed to the foot of the screen: everything on a page belongs to a landmark.
 */
export function Footer() {
  const { settings, navigation } = usePage().site
  const { layout = 'columns' } = settings.theme?.footer ?? {}
  const Layout = layouts[layout]
  const ground = layout === 'panel' ? '' : groundClass(settings)
  return (
    <footer className={ground ? `site-footer ${ground}` : 'site-footer'}>
      <PlaceBar isOnDark={ground === 'on-dark'} />
      <Layout />
      <div className="wrap footer-legal">
        <p>
          © {settings.legalName ?? settings.brand}
          {settings.address && `${commaOf(settings.language)}${townOf(settings.address)}`}
          {settings.registration && ` · ${settings.registration}`}
        </p>
        {navigation.legal && <Links links={navigation.legal} />}
        <ConsentSettings />
      </div>
    </footer>
  )
}
