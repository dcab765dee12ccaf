import { addressWords } from '../../common/address-words.ts'
import { didYouMean, listNames } from '../../common/nearest.ts'
import { capital, placeName, quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { type Broken, type Explain, nameOf, orRemove, purposeOf } from './broken.ts'
import { formMeant } from './meant.ts'
import { formOf } from './patterns.ts'
import { synonymOf } from './synonyms.ts'
import { fullName } from './written-lists.ts'

export const oneOfValues: Explain = (broken) => {
  const { path, value, error } = broken
  const values = error.params.allowedValues as unknown[]
  const allowed = values.map(String)
  const several = commaLost(broken, (word) => allowed.includes(word))
  if (several) return several
  const full = fullName(String(value), allowed)
  const other = synonymOf(String(value), allowed)
  const meant = (full ?? other) ? `Did you mean "${full ?? other}"? ` : didYouMean(String(value), allowed)
  const isKind = path[0] === 'pages' && path.at(-1) === 'kind'
  return {
    code: isKind ? 'unknown-kind' : 'unknown-value',
    place: { path },
    message: `Cannot use ${quote(value)} as ${placeName(path)}`,
    hint: `${sameButQuotes(value, values) ?? meant}It can be ${listNames(allowed)}.${purposeOf(broken)}`,
  }
}

/** A number in quotes, or a text without them, where the other is meant. */
function sameButQuotes(value: unknown, values: unknown[]): string | undefined {
  const meant = values.find((known) => known !== value && String(known) === String(value))
  if (meant === undefined) return undefined
  return typeof meant === 'string' ? `Put it in quotes: "${meant}". ` : `Write ${String(meant)} without quotes. `
}

export const constant: Explain = (broken) => ({
  code: 'unknown-value',
  place: { path: broken.path },
  message: `Cannot use ${quote(broken.value)} as ${placeName(broken.path)}`,
  hint: `Write ${String(broken.error.params.allowedValue)}${orRemove(broken)}.${purposeOf(broken)}`,
})

/** "40065 40067" as one entry of a list: two between which a comma is missing. */
function commaLost({ path, value }: Broken, isOne: (word: string) => boolean): Finding | undefined {
  const words = String(value).split(/[\s;/]+/)
  if (typeof path.at(-1) !== 'number' || words.length < 2 || !words.every(isOne)) return undefined
  const isNumber = words.some((word) => /^\d+$/.test(word))
  const entries = words.map((word) => (isNumber ? `"${word}"` : word)).join(', ')
  const message = `${capital(placeName(path))} is ${quote(value)}: there is no comma between its entries`
  return { code: 'missing-comma', place: { path }, message, hint: `Put a comma between them: ${entries}` }
}

export const pattern: Explain = (broken) =>
  commaLost(broken, (word) => new RegExp(String(broken.error.params.pattern)).test(word)) ?? badFormat(broken)

const badFormat: Explain = (broken) => ({
  code: 'bad-format',
  value: broken.value,
  place: { path: broken.path },
  message: `${nameOf(broken)} is ${quote(broken.value)}, which does not have the right form`,
  hint: broken.otherKey
    ? `Call it "${broken.otherKey}", which takes such a value.`
    : `${imageNamed(broken) ?? iconNamed(broken) ?? formMeant(String(broken.error.params.pattern), String(broken.value)) ?? formOf(String(broken.error.params.pattern)) ?? 'Write it like the other values of its kind.'}${purposeOf(broken)}`,
})

/** How a picture with capitals, spaces or folders in its name has to be called, or what to do with one of another kind. */
function imageNamed({ value, schema }: Broken): string | undefined {
  if (schema.reference !== 'image') return undefined
  const [written, stem = '', ending = ''] = /([^/\\]*?)(?:\.([a-z0-9]+))?$/i.exec(String(value)) ?? []
  const name = addressWords(stem)
  const known = /^(?:jpg|jpeg|png|webp|avif|svg)$/i
  if (name === '' || ending === '') return undefined
  if (!known.test(ending)) return `Save the picture as .jpg, .png, .webp, .avif or .svg, and write "${name}.jpg", say.`
  const meant = `${name}.${ending.toLowerCase()}`
  if (/^https?:/i.test(String(value))) return `Put the picture itself into the folder images/, and write "${meant}".`
  if (written === meant) return `Write "${meant}": the folder images/ is meant without being named.`
  return `Write "${meant}", and give the file in the folder images/ the same name: lower case, hyphens for spaces, no folder before it.`
}

/** The icon that was meant by "Phone", "CloudHail" or "phone.svg"; whether there is one of that name is another question. */
function iconNamed({ value, schema }: Broken): string | undefined {
  if (schema.reference !== 'icon') return undefined
  const words = String(value)
    .replace(/\.svg$/i, '')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
  const name = addressWords(words)
  return `Write ${name === '' ? 'the name of an icon, such as phone' : `"${name}"`}: icons have the names that lucide.dev/icons shows.`
}

export const other: Explain = (broken) => ({
  code: 'bad-value',
  place: { path: broken.path },
  message: `${nameOf(broken)} does not fit`,
  hint: broken.schema.description ?? 'Compare it with the others of its kind.',
})
