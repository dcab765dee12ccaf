import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'

/** Addresses of the files that the page loads. */
export interface Assets {
  /** The one script of a page: menus, dialogs and the island loader. */
  script: string
  /** The style sheet's text, written into the page so that nothing blocks the first paint. */
  styles: string
}

/** The whole HTML document around a page's sections. */
export function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
  const { site } = usePage()
  return (
    <html lang={site.settings.language}>
      <Head assets={assets} />
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
