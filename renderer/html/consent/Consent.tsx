import { asksConsent, countingOf, services } from '../../expand/analytics.ts'
import { fill } from '../../languages/index.ts'
import { usePage } from '../context.ts'
import { JsonScript } from '../document/JsonScript.tsx'

/** By these the script finds its parts (analytics.client.ts). */
const ids = { banner: 'consent', settings: 'consent-settings', data: 'counting' }

/**
 * Asks whether visits may be counted, on sites that have to. It stands before all else for whoever goes through the page
 * by keyboard or by ear, and lies over its foot, so that nothing moves. Without JavaScript nothing is counted or asked.
 */
export function Consent() {
  const { site, page, ask } = usePage()
  const { analytics, language } = site.settings
  if (!analytics || !asksConsent(analytics)) return null
  const { banner, no, yes, settings } = site.words.consent
  const inLanguages = analytics.privacyPage ? ask('languages', analytics.privacyPage) : []
  const inLanguage = inLanguages.find((one) => one.language === (page.language ?? language))
  const privacyPage = inLanguage?.route ?? analytics.privacyPage
  return (
    <section id={ids.banner} aria-label={settings} hidden>
      <div className="wrap">
        <p>
          {fill(banner, { name: services[analytics.provider].name })}{' '}
          {privacyPage && <a href={privacyPage}>{ask('label', privacyPage)}</a>}
        </p>
        <p>
          <button type="button" value="no" className="button button-secondary">
            {no}
          </button>
          <button type="button" value="yes" className="button button-secondary">
            {yes}
          </button>
        </p>
      </div>
    </section>
  )
}

/** In the footer: asks again, for whoever has changed their mind. Shown by the script. */
export function ConsentSettings() {
  const { settings, words } = usePage().site
  if (!settings.analytics || !asksConsent(settings.analytics)) return null
  return (
    <button type="button" id={ids.settings} hidden>
      {words.consent.settings}
    </button>
  )
}

/** How visits are counted, for the script, and the script itself. */
export function Counting({ script }: { script: string | undefined }) {
  const { analytics, url } = usePage().site.settings
  if (!analytics || !script) return null
  return (
    <>
      <JsonScript id={ids.data} type="application/json" value={countingOf(analytics, url)} />
      <script type="module" src={script} fetchPriority="low" />
    </>
  )
}
