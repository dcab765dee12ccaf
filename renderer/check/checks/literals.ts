import { isRecord } from '../../common/is-record.ts'
import { oncePer } from '../../common/once-per.ts'
import { type Finding, worded } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { dialable } from '../../expand/links.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Texts that write out, or contradict, what is written once under "site:" or "facts:". */
export const literals = {
  when: 'in full',
  codes: {
    'literal-fact': warning(
      'A text writes out a phone number, name or figure that stands under "site:" or "facts:". Write its name in braces, such as {phone}, so that a change in one place reaches all texts.',
      { joins: true },
    ),
    'contradicts-fact': warning(
      'A text names another figure than the fact under "facts:" does. Write the name of the fact in braces, or change the fact.',
      { joins: true },
    ),
  },
  ofTexts: (texts, { frame }) => checkLiterals(texts, frame),
} satisfies Check

interface Known {
  token: string
  value: string
  /** Finds the value, or for a figure any other one in its place. */
  pattern: RegExp
  /** Words of the name that a sentence must hold before a figure in it is taken for this one. */
  words: string[]
}

/** Texts that write out, or contradict, what is written once under "site:" or "facts:". */
function checkLiterals(texts: readonly Text[], frame: Frame): Finding[] {
  const values = knownOf(frame)
  const judged = texts.filter(
    ({ path, schema }) =>
      path[0] !== 'site' && path[0] !== 'facts' && !schema.reference && typeof schema.pattern !== 'string',
  )
  return judged.flatMap((text) =>
    values.any.test(text.text) ? values.facts.flatMap((fact) => literalsIn(text, fact, values.facts)) : [],
  )
}

interface AllKnown {
  facts: Known[]
  /** Finds whether there is anything to look at more closely, which there seldom is. */
  any: RegExp
}

const knownOf = oncePer(({ data }: Frame): AllKnown => {
  const facts = [...contactsOf(data.site), ...factsOf(data.facts)]
  return { facts, any: new RegExp(facts.map(({ pattern }) => pattern.source).join('|'), 'i') }
})

function contactsOf(site: unknown): Known[] {
  const names = ['brand', 'phone', 'email'] as const
  return names.flatMap((name) => {
    const value = isRecord(site) && typeof site[name] === 'string' ? site[name] : ''
    const code = isRecord(site) ? String(site.phoneCountryCode ?? '') : ''
    const pattern = name === 'phone' ? phonePattern(value, code) : new RegExp(`(?<!\\w)${escaped(value)}(?!\\w)`, 'g')
    return value === '' || value.includes('{') ? [] : [{ token: `{${name}}`, value, pattern, words: [] }]
  })
}

/** The number in any way of writing it, its country's digits before it or not. */
function phonePattern(phone: string, code: string): RegExp {
  const dialled = dialable(`tel:${phone}`, code).slice('tel:'.length)
  const digits = dialled.slice(dialled.startsWith(code) ? code.length : 1)
  if (!/^\d{7,}$/.test(digits)) return new RegExp(`(?<!\\w)${escaped(phone)}(?!\\w)`, 'g')
  const abroad = `(?:(?:\\+|00)?${code.replaceAll(/\D/g, '')}[ .-]?)?`
  return new RegExp(`(?<![\\w-])${abroad}(?:\\(?0\\)?[ .-]?)?\\(?${[...digits].join('[ ().\\/–-]{0,2}')}(?!\\w)`, 'g')
}

function factsOf(facts: unknown): Known[] {
  return Object.entries(Object(facts)).flatMap(([name, fact]) => {
    const value = isRecord(fact) && typeof fact.value === 'string' ? fact.value.trim() : ''
    if (!/\d/.test(value)) return []
    const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase().slice(0, 6))
    const shape = escaped(value)
      .replaceAll(/\d[\d,.]*/g, '\\d(?:[\\d,.]*\\d)?')
      .replaceAll(/[-–]/g, '[-–]')
    return [
      { token: `{facts.${name}}`, value, pattern: new RegExp(`(?<![\\d$.,-])${shape}(?![\\d%]|[.,]\\d)`, 'gi'), words },
    ]
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function literalsIn({ text, path }: Text, fact: Known, all: readonly Known[]): Finding[] {
  return [...text.matchAll(fact.pattern)].flatMap((match): Finding[] => {
    const sentence = sentenceAt(text, match.index)
    if (!isAbout(sentence, fact.words)) return []
    const same = fact.token === '{phone}' || isSame(match[0], fact.value)
    if (!same && (text.includes(fact.token) || !isInItsPlace(match[0], sentence, fact, all))) return []
    const place = { path, text: match[0] }
    const { token } = fact
    const words = { words: shown(match[0]), place: at(path) }
    if (same) {
      const hint = message('literal-fact.hint', { token })
      return [{ code: 'literal-fact', about: token, place, message: message('literal-fact', words), hint }]
    }
    return [
      {
        ...worded('contradicts-fact', { ...words, token, value: shown(fact.value) }, { token }),
        about: `${token} ${match[0]}`,
        place,
      },
    ]
  })
}

const plain = (words: string) => words.replaceAll('–', '-').toLowerCase()
const isSame = (one: string, other: string) => plain(one) === plain(other)

/**
 * Whether a figure was surely meant for a fact that its text does not show: no other fact says it, no figure like it stands
 * beside it, its sentence names the fact besides, and it is about as large. A list of prices, or what somebody saves, is
 * none of them.
 */
function isInItsPlace(figure: string, sentence: string, fact: Known, all: readonly Known[]): boolean {
  const { value, pattern, words } = fact
  if (all.some((other) => isSame(figure, other.value)) || isForSome.test(sentence)) return false
  if ([...sentence.matchAll(pattern)].length > 1) return false
  const beside = sentence.replace(pattern, '')
  if (!words.every((word) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'u').test(beside))) return false
  const [one, other] = [figure, value].map((words) =>
    Number(words.replaceAll(/(?<=\d)[,.](?=\d{3}\b)|[^\d.,]/g, '').replace(',', '.')),
  )
  return !one || !other || Math.max(one, other) <= MOST_TIMES * Math.min(one, other)
}

/** Words by which a price is taken off another, or is that of some visitors alone. */
const isForSome =
  /(?<!\p{L})(?:(?:off|less|members?|soci)(?!\p{L})|save|discount|concession|reduced|student|senior|child|kids|rabatt|spar|ermäßig|kinder|schüler|studier|mitglied|sconto|ridott|bambin|remise|réduit|étudiant|enfant|descuento|reducid|estudiante|niñ|desconto|reduzid|estudante|criança|korting|leden|zniżk|ulg|dziec)/u

/** What an old price or number can be of the new one. */
const MOST_TIMES = 4

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...['. ', '! ', '? ', '\n\n'].map((mark) => text.lastIndexOf(mark, index)), -1) + 1
  const end = text.slice(index).search(/[.!?](?:\s|$)|\n\n/)
  return text.slice(start, end < 0 ? undefined : index + end).toLowerCase()
}

const isAbout = (sentence: string, words: string[]) => words.every((word) => sentence.includes(word))
