import { isRecord } from '../../common/is-record.ts'
import { suggestion } from '../../common/nearest.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { languagesOf } from '../../expand/translations.ts'
import { type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { schemaErrors } from '../../schema/validators.ts'
import { type Check, error, warning } from './check.ts'
import { allUses } from './unused.ts'

/** Translations of what is not there, and forms of which a part is left in the first language. */
export const translatedWords = {
  when: 'in full',
  codes: {
    'lost-translation': error(
      'A translation is for a fact, form, field, choice or shared section that the site does not have under this name, so that nobody would see it. Give it the name that stands outside "translations:", which is the same in all languages.',
    ),
    'untranslated-words': warning(
      'A form is translated, but a field or a choice of it is not: visitors read its words in the first language of the site. Write them under the field in "translations:".',
    ),
  },
  ofSite: ({ site }) => {
    const used = allUses(site)
    return languagesOf(site)
      .slice(1)
      .flatMap((language) => checkLanguage(site, language, used))
  },
} satisfies Check

type Words = Record<string, unknown>
const words = (value: unknown): Words => (isRecord(value) ? value : {})
const quoted = (names: readonly string[]) => ({ list: names.map(shown), quoted: true }) as const

function checkLanguage({ data, forms, shared }: Frame, language: string, used: ReadonlySet<string>): Finding[] {
  const own = words(words(data.translations)[language])
  const path = ['translations', language]
  const inForms = Object.entries(words(own.forms)).flatMap(([name, form]) =>
    isRecord(form) && isRecord(forms[name]) && isSound(forms[name])
      ? checkForm(form, forms[name], { path: [...path, 'forms', name], name, language })
      : [],
  )
  // What texts ask for by this name as well is reported as lacking.
  const isAsked = ({ about }: Finding) => used.has(String(about))
  return [
    ...lost(own.facts, Object.keys(words(data.facts)), [...path, 'facts'], 'facts.'),
    ...lost(own.forms, Object.keys(forms), [...path, 'forms'], 'form '),
    ...lost(own.shared, Object.keys(shared), [...path, 'shared'], 'shared '),
  ]
    .filter((finding) => !isAsked(finding))
    .concat(inForms)
}

/** What a form with a mistake of its own has under which name is uncertain. */
const isSound = (form: unknown) => schemaErrors('form', form).length === 0

/** Names that the site has not, below the path of what is named; `use` is how texts ask for a thing of this sort. */
function lost(translated: unknown, originals: readonly string[], path: Path, use = ''): Finding[] {
  const unknown = Object.keys(words(translated)).filter((name) => !originals.includes(name))
  return unknown.map((name) => ({
    code: 'lost-translation',
    about: `${use}${name}`,
    place: { path: [...path, name], key: true },
    message: message('lost-translation', { name: shown(name), things: String(path.at(-1)) }),
    hint: [
      ...suggestion(name, originals),
      message('lost-translation.hint'),
      ...(originals.length > 0 ? [message('known', { known: { list: originals } })] : []),
    ],
  }))
}

interface Place {
  path: Path
  /** The form's. */
  name: string
  language: string
}

function checkForm(own: Words, form: Words, { path, name, language }: Place): Finding[] {
  // A list of fields, and one without a name, is reported by itself.
  if (own.fields !== undefined && !isRecord(own.fields)) return []
  const fields = (Array.isArray(form.fields) ? form.fields : []).filter(isRecord)
  const names = fields.map((field) => String(field.name))
  const findings = lost(own.fields, names, [...path, 'fields'])
  const translated = words(own.fields)
  const missing = names.filter((field) => !isRecord(translated[field]))
  // Under a wrong name it is there all the same.
  if (findings.length === 0 && missing.length > 0 && own.fields !== undefined)
    findings.push({
      code: 'untranslated-words',
      place: { path: [...path, 'fields'], key: true },
      message: message('untranslated-words.form', { form: shown(name), language, fields: quoted(missing) }),
      hint: message('untranslated-words.form-hint'),
    })
  const inFields = fields.flatMap((field) => {
    const words = translated[String(field.name)]
    return isRecord(words) ? checkField(words, field, [...path, 'fields', String(field.name)]) : []
  })
  return [...findings, ...inFields]
}

function checkField(own: Words, field: Words, path: Path): Finding[] {
  const left = ['required', 'invalid', 'placeholder', 'newStep'].filter((key) => field[key] && own[key] === undefined)
  const values = (Array.isArray(field.options) ? field.options : []).map((option) => String(Object(option).value))
  const findings = lost(own.options, values, [...path, 'options'])
  const choices = findings.length > 0 ? [] : values.filter((value) => words(own.options)[value] === undefined)
  const untranslated = (said: Message, hint: Message): Finding => ({
    code: 'untranslated-words',
    place: { path, key: true },
    message: said,
    hint,
  })
  const name = shown(path.at(-1))
  if (left.length > 0) {
    const keys = { list: left.map((key) => ({ field: key })), quoted: true } as const
    const said = message('untranslated-words.field', { name, keys })
    findings.push(untranslated(said, message('untranslated-words.field-hint')))
  }
  if (choices.length > 0) {
    const said = message('untranslated-words.choices', { name, choices: quoted(choices) })
    findings.push(untranslated(said, message('untranslated-words.choices-hint')))
  }
  return findings
}
