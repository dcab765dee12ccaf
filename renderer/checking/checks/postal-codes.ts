import { placeName, quote } from '../../library/place-names.ts'
import { readPostalCode } from '../../library/postal-code.ts'
import { postalCodeOf } from '../../library/postal-codes.ts'
import type { Finding } from '../../library/problem.ts'
import type { Text } from '../../schema/walk.ts'
import { alikeInLists } from '../messages/explain.ts'
import type { Check } from './check.ts'
import { schema } from './schema.ts'

/** Postal codes that the country of the business does not have. */
export const postalCodes = {
  when: 'always',
  codes: { 'bad-format': schema.codes['bad-format'] },
  ofTexts: (texts, { frame }) => {
    const { country } = Object(Object(frame.data.site).address)
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? checkCodes(texts, country) : []
  },
} satisfies Check

function checkCodes(texts: readonly Text[], country: string): Finding[] {
  const { pattern, isNumeric, example } = postalCodeOf(country)
  const wrong = texts.filter((text) => isToCheck(text) && !readPostalCode(text.text, pattern))
  if (wrong.length === 0) return []
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  const form = isNumeric ? 'its digits, in quotes' : 'it as it stands on letters'
  const found = wrong.map(
    ({ text, path }): Finding => ({
      code: 'bad-format',
      place: { path },
      message: `${quote(text)} in ${placeName(path)} is no postal code of the country ${quote(country)} (${name})`,
      hint: `Write ${form}: ${quote(example)}. The country stands under "address:" in "site:".`,
    }),
  )
  return alikeInLists(found)
}

/** A token is filled later, and what breaks the schema is reported by itself. */
function isToCheck({ text, schema: { content, pattern } }: Text): boolean {
  return content === 'postal-code' && !text.includes('{') && (!pattern || new RegExp(String(pattern)).test(text))
}
