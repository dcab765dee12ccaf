import { phonesIn } from '../../common/phone.ts'
import { type Finding, worded } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { dialable, markdownLinks } from '../../expand/links.ts'
import { at } from '../../messages/message.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Phone numbers in texts that are none of the site's. */
export const otherPhones = {
  when: 'in full',
  codes: {
    'other-phone': warning(
      'A text names a phone number that is none of the business, such as an old one. Write {phone}; the number of somebody else is a link, [number](tel:number), or a fact under "facts:".',
      { joins: true },
    ),
  },
  ofTexts: (texts, { frame }) => {
    const suspects = texts.filter(isToCheck)
    if (suspects.length === 0) return []
    const ownNumbersAndLinks = new Set([...ownNumbers(frame), ...linkedNumbers(texts, frame)])
    return suspects.flatMap((text) => numbersIn(text, ownNumbersAndLinks, frame))
  },
} satisfies Check

/**
 * Facts are what other people's numbers are written as, an example in a field of a form is nobody's number, and a business
 * is registered under numbers of another sort.
 */
const isToCheck = ({ text, path, schema }: Text) =>
  /\d(?:[ ()./–-]{0,3}\d){6}/.test(text) &&
  !path.includes('facts') &&
  !path.includes('registration') &&
  !(path.includes('forms') && path.includes('fields')) &&
  !schema.reference &&
  typeof schema.pattern !== 'string'

/** What a number is called that is one of a fax, of a tax office, of a register or of a license. */
const otherNumbers = `fax
  \\b(?:vat|utr|ein|abn|acn|gst|npi|iban|uid|atu|fn|ik|reg(?:istration|ister)?|licen[cs]e|lic\\.)
  \\b(?:ust-?id(?:-?nr)?|steuernummer|st\\.?-?nr|hr[ab]|betriebs(?:stätten)?(?:nummer|-?nr)|org\\.? ?nr)
  \\b(?:p\\. ?iva|partita iva|c\\. ?f|codice fiscale|rea|siret|siren|rcs \\w+|tva|orias|kvk|btw|rsin|big)
  \\b(?:nip|regon|krs|nif|cif|nipc|cnpj)`
const OTHER_NUMBER = new RegExp(
  `(?:${otherNumbers.split(/\n +/).join('|')})\\W{0,3}(?:n(?:o|r|um(?:ber|mer)?|úmero|°|º)\\W{0,3})?(?:[a-z]{2}[ -]?)?$`,
  'i',
)

const countryIn = ({ data }: Frame): string | undefined => Object(Object(data.site).address).country
const codeOf = ({ data }: Frame): string | undefined => Object(data.site).phoneCountryCode
const dialled = (number: string, frame: Frame) => dialable(`tel:${number}`, codeOf(frame)).slice('tel:'.length)

/** Those of the business and of its places; those of facts are written in braces. */
function ownNumbers(frame: Frame): string[] {
  const { phone, locations } = Object(frame.data.site)
  const places: unknown[] = Array.isArray(locations) ? locations : []
  const numbers = [phone, ...places.map((place) => Object(place).phone)]
  return numbers.filter((number) => typeof number === 'string').map((number) => dialled(number, frame))
}

/** Those that the page calls by a link: their author means them. */
function linkedNumbers(texts: readonly Text[], frame: Frame): string[] {
  const links = texts.flatMap(({ text, schema }) =>
    schema.reference === 'link' ? [text] : markdownLinks(text).map(({ href }) => href),
  )
  return links.filter((href) => /^(?:tel|sms):/.test(href)).map((href) => dialled(href.slice('tel:'.length), frame))
}

function numbersIn({ text, path }: Text, expected: ReadonlySet<string>, frame: Frame): Finding[] {
  return phonesIn(text, countryIn(frame)).flatMap(({ written, number, start }): Finding[] => {
    if (expected.has(number) || OTHER_NUMBER.test(text.slice(0, start))) return []
    return [
      {
        ...worded('other-phone', { phone: written, place: at(path) }, { phone: written, number }),
        about: number,
        place: { path, text: written },
      },
    ]
  })
}
