import { addressWords } from '../../common/address-words.ts'
import { suggestion } from '../../common/nearest.ts'
import type { Finding } from '../../common/problem.ts'
import { at, type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Broken, type Explain, isOptional, purposeOf } from './broken.ts'
import { formMeant } from './meant.ts'
import { formOf } from './patterns.ts'
import { synonymOf } from './synonyms.ts'
import { fullName } from './written-lists.ts'

export const oneOfValues: Explain = (broken) => {
  const { path, value, error, schema } = broken
  const values = error.params.allowedValues as unknown[]
  const allowed = values.map(String)
  const several = commaLost(broken, (word) => allowed.includes(word))
  if (several) return several
  const text = String(value ?? '')
  const name = fullName(text, allowed) ?? synonymOf(text, allowed)
  const meant = name === undefined ? suggestion(text, allowed) : [message('did-you-mean', { name })]
  const quotes = sameButQuotes(value, values)
  const isKind = path[0] === 'pages' && path.at(-1) === 'kind'
  return {
    code: isKind ? 'unknown-kind' : 'unknown-value',
    place: { path },
    message: unusable(broken),
    hint: [
      ...(quotes ? [quotes] : meant),
      message('unknown-value.known', { known: { list: allowed } }),
      ...purposeOf(schema),
    ],
  }
}

/** A number in quotes, or a text without them, where the other is meant. */
function sameButQuotes(value: unknown, values: unknown[]): Message | undefined {
  const meant = values.find((choice) => choice !== value && String(choice) === String(value))
  if (meant === undefined) return undefined
  return message(typeof meant === 'string' ? 'wrong-type.quotes' : 'unknown-value.no-quotes', { value: String(meant) })
}

export const constant: Explain = (broken) => {
  const { path, error, schema } = broken
  const only = { value: String(error.params.allowedValue), optional: isOptional(broken) }
  return {
    code: 'unknown-value',
    place: { path },
    message: unusable(broken),
    hint: [message('unknown-value.only', only), ...purposeOf(schema)],
  }
}

const unusable = ({ path, value }: Broken) =>
  value === null
    ? message('empty-value.text', { place: at(path) })
    : message('unknown-value', { value: shown(value), place: at(path) })

/** "40065 40067" as one entry of a list: two between which a comma is missing. */
function commaLost({ path, value }: Broken, isOne: (word: string) => boolean): Finding | undefined {
  const words = String(value).split(/[\s;/]+/)
  if (typeof path.at(-1) !== 'number' || words.length < 2 || !words.every(isOne)) return undefined
  const isNumber = words.some((word) => /^\d+$/.test(word))
  const entries = words.map((word) => (isNumber ? `"${word}"` : word)).join(', ')
  return {
    code: 'missing-comma',
    place: { path },
    message: message('missing-comma.in-text', { place: at(path), value: shown(value) }),
    hint: message('missing-comma.in-text-hint', { entries }),
  }
}

export const pattern: Explain = (broken) =>
  commaLost(broken, (word) => new RegExp(String(broken.error.params.pattern)).test(word)) ?? badFormat(broken)

const badFormat: Explain = (broken) => {
  const { path, value, otherKey } = broken
  return {
    code: 'bad-format',
    value,
    place: { path },
    message: message('bad-format', { place: at(path), value: shown(value) }),
    hint: otherKey ? message('other-key', { name: otherKey }) : [formWanted(broken), ...purposeOf(broken.schema)],
  }
}

function formWanted(broken: Broken): Message {
  const text = String(broken.value)
  const form = String(broken.error.params.pattern)
  const named = imageNamed(broken) ?? iconNamed(broken)
  return named ?? formMeant(form, text) ?? formOf(form, broken.part) ?? message('bad-format.alike')
}

/** How a picture with capitals, spaces or folders in its name has to be called, or what to do with one of another kind. */
function imageNamed({ value, schema }: Broken): Message | undefined {
  if (schema.reference !== 'image') return undefined
  const [baseName, stem = '', ending = ''] = /([^/\\]*?)(?:\.([a-z0-9]+))?$/i.exec(String(value)) ?? []
  const words = addressWords(stem)
  const endings = /^(?:jpg|jpeg|png|webp|avif|svg)$/i
  if (words === '' || ending === '') return undefined
  if (!endings.test(ending)) return message('bad-format.picture-kind', { name: `${words}.jpg` })
  const name = `${words}.${ending.toLowerCase()}`
  if (/^https?:/i.test(String(value))) return message('bad-format.picture-elsewhere', { name })
  return message(baseName === name ? 'bad-format.picture-folder' : 'bad-format.picture-name', { name })
}

/** The icon that was meant by "Phone", "CloudHail" or "phone.svg"; whether there is one of that name is another question. */
function iconNamed({ value, schema }: Broken): Message | undefined {
  if (schema.reference !== 'icon') return undefined
  const words = String(value)
    .replace(/\.svg$/i, '')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
  const name = addressWords(words)
  return name === '' ? message('bad-format.any-icon') : message('bad-format.icon', { name })
}

export const other: Explain = ({ path, schema }) => ({
  code: 'bad-value',
  place: { path },
  message: message('bad-value', { place: at(path) }),
  hint: schema.description === undefined ? message('bad-value.hint') : purposeOf(schema),
})
