/** Phone numbers of any country, read by Google's rules (libphonenumber). For the server and the check: it is large. */

import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

/** Of a number in international form, its country's code included (ITU-T E.164). */
const MOST_DIGITS = 15

/** What numbers of a country begin with where they are dialled from abroad: "+48". Undefined for what is no country. */
export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined

/** A number of nobody as people of the country write it, for an author to go by; that of the United States for what is no country. */
export const examplePhone = (country: string): string =>
  getExampleNumber(isSupportedCountry(country) ? country : 'US', examples)?.formatNational() ?? ''

/** A number as somebody in a country types it; undefined where it cannot be one that can be called. */
function readPhone(text: string, country = 'US'): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number : undefined
}

/**
 * A number as people of the country write it, and one from abroad with its country's code: "(502) 555-0142",
 * "+44 114 496 0000". What cannot be read stays as it was typed.
 */
export function shownPhone(text: string, country = 'US'): string {
  const number = readPhone(text, country)
  if (!number) return text
  const isOwn = isSupportedCountry(country) && number.countryCallingCode === getCountryCallingCode(country)
  return isOwn ? number.formatNational() : number.formatInternational()
}

/** The address that calls a number, extension included; undefined where it cannot be called. */
export const callAddress = (text: string, country = 'US'): string | undefined => readPhone(text, country)?.getURI()

/** The ways in which one number may have been typed: as it is, within its country, and from abroad. */
export function waysToType(text: string, country = 'US'): string[] {
  const number = readPhone(text, country)
  if (!number) return [text]
  const { nationalNumber, countryCallingCode } = number
  const ways = [text, nationalNumber, number.formatNational(), `${countryCallingCode}${nationalNumber}`]
  return [...new Set(ways)]
}

/** Why a number in international form cannot be called, by how many digits it has; undefined where it can. */
export function phoneFault(number: string): 'few' | 'many' | 'none' | undefined {
  const fault = validatePhoneNumberLength(number)
  // What is too much at its beginning, such as a second country code, is left out when it is read, and not when dialled.
  const isWhole = number.length <= MOST_DIGITS + 1 && parsePhoneNumberFromString(number)?.number === number
  if (fault === undefined) return isWhole ? undefined : 'many'
  if (fault === 'TOO_LONG') return 'many'
  return fault === 'INVALID_COUNTRY' ? 'none' : 'few'
}

/** The numbers that a text names, with the words and in international form. Figures that only look so are left out. */
export function phonesIn(text: string, country = 'US'): { written: string; number: string; start: number }[] {
  const numbers = findPhoneNumbersInText(text, isSupportedCountry(country) ? country : undefined)
  return numbers
    .map(({ startsAt, endsAt, number: { number } }) => ({
      written: text.slice(startsAt, endsAt),
      number,
      start: startsAt,
    }))
    .filter(({ written }) => {
      const digits = written.replaceAll(/\D/g, '').length
      return digits >= 9 && (/^[+(0]/.test(written) || /\d[ ()./-]+\d+[ ()./-]+\d/.test(written))
    })
}
