import { isDay } from '../../common/iso-day.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { isElsewhere } from '../../common/reserved.ts'
import type { Frame } from '../../expand/frame.ts'
import { formNameField, languageField, pageField, serviceTypeField, submissionKeyField } from '../../forms/wire.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error, warning } from './check.ts'
import { schema } from './schema.ts'

/** Forms that would lose what a visitor writes, or that the server could not tell apart. */
export const forms = {
  when: 'always',
  codes: {
    'duplicate-field': error(
      'Two fields of a form send their value under the same name, so that only one of the two arrives. Give each field a name of its own.',
    ),
    'duplicate-option': error(
      'Two choices of a field send the same value, so that nobody can tell which one a visitor made. Give each choice a value of its own.',
    ),
    'bad-value': schema.codes['bad-value'],
    'idle-options': error(
      'A field in which visitors type has choices, which are shown nowhere. Write "type: select", or remove the choices.',
    ),
    'idle-bounds': error(
      'A field has bounds or steps of another type of field, which nobody would be held to. Numbers have min, max and step, dates earliest and latest.',
    ),
    'missing-forms-key': warning(
      'A form sends the public key of the site ("sendsKey"), and there is none. A hosted function that asks for it refuses what visitors send. Write "formsKey:" under "site:", or remove "sendsKey:".',
      { joins: true },
    ),
    'same-endpoint': error(
      'Two forms are sent to the same address with nothing to tell them apart. Give each a "payload: { formType: … }" of its own.',
    ),
  },
  ofSite: ({ site }) => checkForms(site),
} satisfies Check

/** Forms that would lose what a visitor writes, or that the server could not tell apart. */
function checkForms({ forms, data }: Frame): Finding[] {
  const inForms = Object.entries(forms).flatMap(([name, form]) => [
    ...sameFields(name, form),
    ...takenNames(name, form),
    ...sameOptions(name, form),
    ...idleOptions(name, form),
    ...idleBounds(name, form),
    ...lostDays(name, form),
    ...crossedBounds(name, form),
    ...answers(name, form),
    ...picturesElsewhere(name, form),
  ])
  return [...inForms, ...withoutKey(forms, data), ...sameForms(forms)]
}

/** Who builds the site may give the key in the environment instead. */
function withoutKey(forms: Frame['forms'], { site }: Frame['data']): Finding[] {
  if (Object(site).formsKey || process.env.PUBLIC_FORMS_KEY) return []
  const sending = Object.entries(forms).filter(([, form]) => Object(form).sendsKey === true)
  return sending.map(([name]) => ({
    ...worded('missing-forms-key', { form: shown(name) }),
    about: 'formsKey',
    place: { path: ['forms', name, 'sendsKey'] },
  }))
}

function fieldsOf(form: unknown): Record<string, unknown>[] {
  const { fields } = Object(form)
  // A field without a label has another mistake, which is said too; until then its name stands for it.
  return (Array.isArray(fields) ? fields : []).map((field) => ({ label: Object(field).name ?? '', ...Object(field) }))
}

/** Fields under names by which the form itself sends something: one value would take the place of the other. */
function takenNames(form: string, value: unknown): Finding[] {
  const { payload, sendsServiceType } = Object(value)
  const own = [formNameField, submissionKeyField, languageField, pageField, ...Object.keys(Object(payload))]
  if (sendsServiceType === true) own.push(serviceTypeField)
  return fieldsOf(value).flatMap(({ name }, index): Finding[] => {
    if (typeof name !== 'string' || !own.includes(name)) return []
    return [
      {
        code: 'duplicate-field',
        place: { path: ['forms', form, 'fields', index, 'name'] },
        message: message('duplicate-field.taken', { form: shown(form), name: shown(name) }),
        hint: message('duplicate-field.taken-hint'),
      },
    ]
  })
}

/** Two choices that send the same: nobody could tell which of them a visitor made. */
function sameOptions(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ options, label }, index) => {
    const values = (Array.isArray(options) ? options : []).map((option) => Object(option).value)
    return values.flatMap((sent, at): Finding[] => {
      if (typeof sent !== 'string' || values.indexOf(sent) === at) return []
      return [
        {
          ...worded('duplicate-option', { label: shown(label), form: shown(form), value: shown(sent) }),
          place: { path: ['forms', form, 'fields', index, 'options', at, 'value'] },
        },
      ]
    })
  })
}

/** "required: yes": visitors would read "yes" where they are to be told what is missing. */
function answers(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ required, label }, index): Finding[] => {
    if (typeof required !== 'string' || !/^(?:yes|no|true|false|on|off|y|n)$/i.test(required)) return []
    return [
      {
        code: 'bad-value',
        place: { path: ['forms', form, 'fields', index, 'required'] },
        message: message('bad-value.required', { label: shown(label), form: shown(form), words: required }),
        hint: message('bad-value.required-hint'),
      },
    ]
  })
}

const typed = ['text', 'email', 'tel', 'postal-code', 'textarea', 'number', 'date']
const withoutOptions = [...typed, 'checkbox', 'consent', 'file']
const bounds: Record<string, readonly string[]> = {
  number: ['min', 'max', 'step'],
  date: ['earliest', 'latest', 'days'],
}

/** Bounds of a field that has none of this sort; that one without a type lacks it is reported by itself. */
function idleBounds(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap((field, index) =>
    Object.entries(bounds).flatMap(([type, names]) => {
      // A bound of another sort is reported by itself.
      const isSound = (name: string) =>
        name === 'days' ? Array.isArray(field.days) : typeof field[name] === (type === 'number' ? 'number' : 'string')
      const idle = field.type === type || field.type === undefined ? [] : names.filter(isSound)
      return idle.map((name): Finding => {
        const same = bounds[String(field.type)]?.[names.indexOf(name)]
        const isFree = same !== undefined && field[same] === undefined
        return {
          code: 'idle-bounds',
          place: { path: ['forms', form, 'fields', index, name], key: true },
          message: message('idle-bounds', { bound: { field: name }, label: shown(field.label), form: shown(form) }),
          hint: isFree
            ? message('idle-bounds.hint-called', { type: { choice: type }, bound: { field: same } })
            : message('idle-bounds.hint', { type: { choice: type } }),
        }
      })
    }),
  )
}

/** Bounds of a date that are days which no calendar has. */
function lostDays(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ label, earliest, latest }, index) => {
    const days = Object.entries({ earliest, latest })
    const lost = days.filter(([, day]) => isWrittenDay(day) && !isDay(String(day)))
    return lost.map(
      ([name, day]): Finding => ({
        code: 'bad-value',
        place: { path: ['forms', form, 'fields', index, name] },
        message: message('bad-value.lost-day', { day: String(day), label: shown(label), form: shown(form) }),
        hint: message('bad-value.lost-day-hint'),
      }),
    )
  })
}

const isWrittenDay = (bound: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(bound))

/** Bounds that leave no value. */
function crossedBounds(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ label, min, max, earliest, latest }, index): Finding[] => {
    const areNumbers = typeof min === 'number' && typeof max === 'number' && min > max
    const areDays = [earliest, latest].every(isWrittenDay) && String(earliest) > String(latest)
    if (!areNumbers && !areDays) return []
    return [
      {
        code: 'bad-value',
        place: { path: ['forms', form, 'fields', index, areNumbers ? 'max' : 'latest'] },
        message: message('bad-value.crossed-bounds', { label: shown(label), form: shown(form) }),
        hint: message('bad-value.crossed-bounds-hint'),
      },
    ]
  })
}

/** Pictures for another server: ours opens them and takes out where they were made, of others nobody knows. */
function picturesElsewhere(form: string, value: unknown): Finding[] {
  if (!isElsewhere(Object(value).endpoint)) return []
  return fieldsOf(value).flatMap(({ type, label }, index): Finding[] => {
    if (type !== 'file') return []
    return [
      {
        code: 'bad-value',
        place: { path: ['forms', form, 'fields', index, 'type'] },
        message: message('bad-value.pictures-elsewhere', { label: shown(label), form: shown(form) }),
        hint: message('bad-value.pictures-elsewhere-hint'),
      },
    ]
  })
}

/** Choices of a field in which visitors type: it shows none of them, and the server would refuse everything else. */
function idleOptions(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ type, label, options }, index): Finding[] => {
    if (options === undefined || !withoutOptions.includes(String(type))) return []
    return [
      {
        ...worded('idle-options', { label: shown(label), form: shown(form), type: { choice: String(type) } }),
        place: { path: ['forms', form, 'fields', index, 'options'], key: true },
      },
    ]
  })
}

/** Two fields with one name: only one of the two values would arrive. */
function sameFields(form: string, value: unknown): Finding[] {
  const names = fieldsOf(value).map(({ name }) => name)
  return names.flatMap((name, index): Finding[] => {
    if (typeof name !== 'string' || names.indexOf(name) === index) return []
    return [
      {
        ...worded('duplicate-field', { form: shown(form), name: shown(name) }),
        place: { path: ['forms', form, 'fields', index, 'name'] },
      },
    ]
  })
}

/** The same endpoint and the same payload.formType. */
function sameForms(forms: Frame['forms']): Finding[] {
  const seen = new Map<string, string>()
  return Object.entries(forms).flatMap(([name, form]) => {
    const { endpoint, payload } = Object(form)
    if (typeof endpoint !== 'string') return []
    const formType = Object(payload).formType
    const key = JSON.stringify([endpoint, formType ?? null])
    const first = seen.get(key)
    seen.set(key, first ?? name)
    return first === undefined ? [] : [sameEndpoint(name, first, endpoint, formType)]
  })
}

function sameEndpoint(name: string, first: string, endpoint: string, formType: unknown): Finding {
  const both = { first: shown(first), second: shown(name), endpoint: shown(endpoint) }
  const hint = message('same-endpoint.hint', { form: shown(name), payload: `{ formType: ${name} }` })
  if (formType === undefined) {
    const place = { path: ['forms', name, 'endpoint'] }
    return { code: 'same-endpoint', place, message: message('same-endpoint', both), hint }
  }
  return {
    code: 'same-endpoint',
    place: { path: ['forms', name, 'payload', 'formType'] },
    message: message('same-endpoint.same-type', { ...both, type: shown(formType) }),
    hint,
  }
}
