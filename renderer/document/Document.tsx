import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'
import { NEXT_PAGES } from './inline.ts'
import { JsonScript } from './JsonScript.tsx'
import { structuredData } from './structured-data/index.ts'

/** Addresses of the files that the page loads. */
export interface Assets {
  /** Address of a script that every page loads; the preview has one, a build none. */
  script?: string
  /** What every page does by script, as the script's text. */
  pageScript?: string
  /** Addresses of the islands' files, as JSON. */
  islandFiles?: string | undefined
  /** The style sheet's text, written into the page so that nothing blocks the first paint. */
  styles: string
}

/** The whole HTML document around a page's sections. What the first screen does not need stands at its end. */
export function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
  const context = usePage()
  const { site } = context
  return (
    <html lang={site.settings.language} className={assets.pageScript && 'system-fonts'}>
      <Head assets={assets} />
      <body data-islands={assets.islandFiles}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <JsonScript type="application/ld+json" value={structuredData(context)} />
        <JsonScript type="speculationrules" value={NEXT_PAGES} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, listed in the policy */}
        {assets.pageScript && <script dangerouslySetInnerHTML={{ __html: assets.pageScript }} />}
      </body>
    </html>
  )
}
