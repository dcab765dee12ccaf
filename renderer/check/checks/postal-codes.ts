import { isRecord } from '../../common/is-record.ts'
import { compactCode, readPostalCode } from '../../common/postal-code.ts'
import { hasPostalCodes, postalCodeOf } from '../../common/postal-codes.ts'
import { type Finding, joinPath, type Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { alikeInLists } from '../messages/explain.ts'
import { type Check, warning } from './check.ts'
import { schema } from './schema.ts'

/** Postal codes that the country of the business does not have, that lack, or that stand in two regions. */
export const postalCodes = {
  when: 'always',
  codes: {
    'bad-format': schema.codes['bad-format'],
    'missing-field': schema.codes['missing-field'],
    'postal-code-twice': warning(
      'A postal code stands in two regions, or twice in one. Remove it where it does not belong.',
      { joins: true },
    ),
  },
  ofTexts: (texts, { frame }) => {
    const { country } = Object(Object(frame.data.site).address)
    const wrong = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? checkCodes(texts, country) : []
    return [...wrong, ...checkRegions(texts)]
  },
  ofSite: ({ site: { data } }) => checkAddresses(data.site, ['site']),
} satisfies Check

/** Addresses of the business and of its places without a code, in countries that have codes. */
function checkAddresses(place: unknown, path: Path): Finding[] {
  const { address, locations } = Object(place)
  const further: unknown[] = Array.isArray(locations) ? locations : []
  return [
    ...(isRecord(address) && address.postalCode === undefined && hasPostalCodes(String(address.country))
      ? [lacking([...path, 'address'])]
      : []),
    ...further.flatMap((one, index) => checkAddresses(one, [...path, 'locations', index])),
  ]
}

const lacking = (path: Path): Finding => ({
  code: 'missing-field',
  about: 'postalCode',
  place: { path },
  message: message('missing-field', { field: { field: 'postalCode' }, place: at(path) }),
  hint: message('missing-field.hint', { key: 'postalCode' }),
})

function checkCodes(texts: readonly Text[], country: string): Finding[] {
  const { pattern, isNumeric, example } = postalCodeOf(country)
  const wrong = texts.filter((text) => isToCheck(text) && !readPostalCode(text.text, pattern))
  const hint = isNumeric ? 'bad-format.postal-code-digits' : 'bad-format.postal-code-letters'
  const misspelled = wrong.map(
    ({ text, path }): Finding => ({
      code: 'bad-format',
      place: { path },
      message: message('bad-format.postal-code', { code: shown(text), place: at(path), country, name: { country } }),
      hint: message(hint, { example }),
    }),
  )
  return alikeInLists(misspelled)
}

/** A token is filled later, and what breaks the schema is reported by itself. */
function isToCheck({ text, schema: { content, pattern } }: Text): boolean {
  return content === 'postal-code' && !text.includes('{') && (!pattern || new RegExp(String(pattern)).test(text))
}

interface Coded {
  code: string
  path: Path
  /** The region in its section, counted from 0. */
  region: number
}

/** Of each section that lists regions. */
function checkRegions(texts: readonly Text[]): Finding[] {
  const coded = texts.filter(({ path, schema }) => schema.content === 'postal-code' && path.at(-2) === 'zipCodes')
  const sections = Map.groupBy(coded, ({ path }) => joinPath(path.slice(0, -3)))
  return [...sections.values()].flatMap((inSection) =>
    repeatedCodes(inSection.map(({ text, path }) => ({ code: compactCode(text), path, region: Number(path.at(-3)) }))),
  )
}

function repeatedCodes(all: readonly Coded[]): Finding[] {
  const byCode = Map.groupBy(all, ({ code }) => code)
  const sizes = Map.groupBy(all, ({ region }) => region)
  /** A region that lies within another one as a whole, such as a county and its city, is meant so. */
  const isWithin = (region: number, other: number) => {
    const codes = sizes.get(region) ?? []
    return codes.length > 1 && codes.every(({ code }) => byCode.get(code)?.some((one) => one.region === other))
  }
  return [...byCode.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ code, path, region }): Finding[] => {
      if (!first || (region !== first.region && (isWithin(region, first.region) || isWithin(first.region, region))))
        return []
      const said = region === first.region ? 'postal-code-twice.same-region' : 'postal-code-twice'
      return [
        {
          code: 'postal-code-twice',
          about: joinPath([...path.slice(0, -2), first.region]),
          place: { path },
          message: message(said, { code: shown(code), place: at(first.path) }),
          hint: message('postal-code-twice.hint'),
        },
      ]
    }),
  )
}
