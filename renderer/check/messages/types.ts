import { typeOf } from '../../common/place-names.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { at, type Message, type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Broken, isOptional, purposeOf } from './broken.ts'
import { formMeant } from './meant.ts'
import { formOf } from './patterns.ts'
import { isTarget } from './suit.ts'
import { listMeant, withoutComma } from './written-lists.ts'

/** There is nothing to build. */
export const noPages: Finding = { ...worded('no-pages'), place: { path: ['pages'] } }

const types: Readonly<Record<string, MessageId>> = {
  string: 'type.text',
  number: 'type.number',
  integer: 'type.whole-number',
  boolean: 'type.true-or-false',
  array: 'type.list',
  object: 'type.group',
}

const typeName = (type: string) => message(types[type] ?? 'type.text')

/** A value of another type than its field takes, and how to write what was probably meant. */
export function wrongType(broken: Broken): Finding {
  const { error, path, value } = broken
  const type = String(error.params.type)
  const valueType = typeOf(value)
  const place = at(path)
  const wanted = typeName(type)
  if (valueType === 'null' && path[0] === 'pages' && path.length === 1) return noPages
  const hint = remedies(broken)
  if (valueType === 'null') {
    return {
      code: 'empty-value',
      value,
      place: { path, key: true },
      message: message('empty-value', { place, wanted }),
      hint,
    }
  }
  if (isOneOfSeveral(broken)) {
    return { code: 'wrong-type', place: { path }, message: message('wrong-type.several', { place }), hint }
  }
  return {
    code: 'wrong-type',
    value,
    ...(type === 'string' && { isTextMeant: true }),
    place: { path },
    message:
      valueType === 'object' || valueType === 'array'
        ? message('wrong-type', { place, found: typeName(valueType), wanted })
        : message('wrong-type.value', { place, value: shown(value), found: scalarName(value), wanted }),
    hint,
  }
}

const scalarName = (value: unknown) => (typeof value === 'boolean' ? message('type.yes-or-no') : typeName(typeof value))

/** How a value of another type than its field takes is to be written. */
export function remedies(broken: Broken): readonly Message[] {
  const { error, value, schema, otherKey } = broken
  const type = String(error.params.type)
  const purpose = purposeOf(schema)
  const optional = isOptional(broken)
  if (typeOf(value) === 'null')
    return [message(type === 'object' ? 'empty-value.keys' : 'empty-value.value', { optional }), ...purpose]
  if (isOneOfSeveral(broken)) return [message('wrong-type.one-alone', { yaml: firstOf(broken), optional }), ...purpose]
  if (otherKey) return [message('other-key', { name: otherKey })]
  const said = firstKey(broken, type) ?? listOfKnown(broken, type) ?? pairs(broken, type) ?? remedy(broken, type)
  return [said, ...purpose]
}

/** Whether it is a list where one of several is to be chosen, such as two authors of a post. */
const isOneOfSeveral = ({ error, value, schema: { reference, pattern, enum: values } }: Broken) =>
  error.params.type === 'string' && Array.isArray(value) && Boolean(reference ?? pattern ?? values)

/** The line with one entry of the list alone. */
function firstOf({ path, value }: Broken): string {
  const [first] = value as readonly unknown[]
  const isWord = typeof first === 'string' && /^[\w/#][\w /.+-]*$/.test(first)
  return `${startOf(path)}${isWord ? first : '…'}`
}

const startOf = (path: Broken['path']) => (typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '- ')

/** What a group written as a text alone would be: "image: { src: hail.jpg, … }". */
function firstKey({ path, value, schema, beside }: Broken, wanted: string): Message | undefined {
  const keys = schema.required ?? []
  // An address is where a link leads, not its words.
  const link = keys.find((key) => schema.properties?.[key]?.reference === 'link')
  const [first] = link !== undefined && isTarget(value) ? [link] : keys
  if (wanted !== 'object' || typeof value !== 'string' || first === undefined) return undefined
  if (/^(?:number|integer|array|object)$/.test(String(schema.properties?.[first]?.type))) return undefined
  const text = /^[\w/][\w /.+-]*$/.test(value) ? value : JSON.stringify(value)
  const choice = schema.oneOf?.[0]?.required ?? []
  const others = beside.length > 0 ? beside : [...keys, ...choice].filter((key) => key !== first)
  const pairs = [`${first}: ${text}`, ...others.map((key) => `${key}: …`)]
  if (first === link && isTarget(value)) pairs.reverse()
  const isOnly = pairs.length > 1 || Object.keys(schema.properties ?? {}).length === 1
  return message('wrong-type.with-keys', { yaml: `${startOf(path)}{ ${pairs.join(', ')}${isOnly ? '' : ', …'} }` })
}

/** Redirects as the lists of other tools. */
function pairs({ path, value }: Broken, wanted: string): Message | undefined {
  if (path[0] !== 'redirects') return undefined
  if (wanted === 'string') return message('wrong-type.redirect')
  return Array.isArray(value) ? message('wrong-type.redirects') : undefined
}

/** A list of known values written as a text: "[Monday, Tuesday]" for "Mon, Tue". */
function listOfKnown({ value, schema }: Broken, wanted: string): Message | undefined {
  const choices =
    typeof schema.items === 'object' && 'enum' in schema.items ? schema.items.enum?.map(String) : undefined
  if (wanted !== 'array' || typeof value !== 'string' || !choices) return undefined
  const meant = listMeant(value, choices)
  return meant.length > 0
    ? message('wrong-type.list', { entries: meant.join(', ') })
    : message('wrong-type.list-of-known', { known: choices.join(', ') })
}

/** "• One • Two", a list of a word processor, which YAML reads as one text. */
const withoutBullets = (text: string): string =>
  /^[–—−•·▪◦●‣] /.test(text) ? text.slice(2).replaceAll(/ +[–—−•·▪◦●‣] +/g, ', ') : text

/** The form of a text that quotes alone would not give; the zero that begins "04021" is lost in the value. */
function otherForm({ value, schema: { pattern }, part }: Broken): Message | undefined {
  if (typeof pattern !== 'string' || typeof value !== 'number') return undefined
  const form = new RegExp(pattern)
  if (form.test(`${value}`) || form.test(`0${value}`) || form.test(`+${value}`)) return undefined
  return formMeant(pattern, `${value}`) ?? formOf(pattern, part)
}

function remedy(broken: Broken, wanted: string): Message {
  const { path, value } = broken
  const valueType = typeOf(value)
  if (wanted === 'string') return asText(broken, path.at(-1))
  if (wanted === 'array' && valueType === 'object') return message('wrong-type.dashes')
  if (wanted === 'array') return message('wrong-type.list-or-lines', { entries: withoutBullets(String(value)) })
  if (wanted === 'boolean') {
    const isNo = /^(?:no|off|false|n|0)$/i.test(String(value))
    return message('wrong-type.true-or-false', { value: String(!isNo) })
  }
  if (wanted === 'object') return message(valueType === 'array' ? 'wrong-type.no-dashes' : 'wrong-type.keys')
  return asNumber(String(value), typeName(wanted))
}

function asText(broken: Broken, key: string | number | undefined): Message {
  const { value } = broken
  if (Array.isArray(value)) return message('wrong-type.one-text')
  if (typeof value === 'object')
    return message('wrong-type.one-line', { mark: typeof key === 'number' ? 'dash' : 'colon' })
  if (typeof value === 'boolean') return message('wrong-type.words', { value: String(value) })
  const form = otherForm(broken)
  if (form) return form
  return typeof key === 'string'
    ? message('wrong-type.quotes-after-key', { key, value: String(value) })
    : message('wrong-type.quotes', { value: String(value) })
}

function asNumber(scalar: string, wanted: Message): Message {
  const number = withoutComma(scalar)
  if (number !== undefined)
    return message(number.includes('.') ? 'wrong-type.point' : 'wrong-type.no-comma', { number })
  const [digits] = /-?\d+(?:\.\d+)?/.exec(scalar) ?? []
  return digits === undefined
    ? message('wrong-type.bare', { wanted })
    : message('wrong-type.bare-number', { wanted, number: `${signOf(scalar)}${digits}` })
}

/** "2.58 W" is west of Greenwich, and "33.9 S" south of the equator. */
const signOf = (scalar: string) => (/^\d[\d.]*\s?°?\s?[WS]$/.test(scalar) ? '-' : '')
