import { didYouMean, listNames } from '../nearest.ts'
import { type Explain, nameOf, orRemove, purposeOf } from './broken.ts'
import { placeName, quote } from './names.ts'
import { formOf } from './patterns.ts'

export const oneOfValues: Explain = (broken) => {
  const { path, value, error } = broken
  const values = error.params.allowedValues as unknown[]
  const allowed = values.map(String)
  const isKind = path[0] === 'pages' && path.at(-1) === 'kind'
  return {
    code: isKind ? 'unknown-kind' : 'unknown-value',
    place: { path },
    message: `Cannot use ${quote(value)} as ${placeName(path)}`,
    hint: `${sameButQuotes(value, values) ?? didYouMean(String(value), allowed)}It can be ${listNames(allowed)}.${purposeOf(broken)}`,
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

export const pattern: Explain = (broken) => ({
  code: 'bad-format',
  place: { path: broken.path },
  message: `${nameOf(broken)} is ${quote(broken.value)}, which does not have the right form`,
  hint: `${formOf(String(broken.error.params.pattern)) ?? 'Write it like the other values of its kind.'}${purposeOf(broken)}`,
})

export const other: Explain = (broken) => ({
  code: 'bad-value',
  place: { path: broken.path },
  message: `${nameOf(broken)} does not fit`,
  hint: broken.schema.description ?? 'Compare it with the others of its kind.',
})
