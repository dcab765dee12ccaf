/**
 * The page a visitor without JavaScript gets when a form could not be taken: what is wrong, and the form as filled in.
 * It borrows the class names of sections/form, so it looks like the form it came from.
 */

import { plainFormAction } from '../../renderer/common/reserved.ts'
import { dayOf } from '../../renderer/forms/bounds.ts'
import { chosenIn, isGroup, isTick, TICKED } from '../../renderer/forms/entries.ts'
import { photoTypes } from '../../renderer/forms/photo-limits.ts'
import { photoLimitsText } from '../../renderer/forms/photo-words.ts'
import { type FormField, fieldMaxLength } from '../../renderer/forms/rules.ts'
import { type FormStep, hasSteps, stepsOf } from '../../renderer/forms/steps.ts'
import {
  formNameField,
  languageField,
  pageField,
  serviceTypeField,
  submissionKeyField,
} from '../../renderer/forms/wire.ts'
import type { Words } from '../../renderer/languages/index.ts'
import type { Match } from '../intake/match.ts'
import { attributes, escapeHtml } from './html.ts'

export type FormPage = {
  match: Match
  values: Record<string, string>
  errors: Record<string, string>
  /** Said first when the fields are not the problem. */
  failure?: string
  /** The address of the page that the form stood on first. */
  page?: string | undefined
  /** Makes a double click on this page's button one lead. */
  key: string
  /** The language of the page that the form came from, where it is not the site's first. */
  language?: string | undefined
  /** Where it is posted, where that is not the usual address. */
  action?: string | undefined
  words: Pick<Words['answer'], 'check'>
  photoWords: Words['photos']
}

/** The main part of the page. Everything a visitor typed is escaped and kept. */
export function formPage(page: FormPage): string {
  const { match, values, errors, failure, photoWords, action = plainFormAction } = page
  const row = (field: FormField) => fieldRow(field, values[field.name] ?? '', errors[field.name], photoWords)
  const { fields } = match.form
  const rows = hasSteps(fields) ? stepsOf(fields).map((step) => stepRows(step, row)) : fields.map(row)
  const enctype = match.form.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined
  const summary = failure ? alert(match.form.failure.title, `<p>${escapeHtml(failure)}</p>`) : errorSummary(page)
  return `${summary}
<div class="form-card">
<form${attributes({ class: 'site-form', method: 'post', action, enctype, novalidate: true })}>
${hiddenFields(page)}
${rows.join('\n')}
<button type="submit" class="button button-primary button-wide">${escapeHtml(match.form.submit)}</button>
</form>
</div>`
}

/** Without scripts all steps show one below the other. */
const stepRows = ({ title, fields }: FormStep, row: (field: FormField) => string) =>
  `<fieldset class="site-form min-w-0"><legend class="form-heading mb-4">${escapeHtml(title)}</legend>${fields.map(row).join('\n')}</fieldset>`

function errorSummary({ match, errors, words }: FormPage): string {
  const links = match.form.fields
    .filter(({ name }) => errors[name])
    .map(({ name }) => `<li><a${attributes({ href: `#field-${name}` })}>${escapeHtml(errors[name] ?? '')}</a></li>`)
  return alert(words.check, `<ul>${links.join('')}</ul>`)
}

const alert = (heading: string, content: string) =>
  `<div role="alert" class="section-head rich-text" aria-labelledby="error-summary"><h1 id="error-summary">${escapeHtml(heading)}</h1>${content}</div>`

function hiddenFields({ match, values, page, key, language }: FormPage): string {
  const declared = new Set(match.form.fields.map((field) => field.name))
  const service = declared.has(serviceTypeField) ? undefined : values[serviceTypeField]
  const hidden = {
    ...(language && { [languageField]: language }),
    ...(page && { [pageField]: page }),
    ...match.form.payload,
    ...(service && { [serviceTypeField]: service }),
  }
  const all = { [formNameField]: match.name, ...hidden, [submissionKeyField]: key }
  return Object.entries(all)
    .map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`)
    .join('\n')
}

function fieldRow(field: FormField, value: string, error: string | undefined, words: Words['photos']): string {
  const id = `field-${field.name}`
  if (isGroup(field) || isTick(field)) return choicesRow(field, { id, value, error })
  const shared = {
    id,
    name: field.name,
    required: Boolean(field.required),
    autocomplete: field.autocomplete,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby':
      [field.type === 'file' && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  const hint = field.type === 'file' ? photoHint(id, value, words) : ''
  const message = messageOf(id, error)
  const label = `<label${attributes({ for: id })}>${escapeHtml(field.label)}</label>`
  const below = `${hint}${control(field, value, shared)}${message}`
  if (field.width === 'half') return `<div class="field field-half">${label}<div>${below}</div></div>`
  return `<div class="field">${label}${below}</div>`
}

/** A page cannot choose files for its visitor: pictures that were sent have to be chosen once more. */
function photoHint(id: string, sent: string, words: Words['photos']): string {
  const text = [photoLimitsText(words), sent && words.again].filter(Boolean).join('. ')
  return `<p${attributes({ id: `${id}-hint` })}>${escapeHtml(text)}</p>`
}

const messageOf = (id: string, error: string | undefined) =>
  error ? `<p${attributes({ id: `${id}-error`, class: 'field-error' })}>${escapeHtml(error)}</p>` : ''

/** The same elements as in renderer/html/components/form/Choices.tsx. */
function choicesRow(field: FormField, { id, value, error }: { id: string; value: string; error: string | undefined }) {
  const isRadio = field.type === 'radio'
  const described = { 'aria-describedby': error ? `${id}-error` : undefined }
  const invalid = error ? 'true' : undefined
  const required = Boolean(field.required) && field.type !== 'checkboxes'
  const choice = (sent: string, label: string, isChosen: boolean, ownId?: string) => {
    const input = {
      id: ownId,
      type: isRadio ? 'radio' : 'checkbox',
      name: field.name,
      value: sent,
      checked: isChosen,
      required,
    }
    const state = { ...described, 'aria-invalid': isRadio ? undefined : invalid }
    return `<label><input${attributes({ ...input, ...state })}>${escapeHtml(label)}</label>`
  }
  const message = messageOf(id, error)
  if (isTick(field)) {
    return `<div class="field field-choices">${choice(TICKED, field.label, value === TICKED, id)}${message}</div>`
  }
  const chosen = new Set(chosenIn(value))
  const choices = field.options?.map(({ value: sent, label }, index) =>
    choice(sent, label, chosen.has(sent.trim()), index === 0 ? id : undefined),
  )
  const group = isRadio ? { role: 'radiogroup', 'aria-invalid': invalid } : {}
  const start = `<fieldset${attributes({ class: 'field field-choices', ...group, ...described })}>`
  return `${start}<legend>${escapeHtml(field.label)}</legend>${choices?.join('')}${message}</fieldset>`
}

function control(field: FormField, value: string, shared: Parameters<typeof attributes>[0]): string {
  if (field.type === 'textarea') {
    return `<textarea${attributes({ ...shared, rows: field.rows ?? 3 })}>\n${escapeHtml(value)}</textarea>`
  }
  if (field.type === 'select') return `<select${attributes(shared)}>${options(field, value)}</select>`
  if (field.type === 'file')
    return `<input${attributes({ ...shared, type: 'file', accept: photoTypes, multiple: true })}>`
  const { type: kind, inputmode, earliest, latest, timeZone } = field
  if (kind === 'date') {
    const [min, max] = [earliest, latest].map((bound) => bound && dayOf(bound, timeZone))
    return `<input${attributes({ ...shared, type: 'date', min, max, value })}>`
  }
  const type = kind === 'postal-code' || kind === 'number' ? 'text' : kind
  return `<input${attributes({ ...shared, type, inputmode, maxlength: fieldMaxLength(field), value })}>`
}

const options = ({ options: choices = [], placeholder = '' }: FormField, chosen: string) =>
  [{ value: '', label: placeholder }, ...choices]
    .map(
      ({ value, label }) => `<option${attributes({ value, selected: value === chosen })}>${escapeHtml(label)}</option>`,
    )
    .join('')
