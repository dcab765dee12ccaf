import { isTimeZone } from '../../time-zone.ts'
import type { Frame } from '../frame.ts'
import { dialable } from '../links.ts'
import { quote } from '../messages/names.ts'
import { didYouMean } from '../nearest.ts'
import { isRecord } from '../parse.ts'
import type { Finding } from '../problem.ts'

/** Settings of the site that look right and are not. */
export function checkSettings({ data }: Pick<Frame, 'data'>): Finding[] {
  return isRecord(data.site) ? [...checkPhone(data.site), ...checkTimeZone(data.site)] : []
}

/** The digits of a number in international form, the country's included (ITU-T E.164 for the most). */
const leastDigits = 8
const mostDigits = 15
/** In the countries of +1: the country's digit, three of the area, seven of the line. */
const northAmerican = { code: '+1', digits: 11 }

/** A number that starts no call from a visitor's telephone. What breaks the schema is reported by itself. */
function checkPhone({ phone, phoneCountryCode: code }: Record<string, unknown>): Finding[] {
  if (typeof phone !== 'string' || typeof code !== 'string' || /[^0-9()+. -]/.test(phone)) return []
  if (!/^\+[0-9]{1,3}$/.test(code)) return []
  const dialled = dialable(`tel:${phone}`, code).slice('tel:'.length)
  const digits = dialled.length - 1
  const isNorthAmerican = code === northAmerican.code && dialled.startsWith(code)
  const isRight = isNorthAmerican ? digits === northAmerican.digits : digits >= leastDigits && digits <= mostDigits
  if (isRight) return []
  const wanted = isNorthAmerican ? 'all ten digits, area code included: (502) 555-0142' : 'it with its area code'
  const all = isNorthAmerican ? `, where ${northAmerican.digits} digits are needed` : ''
  return [
    {
      code: 'bad-phone',
      place: { path: ['site', 'phone'] },
      message: `The phone number ${quote(phone)} cannot be called: links would dial ${quote(dialled)}${all}`,
      hint: `Write ${wanted}. The country's digits stand under "phoneCountryCode", or in the number after "+".`,
    },
  ]
}

/** A zone that no clock knows. */
function checkTimeZone({ timeZone }: Record<string, unknown>): Finding[] {
  if (typeof timeZone !== 'string' || !timeZone.includes('/') || isTimeZone(timeZone)) return []
  const cities = '"America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles"'
  return [
    {
      code: 'unknown-time-zone',
      place: { path: ['site', 'timeZone'] },
      message: `Cannot find the time zone ${quote(timeZone)}`,
      hint: `${didYouMean(timeZone, Intl.supportedValuesOf('timeZone'))}Write the zone of your city as computers name it: ${cities}, say.`,
    },
  ]
}
