import { countryWritten } from '../../common/country.ts'
import { isRecord } from '../../common/is-record.ts'
import { nearest, suggestion } from '../../common/nearest.ts'
import { callingCodeOf, examplePhone, phoneFault } from '../../common/phone.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { isTimeZone } from '../../common/time-zone.ts'
import type { Frame } from '../../expand/frame.ts'
import { dialable } from '../../expand/links.ts'
import { overfullTokens, tokenNames } from '../../expand/tokens.ts'
import { sentences } from '../../messages/english.ts'
import { type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { shownOfSite } from '../shown-of-site.ts'
import { type Check, error, type SiteToCheck } from './check.ts'
import { schema } from './schema.ts'

/** Settings of the site that look right and are not. */
export const settings = {
  when: 'always',
  codes: {
    'bad-phone': error('The phone number has too few or too many digits to be called. Write it with its area code.'),
    'unknown-time-zone': error(
      'No clock knows the time zone. Write the one of your city as computers name it, such as "America/New_York".',
      { yields: true },
    ),
    'token-circle': error(
      'A text under "site:" or "facts:" needs itself to be filled: its name in braces stands in it, or in what it holds. Write the words in place of the braces.',
    ),
    'too-many-references': error(
      'A fact holds so many others, and they in turn, that it cannot be filled. Write the words out.',
    ),
    'bad-format': schema.codes['bad-format'],
    'missing-field': schema.codes['missing-field'],
  },
  ofSite: ({ site }) => [...checkSettings(site), ...checkShown(site)],
} satisfies Check

/** Settings of the site that look right and are not. */
function checkSettings({ data, tokens }: Pick<Frame, 'data' | 'tokens'>): Finding[] {
  const { site } = data
  const values = [...circles(tokens), ...overfull(data)]
  if (!isRecord(site)) return values
  const checks = [checkSuffix, checkPhone, checkTimeZone, checkUrl, checkEmail, checkDrawing]
  return [...checks.flatMap((check) => check(site)), ...values]
}

/** "| Wrenfield Roofing", before which a bar is put. */
function checkSuffix({ titleSuffix }: Record<string, unknown>): Finding[] {
  const [bar, rest = ''] = /^\s*[|–—-]+\s*(.*)/.exec(String(titleSuffix ?? '')) ?? []
  if (bar === undefined) return []
  return [
    {
      code: 'bad-format',
      place: { path: ['site', 'titleSuffix'] },
      message: message('bad-format.title-suffix'),
      hint: message('bad-format.title-suffix-hint', { suffix: rest }),
    },
  ]
}

/** What a section shows of "site:", without which there is nothing to see; of one in which it is written, that is told. */
function checkShown({ data, pages }: SiteToCheck['site']): Finding[] {
  const { site } = data
  if (!isRecord(site)) return []
  return Object.entries(shownOfSite).flatMap(([type, { key, write, orRemove }]): Finding[] => {
    const [route, page] = [...pages].find(([, { types }]) => types.includes(type)) ?? []
    const isWritten = Object.values(page?.findings ?? {}).some((finding) =>
      finding.some(({ hint }) => sentences(hint).some((said) => typeof said === 'object' && said.id === write)),
    )
    if (route === undefined || site[key] !== undefined || isWritten) return []
    return [
      {
        code: 'missing-field',
        place: { path: ['site'], key: true },
        message: message('missing-field.shown', { section: { choice: type }, route, field: { field: key } }),
        hint: message(orRemove),
      },
    ]
  })
}

/** What has the form of an address and is none, or names more than a site. */
function checkUrl({ url }: Record<string, unknown>): Finding[] {
  if (typeof url !== 'string' || !/^https?:\/\/[^/]+$/.test(url)) return []
  const { search, hash, username } = URL.canParse(url) ? new URL(url) : { search: '?' }
  if (!search && !hash && !username) return []
  return [
    {
      code: 'bad-format',
      place: { path: ['site', 'url'] },
      message: message('bad-format.site-url', { url: shown(url) }),
      hint: message('bad-format.site-url-hint'),
    },
  ]
}

function checkEmail({ email }: Record<string, unknown>): Finding[] {
  if (typeof email !== 'string') return []
  const own = email.replace(/^mailto:/i, '')
  const bare = own.replace(/^<|[>,;.]+$/g, '')
  if (bare === email) return []
  return [
    {
      code: 'bad-format',
      place: { path: ['site', 'email'] },
      message: message(own === email ? 'bad-format.email-sign' : 'bad-format.email-link', { email: shown(email) }),
      hint: message('bad-format.email-hint', { email: bare }),
    },
  ]
}

/** The not-found page would show nothing over its words. */
function checkDrawing({ notFound, mark }: Record<string, unknown>): Finding[] {
  if (Object(notFound).drawing !== 'mark' || mark !== undefined) return []
  return [
    {
      code: 'missing-field',
      place: { path: ['site', 'notFound', 'drawing'] },
      message: message('missing-field.mark'),
      hint: message('missing-field.mark-hint'),
    },
  ]
}

/** The first text that holds so many others, and they in turn, that filling it would take for ever. */
function overfull(data: Frame['data']): Finding[] {
  const [name] = overfullTokens(data)
  if (name === undefined) return []
  const path = name.startsWith('facts.') ? ['facts', name.slice('facts.'.length), 'value'] : ['site', name]
  return [{ ...worded('too-many-references', { name: shown(name) }), place: { path } }]
}

/** The first text under "site:" or "facts:" that needs itself to be filled. */
function circles(tokens: Frame['tokens']): Finding[] {
  const name = [...tokens.keys()].find((key) => tokenNames(tokens.get(key) ?? '').includes(key))
  if (name === undefined) return []
  const path = name.startsWith('facts.') ? [...name.split('.'), 'value'] : ['site', name]
  return [{ ...worded('token-circle', { token: `{${name}}` }), place: { path } }]
}

/** A number that starts no call from a visitor's telephone. What breaks the schema is reported by itself. */
function checkPhone(site: Record<string, unknown>): Finding[] {
  const { phone, phoneCountryCode: code } = site
  const country = countryWritten(site)
  if (typeof phone !== 'string' || /[^0-9()+. -]/.test(phone)) return []
  if (code === undefined) return phone.trim().startsWith('+') ? [] : [withoutCountry(phone, country)]
  if (typeof code !== 'string' || !/^\+[0-9]{1,3}$/.test(code)) return []
  const dialled = dialable(`tel:${phone}`, code).slice('tel:'.length)
  const fault = phoneFault(dialled)
  if (!fault) return []
  return [
    {
      code: 'bad-phone',
      place: { path: ['site', 'phone'] },
      message: message('bad-phone', { phone: shown(phone), dialled: shown(dialled), fault }),
      hint: [
        callingCodeOf(country) === code
          ? message('bad-phone.digits-like', { example: examplePhone(country) })
          : message('bad-phone.digits'),
        message('bad-phone.country'),
      ],
    },
  ]
}

const withoutCountry = (phone: string, country: string): Finding => ({
  code: 'bad-phone',
  place: { path: ['site', 'phone'] },
  message: message('bad-phone.no-country', { phone: shown(phone) }),
  hint: message('bad-phone.no-country-hint', { code: callingCodeOf(country) ?? '+1' }),
})

/** The zone with the nearest city; in the region that was written, where it knows the city under an older name. */
function zoneMeant(zoneName: string): readonly Message[] {
  const zones = Intl.supportedValuesOf('timeZone')
  const city = nearest(zoneName.replace(/^.*\//, ''), new Set(zones.map((zone) => zone.replace(/^.*\//, ''))))
  const inRegion = `${zoneName.replace(/[^/]*$/, '')}${city}`
  if (city !== undefined && isTimeZone(inRegion)) return [message('did-you-mean', { name: inRegion })]
  return suggestion(zoneName, zones)
}

/** A zone that no clock knows. */
function checkTimeZone({ timeZone, locations }: Record<string, unknown>): Finding[] {
  const zones = (Array.isArray(locations) ? locations : []).map((place: unknown, index) => ({
    zone: Object(place).timeZone,
    path: ['site', 'locations', index, 'timeZone'],
  }))
  return [{ zone: timeZone, path: ['site', 'timeZone'] }, ...zones].flatMap(({ zone, path }): Finding[] => {
    if (typeof zone !== 'string' || !zone.includes('/') || isTimeZone(zone)) return []
    return [
      {
        code: 'unknown-time-zone',
        place: { path },
        message: message('unknown-time-zone', { zone: shown(zone) }),
        hint: [...zoneMeant(zone), message('unknown-time-zone.hint')],
      },
    ]
  })
}
