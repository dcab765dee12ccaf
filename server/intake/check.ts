/** Holds a submission against its form's own rules. */

import { chosenIn, entryOf } from '../../renderer/forms/entries.ts'
import { type FormField, type FormWords, fieldMaxLength, formRules } from '../../renderer/forms/rules.ts'
import {
  formNameField,
  honeypotField,
  languageField,
  pageField,
  serviceTypeField,
  submissionKeyField,
} from '../../renderer/forms/wire.ts'
import type { Submission } from './body.ts'
import { cleanExtras, cleanLine, cleanText } from './clean.ts'
import { type Match, unknownForm } from './match.ts'
import { ownFiles, photoFields } from './photos.ts'

export type Cleaned = {
  fields: Record<string, string>
  extra: Record<string, unknown>
  /** Facts worth telling the owner, such as a message longer than usual. */
  flags: string[]
}

const wireNames = new Set<string>([formNameField, languageField, submissionKeyField, honeypotField, pageField])

/** The values of a submission, with all that were chosen in a field that takes several. */
export function withRepeated({ form }: Match, { values, repeated }: Submission): Submission['values'] {
  const several = form.fields.filter(({ type, name }) => type === 'checkboxes' && repeated.has(name))
  return new Map([...values, ...several.map(({ name }): [string, unknown] => [name, repeated.get(name)])])
}

/** Cleans every value; nothing is dropped but control characters. What a field of pictures says is their names. */
export function cleanSubmission(match: Match, { values, files }: Pick<Submission, 'values' | 'files'>): Cleaned {
  const { name, form } = match
  const pictures = photoFields(match)
  const fieldOf = new Map(form.fields.map((field) => [field.name, field]))
  const declared = [...fieldOf.keys()]
  const sent = form.sendsServiceType && !declared.includes(serviceTypeField) ? [serviceTypeField] : []
  const own = [...declared, ...Object.keys(form.payload ?? {}), ...sent]
  const fields = Object.fromEntries(
    own
      .map((key): [string, string] => [key, cleanEntry(fieldOf.get(key), values.get(key))])
      .filter(([key, text]) => declared.includes(key) || text !== ''),
  )
  const asked = ownFiles(match, files)
  for (const field of pictures) {
    fields[field] = asked.flatMap((file) => (file.field === field ? [file.name] : [])).join(', ')
  }
  const isOther = (key: string) => !own.includes(key) || (pictures.includes(key) && values.get(key) !== '')
  const rest = [...values].filter(([key]) => isOther(key) && !wireNames.has(key))
  const { extra, isCut } = cleanExtras(rest)
  const flags = form.fields
    .filter((field) => field.type !== 'file' && (fields[field.name]?.length ?? 0) > fieldMaxLength(field))
    .map((field) => `long-${field.name}`)
  if (asked.length < files.length) flags.push('files-left-out')
  if (isCut) flags.push('extra-cut')
  if (name === unknownForm) flags.push('unknown-form')
  return { fields, extra, flags }
}

/** Fixed values that a form sends along are cleaned as those of a field of text. */
function cleanEntry(field: FormField = { name: '', label: '', type: 'text' }, value: unknown): string {
  const entry = entryOf(field, value)
  if (field.type === 'checkboxes') return chosenIn(entry).map(cleanLine).filter(Boolean).join('\n')
  return field.type === 'textarea' ? cleanText(entry) : cleanLine(entry)
}

/** What is wrong with the declared fields: a message by name, none when all is well. */
export function mistakesIn({ form }: Match, fields: Record<string, string>, words: FormWords): Record<string, string> {
  const issues = formRules(form, words).safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), message])) // the first one wins
}
