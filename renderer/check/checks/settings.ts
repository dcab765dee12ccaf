import { isRecord } from '../../common/is-record.ts'
import { didYouMean, nearest } from '../../common/nearest.ts'
import { phoneFault } from '../../common/phone.ts'
import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { isTimeZone } from '../../common/time-zone.ts'
import type { Frame } from '../../expand/frame.ts'
import { dialable } from '../../expand/links.ts'
import { overfullTokens, tokenNames } from '../../expand/tokens.ts'
import { inEnglish } from '../../messages/english.ts'
import { shownOfSite } from '../shown-of-site.ts'
import type { Check, SiteToCheck } from './check.ts'
import { schema } from './schema.ts'

/** Settings of the site that look right and are not. */
export const settings = {
  when: 'always',
  codes: {
    'bad-phone': {
      severity: 'error',
      about: 'The phone number has too few or too many digits to be called. Write it with its area code.',
    },
    'unknown-time-zone': {
      severity: 'error',
      yields: true,
      about:
        'No clock knows the time zone. Write the one of your city as computers name it, such as "America/New_York".',
    },
    'token-circle': {
      severity: 'error',
      about:
        'A text under "site:" or "facts:" needs itself to be filled: its name in braces stands in it, or in what it holds. Write the words in place of the braces.',
    },
    'too-many-references': {
      severity: 'error',
      about: 'A fact holds so many others, and they in turn, that it cannot be filled. Write the words out.',
    },
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
  const message = 'The suffix of titles begins with a bar of its own, beside the one that is put before it'
  const hint = `Write titleSuffix: ${rest}`
  return [{ code: 'bad-format', place: { path: ['site', 'titleSuffix'] }, message, hint }]
}

/** What a section shows of "site:", without which there is nothing to see; of one in which it is written, that is told. */
function checkShown({ data, pages }: SiteToCheck['site']): Finding[] {
  const { site } = data
  if (!isRecord(site)) return []
  return Object.entries(shownOfSite).flatMap(([type, { key, write }]): Finding[] => {
    const [route, page] = [...pages].find(([, { types }]) => types.includes(type)) ?? []
    const isWritten = Object.values(page?.findings ?? {}).some((found) =>
      found.some(({ hint }) => inEnglish(hint).includes(write)),
    )
    if (route === undefined || site[key] !== undefined || isWritten) return []
    const message = `The section "${type}" of ${route} shows "${key}" of "site:", which has none`
    return [
      {
        code: 'missing-field',
        place: { path: ['site'], key: true },
        message,
        hint: `${write}, or remove the section.`,
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
      message: `${quote(url)} is no address of a site`,
      hint: 'Write "https://" and the name of the site, with nothing behind it: https://www.example.com.',
    },
  ]
}

function checkEmail({ email }: Record<string, unknown>): Finding[] {
  if (typeof email !== 'string') return []
  const own = email.replace(/^mailto:/i, '')
  const bare = own.replace(/^<|[>,;.]+$/g, '')
  if (bare === email) return []
  const message =
    own === email
      ? `The e-mail address ${quote(email)} holds a sign that does not belong to it`
      : `The e-mail address ${quote(email)} begins with what only a link needs`
  const hint = `Write ${bare}. A link to it is "mailto:{email}".`
  return [{ code: 'bad-format', place: { path: ['site', 'email'] }, message, hint }]
}

/** The not-found page would show nothing over its words. */
function checkDrawing({ notFound, mark }: Record<string, unknown>): Finding[] {
  if (Object(notFound).drawing !== 'mark' || mark !== undefined) return []
  const message = 'The not-found page is to show the mark of the site, and there is none'
  const hint = 'Draw one under "mark:" in "site:", or remove "notFound:".'
  return [{ code: 'missing-field', place: { path: ['site', 'notFound', 'drawing'] }, message, hint }]
}

/** The first text that holds so many others, and they in turn, that filling it would take for ever. */
function overfull(data: Frame['data']): Finding[] {
  const [name] = overfullTokens(data)
  if (name === undefined) return []
  const path = name.startsWith('facts.') ? ['facts', name.slice('facts.'.length), 'value'] : ['site', name]
  const message = `${quote(name)} holds more facts within facts than can be filled: over 500`
  const hint = 'Write the words out, or let the fact hold only the few others that it needs.'
  return [{ code: 'too-many-references', place: { path }, message, hint }]
}

/** The first text under "site:" or "facts:" that needs itself to be filled. */
function circles(tokens: Frame['tokens']): Finding[] {
  const name = [...tokens.keys()].find((key) => tokenNames(tokens.get(key) ?? '').includes(key))
  if (name === undefined) return []
  const path = name.startsWith('facts.') ? [...name.split('.'), 'value'] : ['site', name]
  const message = `"{${name}}" stands for a text that holds "{${name}}" itself`
  return [{ code: 'token-circle', place: { path }, message, hint: 'Write the words in place of the braces.' }]
}

const phoneFaults = {
  few: ', which has too few digits',
  many: ', which has too many digits',
  none: ', and no country has numbers that begin so',
}

/** A number that starts no call from a visitor's telephone. What breaks the schema is reported by itself. */
function checkPhone({ phone, phoneCountryCode: code }: Record<string, unknown>): Finding[] {
  if (typeof phone !== 'string' || /[^0-9()+. -]/.test(phone)) return []
  if (code === undefined) return phone.trim().startsWith('+') ? [] : [withoutCountry(phone)]
  if (typeof code !== 'string' || !/^\+[0-9]{1,3}$/.test(code)) return []
  const dialled = dialable(`tel:${phone}`, code).slice('tel:'.length)
  const fault = phoneFault(dialled)
  if (!fault) return []
  const wanted = `all its digits, area code included${code === '+1' ? ': (502) 555-0142' : ''}`
  return [
    {
      code: 'bad-phone',
      place: { path: ['site', 'phone'] },
      message: `The phone number ${quote(phone)} cannot be called: links would dial ${quote(dialled)}${phoneFaults[fault]}`,
      hint: `Write ${wanted}. The country's digits stand under "phoneCountryCode", or in the number after "+".`,
    },
  ]
}

const withoutCountry = (phone: string): Finding => ({
  code: 'bad-phone',
  place: { path: ['site', 'phone'] },
  message: `The phone number ${quote(phone)} is without its country`,
  hint: 'Write phoneCountryCode: "+1", or that of your country, under "site:", or begin the number with it: +1 503 …',
})

/** The zone with the nearest city; in the region that was written, where it knows the city under an older name. */
function zoneMeant(written: string): string {
  const zones = Intl.supportedValuesOf('timeZone')
  const city = nearest(written.replace(/^.*\//, ''), new Set(zones.map((zone) => zone.replace(/^.*\//, ''))))
  const inRegion = `${written.replace(/[^/]*$/, '')}${city}`
  if (city !== undefined && isTimeZone(inRegion)) return `Did you mean "${inRegion}"? `
  return didYouMean(written, zones)
}

/** A zone that no clock knows. */
function checkTimeZone({ timeZone, locations }: Record<string, unknown>): Finding[] {
  const zones = (Array.isArray(locations) ? locations : []).map((place: unknown, index) => ({
    zone: Object(place).timeZone,
    path: ['site', 'locations', index, 'timeZone'],
  }))
  return [{ zone: timeZone, path: ['site', 'timeZone'] }, ...zones].flatMap(({ zone, path }): Finding[] => {
    if (typeof zone !== 'string' || !zone.includes('/') || isTimeZone(zone)) return []
    const cities = '"America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles"'
    const message = `Cannot find the time zone ${quote(zone)}`
    const hint = `${zoneMeant(zone)}Write the zone of your city as computers name it: ${cities}, say.`
    return [{ code: 'unknown-time-zone', place: { path }, message, hint }]
  })
}
