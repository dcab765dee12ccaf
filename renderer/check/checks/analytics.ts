import { isRecord } from '../../common/is-record.ts'
import { listNames } from '../../common/nearest.ts'
import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { asksConsent, leavesTraces, type Setting, services, settings } from '../../expand/analytics.ts'
import type { Analytics } from '../../schema/types.generated.ts'
import type { Check, SiteToCheck } from './check.ts'
import { schema } from './schema.ts'

/** Services that count visits: what each needs to know, and what visitors have to be told. */
export const analytics = {
  when: 'always',
  codes: {
    'missing-field': schema.codes['missing-field'],
    'bad-format': schema.codes['bad-format'],
    'idle-setting': {
      severity: 'warning',
      about: 'A setting under "analytics" means nothing to the service that is named there. Remove it.',
    },
    'consent-skipped': {
      severity: 'warning',
      about:
        'Visitors are counted with cookies and are not asked. In the European Union, the United Kingdom and Switzerland they have to agree first. Remove the line, or write "consent: always".',
    },
    'untold-analytics': {
      severity: 'warning',
      about:
        'Visits are counted, and no page tells visitors so. Say on your privacy page which service counts, what for and how long it is kept, and name the page under "privacyPage".',
    },
  },
  ofSite: (seen) => {
    const { site } = seen.site.data
    const given = isRecord(site) && isRecord(site.analytics) ? site.analytics : undefined
    // A service that nobody knows is reported by the schema.
    if (!given || !Object.hasOwn(services, String(given.provider))) return []
    const known = given as unknown as Analytics
    return [...lacking(known), ...malformed(known), ...idle(known), ...skipped(known), ...untold(known, seen)]
  },
} satisfies Check

const place = (name?: string) => ({ path: ['site', 'analytics', ...(name === undefined ? [] : [name])] })

const advice: Record<Setting, string> = {
  domain: 'Write "domain:" with the name of the site in your account.',
  host: 'Write "host:" with the address at which it runs for you: https://stats.example.com.',
  siteId: 'Write "siteId:" with the ID of the site, which stands in the settings of your account.',
  measurementId: 'Write "measurementId:" with the ID of your web stream: G-ABCDE12345.',
  cookies: 'Write "cookies: true" or "cookies: false".',
}

function lacking(given: Analytics): Finding[] {
  const { name, needs } = services[given.provider]
  return needs
    .filter((setting) => given[setting] === undefined)
    .map((setting) => ({
      code: 'missing-field',
      place: { ...place(), key: true },
      message: `${name} counts visits only where "analytics" has ${quote(setting)}`,
      hint: advice[setting],
    }))
}

/** What each service calls a site. */
function malformed({ provider, siteId }: Analytics): Finding[] {
  const { name, idForm, idExample } = services[provider]
  if (typeof siteId !== 'string' || !idForm || idForm.test(siteId)) return []
  const message = `${quote(siteId)} is no ID of ${name}`
  return [{ code: 'bad-format', place: place('siteId'), message, hint: `Copy it from your account: ${idExample}.` }]
}

function idle(given: Analytics): Finding[] {
  const { name, takes } = services[given.provider]
  return settings
    .filter((setting) => given[setting] !== undefined && !takes.includes(setting))
    .map((setting) => ({
      code: 'idle-setting',
      place: { ...place(setting), key: true },
      message: `${name} knows no ${quote(setting)}`,
      hint: `Remove it. ${name} takes ${listNames(takes)}.`,
    }))
}

function skipped(given: Analytics): Finding[] {
  if (given.consent !== 'never' || !leavesTraces(given)) return []
  const message = `${services[given.provider].name} leaves cookies with visitors, and nobody asks them`
  const hint =
    'Remove the line, and visitors are asked before anything is loaded. It may stay only where the law does not ask for consent.'
  return [{ code: 'consent-skipped', place: place('consent'), message, hint }]
}

function untold(given: Analytics, { site, textsOf }: SiteToCheck): Finding[] {
  const { name } = services[given.provider]
  const { privacyPage } = given
  if (privacyPage === undefined) {
    const message = asksConsent(given)
      ? 'The question about counting visits leads to no page that explains it'
      : `No page explains what ${name} counts`
    const hint = `Say on your privacy page that ${name} counts visits, and write "privacyPage: /privacy" with its address.`
    return [{ code: 'untold-analytics', place: { ...place(), key: true }, message, hint }]
  }
  if (!site.pages.has(privacyPage) || textsOf(privacyPage).some(({ text }) => text.includes(name))) return []
  const message = `The page ${privacyPage} does not tell visitors that ${name} counts visits`
  const hint = `Say there that ${name} counts visits, what for, and how long that is kept.`
  return [{ code: 'untold-analytics', place: place('privacyPage'), message, hint }]
}
