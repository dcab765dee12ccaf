import type { ReactNode } from 'react'
import { directionOf } from '../../common/direction.ts'
import { Consent, Counting } from '../consent/Consent.tsx'
import { usePage } from '../context.ts'
import { Announcement } from './Announcement.tsx'
import type { Assets } from './assets.ts'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'
import { NEXT_PAGES } from './inline.ts'
import { JsonScript } from './JsonScript.tsx'
import { looksOf } from './look.ts'
import { Margin } from './Margin.tsx'
import { structuredData } from './structured-data/index.ts'

/** The whole HTML document around a page's sections. What the first screen does not need stands at its end. */
export function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
  const context = usePage()
  const { site } = context
  const { language } = site.settings
  const classes = [...(assets.pageScript ? ['system-fonts'] : []), ...looksOf(site)].join(' ')
  return (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined} className={classes || undefined}>
      <Head assets={assets} />
      <body>
        <a href="#main" className="skip-link">
          {site.words.document.skip}
        </a>
        {assets.analytics && <Consent />}
        <Header />
        <Announcement />
        <main id="main" tabIndex={-1}>
          {children}
          <Margin />
        </main>
        <Footer />
        {assets.paper && (
          <noscript>
            <link rel="stylesheet" href={assets.paper} media="print" />
          </noscript>
        )}
        <JsonScript type="application/ld+json" value={structuredData(context)} />
        <JsonScript type="speculationrules" value={NEXT_PAGES} />
        {assets.script && !assets.pageScript && <script type="module" src={assets.script} />}
        <Counting script={assets.analytics} />
        {assets.vitals && <script type="module" src={assets.vitals} fetchPriority="low" />}
        {assets.starts && <script type="module" src={assets.starts} fetchPriority="low" />}
      </body>
    </html>
  )
}
