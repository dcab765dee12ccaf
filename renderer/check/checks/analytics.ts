import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { asksConsent, leavesTraces, type Needed, services, settings } from '../../expand/analytics.ts'
import { type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Analytics } from '../../schema/types.generated.ts'
import { type Check, type SiteToCheck, warning } from './check.ts'
import { schema } from './schema.ts'

/** Services that count visits: what each needs to know, and what visitors have to be told. */
export const analytics = {
  when: 'always',
  codes: {
    'missing-field': schema.codes['missing-field'],
    'bad-format': schema.codes['bad-format'],
    'idle-setting': warning('A setting under "analytics" means nothing to the service that is named there. Remove it.'),
    'consent-skipped': warning(
      'Visitors are counted with cookies and are not asked. In the European Union, the United Kingdom and Switzerland they have to agree first. Remove the line, or write "consent: always".',
    ),
    'untold-analytics': warning(
      'Visits are counted, and no page tells visitors so. Say on your privacy page which service counts, what for and how long it is kept, and name the page under "privacyPage".',
    ),
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

const advice: Record<Needed, MessageId> = {
  host: 'missing-field.analytics-host',
  siteId: 'missing-field.analytics-site-id',
  measurementId: 'missing-field.analytics-measurement-id',
}

function lacking(given: Analytics): Finding[] {
  const { name: service, needs } = services[given.provider]
  return needs
    .filter((setting) => given[setting] === undefined)
    .map((setting) => ({
      code: 'missing-field',
      place: { ...place(), key: true },
      message: message('missing-field.analytics', { service, setting: { field: setting } }),
      hint: message(advice[setting]),
    }))
}

/** What each service calls a site. */
function malformed({ provider, siteId }: Analytics): Finding[] {
  const { name: service, idForm, idExample: example = '' } = services[provider]
  if (typeof siteId !== 'string' || !idForm || idForm.test(siteId)) return []
  return [
    {
      code: 'bad-format',
      place: place('siteId'),
      message: message('bad-format.site-id', { id: shown(siteId), service }),
      hint: message('bad-format.site-id-hint', { example }),
    },
  ]
}

function idle(given: Analytics): Finding[] {
  const { name: service, takes } = services[given.provider]
  return settings
    .filter((setting) => given[setting] !== undefined && !takes.includes(setting))
    .map((setting) => ({
      ...worded('idle-setting', { service, setting: { field: setting } }, { service, known: { list: takes } }),
      place: { ...place(setting), key: true },
    }))
}

function skipped(given: Analytics): Finding[] {
  if (given.consent !== 'never' || !leavesTraces(given)) return []
  return [{ ...worded('consent-skipped', { service: services[given.provider].name }), place: place('consent') }]
}

function untold(given: Analytics, { site, textsOf }: SiteToCheck): Finding[] {
  const { name: service } = services[given.provider]
  const { privacyPage: route } = given
  if (route === undefined)
    return [
      {
        code: 'untold-analytics',
        place: { ...place(), key: true },
        message: asksConsent(given) ? message('untold-analytics.asked') : message('untold-analytics', { service }),
        hint: message('untold-analytics.hint', { service }),
      },
    ]
  if (!site.pages.has(route) || textsOf(route).some(({ text }) => text.includes(service))) return []
  return [
    {
      code: 'untold-analytics',
      place: place('privacyPage'),
      message: message('untold-analytics.page', { route, service }),
      hint: message('untold-analytics.page-hint', { service }),
    },
  ]
}
