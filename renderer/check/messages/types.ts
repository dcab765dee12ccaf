import { capital, placeName, quote, typeName, typeOf } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { Schema } from '../../schema/schemas.ts'
import { type Broken, nameOf, orRemove, purposeOf } from './broken.ts'
import { formMeant } from './meant.ts'
import { formOf } from './patterns.ts'
import { isTarget } from './suit.ts'
import { listMeant, withoutComma } from './written-lists.ts'

/** There is nothing to build. */
export const noPages: Finding = {
  code: 'no-pages',
  place: { path: ['pages'] },
  message: 'Cannot find any page under "pages"',
  hint: 'Add a page: its address, such as "/about:", and under it kind, title, description and blocks.',
}

/** A value of another type than its field takes, and how to write what was probably meant. */
export function wrongType(broken: Broken): Finding {
  const { error, path, value, schema } = broken
  const wanted = String(error.params.type)
  const found = typeOf(value)
  const purpose = schema.description ? ` ${schema.description}` : ''
  const name = capital(placeName(path))
  if (found === 'null' && path[0] === 'pages' && path.length === 1) return noPages
  if (found === 'null') {
    const message = `${name} is empty; it should be ${typeName(wanted)}`
    return {
      code: 'empty-value',
      value,
      place: { path, key: true },
      message,
      hint: `${wanted === 'object' ? 'Write its keys on the lines below, indented by two more spaces' : 'Write its value after the colon'}${orRemove(broken)}.${purpose}`,
    }
  }
  if (wanted === 'string' && Array.isArray(value) && isChosen(schema)) return oneAlone(broken, value)
  const shown = found === 'object' || found === 'array' ? typeName(found) : `${quote(value)}, ${kindOf(value)},`
  return {
    code: 'wrong-type',
    value,
    place: { path },
    message: `${name} is ${shown} where ${typeName(wanted)} is meant`,
    hint: broken.otherKey
      ? `Call it "${broken.otherKey}", which takes such a value.`
      : `${firstKey(broken, wanted) ?? listOfKnown(broken, wanted) ?? pairs(broken, wanted) ?? remedy(wanted, found, value, path.at(-1), otherForm(value, schema))}${purpose}`,
  }
}

/** Whether no text in brackets can be right. */
const isChosen = ({ reference, pattern, enum: values }: Schema) => Boolean(reference ?? pattern ?? values)

/** A list where one of several is to be chosen, such as two authors of a post. */
function oneAlone(broken: Broken, [first]: readonly unknown[]): Finding {
  const { path } = broken
  const start = typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '- '
  const isWord = typeof first === 'string' && /^[\w/#][\w /.+-]*$/.test(first)
  return {
    code: 'wrong-type',
    place: { path },
    message: `${nameOf(broken)} is a list where a single value is meant`,
    hint: `Write one alone, without dashes or brackets: ${start}${isWord ? first : '…'}${orRemove(broken)}.${purposeOf(broken)}`,
  }
}

/** What a group written as a text alone would be: "image: { src: hail.jpg, … }". */
function firstKey({ path, value, schema, beside }: Broken, wanted: string): string | undefined {
  const keys = schema.required ?? []
  // An address is where a link leads, not its words.
  const link = keys.find((key) => schema.properties?.[key]?.reference === 'link')
  const [first] = link !== undefined && isTarget(value) ? [link] : keys
  if (wanted !== 'object' || typeof value !== 'string' || first === undefined) return undefined
  if (/^(?:number|integer|array|object)$/.test(String(schema.properties?.[first]?.type))) return undefined
  const start = typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '- '
  const text = /^[\w/][\w /.+-]*$/.test(value) ? value : JSON.stringify(value)
  const choice = schema.oneOf?.[0]?.required ?? []
  const others = beside.length > 0 ? beside : [...keys, ...choice].filter((key) => key !== first)
  const pairs = [`${first}: ${text}`, ...others.map((key) => `${key}: …`)]
  if (first === link && isTarget(value)) pairs.reverse()
  const isOnly = pairs.length > 1 || Object.keys(schema.properties ?? {}).length === 1
  return `Write it with its keys: ${start}{ ${pairs.join(', ')}${isOnly ? '' : ', …'} }`
}

/** Redirects as the lists of other tools. */
function pairs({ path, value }: Broken, wanted: string): string | undefined {
  if (path[0] !== 'redirects') return undefined
  if (wanted === 'string') return 'Write the new address alone: /leak: /roof-leaks.'
  return Array.isArray(value)
    ? 'Write one line for each, without dashes: the old address, a colon and the new one, such as /leak: /roof-leaks.'
    : undefined
}

/** A list of known values written as a text: "[Monday, Tuesday]" for "Mon, Tue". */
function listOfKnown({ value, schema }: Broken, wanted: string): string | undefined {
  const known = typeof schema.items === 'object' && 'enum' in schema.items ? schema.items.enum?.map(String) : undefined
  if (wanted !== 'array' || typeof value !== 'string' || !known) return undefined
  const meant = listMeant(value, known)
  return meant.length > 0
    ? `Write it as a list: [${meant.join(', ')}].`
    : `Write a list of some of these: [${known.join(', ')}].`
}

/** "• One • Two", a list of a word processor, which YAML reads as one text. */
const withoutBullets = (text: string): string =>
  /^[–—−•·▪◦●‣] /.test(text) ? text.slice(2).replaceAll(/ +[–—−•·▪◦●‣] +/g, ', ') : text

function kindOf(value: unknown): string {
  return typeof value === 'boolean' ? 'a yes-or-no value' : typeName(typeOf(value))
}

/** The form of a text that quotes alone would not give; the zero that begins "04021" is lost in the value. */
function otherForm(value: unknown, { pattern }: Schema): string | undefined {
  if (typeof pattern !== 'string' || typeof value !== 'number') return undefined
  const form = new RegExp(pattern)
  if (form.test(`${value}`) || form.test(`0${value}`) || form.test(`+${value}`)) return undefined
  return formMeant(pattern, `${value}`) ?? formOf(pattern)
}

function remedy(
  wanted: string,
  found: string,
  value: unknown,
  key: string | number | undefined,
  form?: string,
): string {
  const scalar = found !== 'object' && found !== 'array'
  if (wanted === 'string' && typeof value === 'boolean')
    return `Write the words in its place, or "${value}" in quotes if that is the word.`
  if (wanted === 'string' && scalar && form !== undefined) return form
  if (wanted === 'string' && scalar)
    return `Put it in quotes: ${typeof key === 'string' ? `${key}: ` : ''}"${String(value)}".`
  if (wanted === 'string' && found === 'object')
    return `Write the text on one line after the ${typeof key === 'number' ? 'dash' : 'colon'}, in quotes if it holds ": " or starts with "{".`
  if (wanted === 'string') return 'Write one text; put it in quotes if it starts with "[" or "-".'
  if (wanted === 'array' && found === 'object') return 'Start every entry of the list with a dash: "- ".'
  if (wanted === 'array')
    return `Write it as a list: [${withoutBullets(String(value))}], or one entry a line, each after "- ".`
  if (wanted === 'boolean')
    return `Write ${/^(?:no|off|false|n|0)$/i.test(String(value)) ? 'false' : 'true'}, without quotes.`
  if (wanted === 'object' && found === 'array')
    return 'Remove the dashes or brackets: keys stand one a line, indented, without "- ".'
  if (wanted === 'object') return 'Write its keys on the next lines, indented by two more spaces.'
  const point = withoutComma(String(value))
  if (point !== undefined)
    return `Write the number ${point.includes('.') ? 'with a point' : 'without a comma'}: ${point}.`
  return `Write ${typeName(wanted)} without quotes or units${/\d/.test(String(value)) ? `: ${signOf(String(value))}${/-?\d+(?:\.\d+)?/.exec(String(value))?.[0]}` : ''}.`
}

/** "2.58 W" is west of Greenwich, and "33.9 S" south of the equator. */
const signOf = (written: string) => (/^\d[\d.]*\s?°?\s?[WS]$/.test(written) ? '-' : '')
