import { townOf } from '../../common/address.ts'
import { commaOf } from '../../common/direction.ts'
import { today } from '../../common/today.ts'
import { Markdown } from '../components/Markdown.tsx'
import { FULL_WIDTH, Picture } from '../components/Picture.tsx'
import { ConsentSettings } from '../consent/Consent.tsx'
import { PageProvider, usePage } from '../context.ts'
import { creditsOf } from '../credits.ts'
import { Address } from './foot/Address.tsx'
import { Call } from './foot/Call.tsx'
import { Centered } from './foot/Centered.tsx'
import { Columns, Line, SignOff } from './foot/Columns.tsx'
import { footOf, groundsOfFoot, settingsOfFoot } from './foot/ground.ts'
import { Halves } from './foot/Halves.tsx'
import { Index } from './foot/Index.tsx'
import { Ledger } from './foot/Ledger.tsx'
import { Panel } from './foot/Panel.tsx'
import { Pictured } from './foot/Pictured.tsx'
import { Plate } from './foot/Plate.tsx'
import { Links } from './foot/parts.tsx'
import { Rows } from './foot/Rows.tsx'
import { PlaceBar } from './PlaceBar.tsx'

const layouts = {
  ...{ columns: Columns, line: Line, 'sign-off': SignOff },
  ...{ centered: Centered, panel: Panel, index: Index, halves: Halves },
  ...{ ledger: Ledger, address: Address, picture: Pictured },
  ...{ call: Call, rows: Rows, plate: Plate },
}

/** The line as its owner wrote it, with the year of the build in the digits of the language. */
function OwnLine({ text }: { text: string }) {
  const { timeZone, language } = usePage().site.settings
  const year = Number(today(timeZone).slice(0, 4)).toLocaleString(language, { useGrouping: false })
  return <Markdown text={text.replaceAll('{year}', year)} className="legal-line" />
}

/**
 * The foot of every page: how to reach the business, when, and links to its pages. On phones the location bar is part
 * of it, fixed to the foot of the screen: everything on a page belongs to a landmark.
 */
export function Footer() {
  const context = usePage()
  const { site, page } = context
  const { settings, navigation } = site
  const credits = creditsOf(page.blocks)
  const { layout, ground, image } = footOf(settings)
  const { legal = [] } = navigation
  const { copyright } = settings
  const links = legal.filter(({ href }) => !copyright?.includes(`](${href})`))
  const only = !copyright && links.length === 1 ? links[0] : undefined
  const Layout = layouts[layout]
  const isPanel = layout === 'panel'
  const isDark = ground === 'dark' && !isPanel
  const classes = ['site-footer', isDark && 'on-dark', ...(isPanel ? [] : groundsOfFoot(settings))]
  return (
    <footer className={classes.filter(Boolean).join(' ')}>
      {image && (
        <Picture image={{ ...image, decorative: true }} sizes={FULL_WIDTH} isBehindWords className="backdrop" />
      )}
      <PlaceBar isOnDark={isDark} />
      <PageProvider value={{ ...context, site: { ...site, settings: settingsOfFoot(settings) } }}>
        <Layout />
      </PageProvider>
      <div className="wrap footer-legal">
        {copyright ? (
          <OwnLine text={copyright} />
        ) : (
          <p>
            © {settings.legalName ?? settings.brand}
            {settings.address && `${commaOf(settings.language)}${townOf(settings.address)}`}
            {settings.registration && ` · ${settings.registration}`}
            {only && (
              <span className="print:hidden">
                {' · '}
                <a href={only.href}>{only.label}</a>
              </span>
            )}
          </p>
        )}
        {credits.length > 0 && <p>{credits.join(' · ')}</p>}
        {!only && links.length > 0 && <Links links={links} />}
        <ConsentSettings />
      </div>
    </footer>
  )
}
