/** Holds a submission against its form's own rules. */

import {
  formNameField,
  honeypotField,
  languageField,
  serviceTypeField,
  submissionKeyField,
} from '../../renderer/library/form-wire.ts'
import { type FormWords, fieldMaxLength, formRules } from '../../renderer/page/forms/rules.ts'
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

const wireNames = new Set([formNameField, languageField, submissionKeyField, honeypotField])

/** Cleans every value; nothing is dropped but control characters. What a field of pictures says is their names. */
export function cleanSubmission(match: Match, { values, files }: Omit<Submission, 'kind'>): Cleaned {
  const { name, form } = match
  const pictures = photoFields(match)
  const isLong = new Set(form.fields.filter((field) => field.type === 'textarea').map((field) => field.name))
  const declared = form.fields.map((field) => field.name)
  const sent = form.sendsServiceType && !declared.includes(serviceTypeField) ? [serviceTypeField] : []
  const own = [...declared, ...Object.keys(form.payload ?? {}), ...sent]
  const fields = Object.fromEntries(
    own
      .map((key): [string, string] => [key, (isLong.has(key) ? cleanText : cleanLine)(asText(values.get(key)))])
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

const asText = (value: unknown) => {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** What is wrong with the declared fields: a message by name, none when all is well. */
export function mistakesIn({ form }: Match, fields: Record<string, string>, words: FormWords): Record<string, string> {
  const issues = formRules(form, words).safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), message])) // the first one wins
}
