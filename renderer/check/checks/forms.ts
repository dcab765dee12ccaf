import { isDay } from '../../common/iso-day.ts'
import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { isElsewhere } from '../../common/reserved.ts'
import type { Frame } from '../../expand/frame.ts'
import { formNameField, languageField, pageField, serviceTypeField, submissionKeyField } from '../../forms/wire.ts'
import type { Check } from './check.ts'
import { schema } from './schema.ts'

/** Forms that would lose what a visitor writes, or that the server could not tell apart. */
export const forms = {
  when: 'always',
  codes: {
    'duplicate-field': {
      severity: 'error',
      about:
        'Two fields of a form send their value under the same name, so that only one of the two arrives. Give each field a name of its own.',
    },
    'duplicate-option': {
      severity: 'error',
      about:
        'Two choices of a field send the same value, so that nobody can tell which one a visitor made. Give each choice a value of its own.',
    },
    'bad-value': schema.codes['bad-value'],
    'idle-options': {
      severity: 'error',
      about:
        'A field in which visitors type has choices, which are shown nowhere. Write "type: select", or remove the choices.',
    },
    'idle-bounds': {
      severity: 'error',
      about:
        'A field has bounds or steps of another type of field, which nobody would be held to. Numbers have min, max and step, dates earliest and latest.',
    },
    'missing-forms-key': {
      severity: 'warning',
      joins: true,
      about:
        'A form sends the public key of the site ("sendsKey"), and there is none. A hosted function that asks for it refuses what visitors send. Write "formsKey:" under "site:", or remove "sendsKey:".',
    },
    'same-endpoint': {
      severity: 'error',
      about:
        'Two forms are sent to the same address with nothing to tell them apart. Give each a "payload: { formType: … }" of its own.',
    },
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
    code: 'missing-forms-key',
    about: 'formsKey',
    place: { path: ['forms', name, 'sendsKey'] },
    message: `Form ${quote(name)} is to send the public key of the site, and "site:" has no "formsKey"`,
    hint: 'Write "formsKey:" under "site:" as the function that receives the form gives it, or remove "sendsKey:".',
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
    const message = `Form ${quote(form)} sends something of its own as ${quote(name)}: the value of this field would be lost`
    const hint = 'Give the field another name. Visitors see the label, not the name.'
    return [{ code: 'duplicate-field', place: { path: ['forms', form, 'fields', index, 'name'] }, message, hint }]
  })
}

/** Two choices that send the same: nobody could tell which of them a visitor made. */
function sameOptions(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ options, label }, index) => {
    const values = (Array.isArray(options) ? options : []).map((option) => Object(option).value)
    return values.flatMap((sent, at): Finding[] => {
      if (typeof sent !== 'string' || values.indexOf(sent) === at) return []
      const message = `Two choices of ${quote(label)} in form ${quote(form)} send the value ${quote(sent)}`
      const hint = 'Give each choice a value of its own. Visitors see the label, not the value.'
      const path = ['forms', form, 'fields', index, 'options', at, 'value']
      return [{ code: 'duplicate-option', place: { path }, message, hint }]
    })
  })
}

/** "required: yes": visitors would read "yes" where they are to be told what is missing. */
function answers(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ required, label }, index): Finding[] => {
    if (typeof required !== 'string' || !/^(?:yes|no|true|false|on|off|y|n)$/i.test(required)) return []
    const message = `Visitors who leave ${quote(label)} of form ${quote(form)} empty would be told ${quote(required)}`
    const hint =
      'Write the words of the message, such as "Please enter your name"; without the line the field may stay empty.'
    return [{ code: 'bad-value', place: { path: ['forms', form, 'fields', index, 'required'] }, message, hint }]
  })
}

const typed = ['text', 'email', 'tel', 'postal-code', 'textarea', 'number', 'date']
const withoutOptions = [...typed, 'checkbox', 'consent', 'file']
const bounds: Record<string, readonly string[]> = { number: ['min', 'max', 'step'], date: ['earliest', 'latest'] }

/** Bounds of a field that has none of this sort; that one without a type lacks it is reported by itself. */
function idleBounds(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap((field, index) =>
    Object.entries(bounds).flatMap(([type, names]) => {
      // A bound of another sort is reported by itself.
      const sort = type === 'number' ? 'number' : 'string'
      const idle =
        field.type === type || field.type === undefined ? [] : names.filter((name) => typeof field[name] === sort)
      return idle.map((name): Finding => {
        const message = `${quote(name)} does nothing in the field ${quote(field.label)} of form ${quote(form)}`
        const same = bounds[String(field.type)]?.[names.indexOf(name)]
        const otherwise = same === undefined || field[same] !== undefined ? 'Change the type' : `Call it "${same}" here`
        const hint = `It is for fields of type ${quote(type)}. ${otherwise}, or remove the line.`
        const path = ['forms', form, 'fields', index, name]
        return { code: 'idle-bounds', place: { path, key: true }, message, hint }
      })
    }),
  )
}

/** Bounds of a date that are days which no calendar has. */
function lostDays(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ label, earliest, latest }, index) => {
    const days = Object.entries({ earliest, latest })
    const lost = days.filter(([, day]) => isWrittenDay(day) && !isDay(String(day)))
    return lost.map(([name, day]): Finding => {
      const message = `No calendar has the day ${quote(day)}, which is a bound of ${quote(label)} in form ${quote(form)}`
      const hint = 'Write a day as year, month and day: "2027-02-28".'
      return { code: 'bad-value', place: { path: ['forms', form, 'fields', index, name] }, message, hint }
    })
  })
}

const isWrittenDay = (bound: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(bound))

/** Bounds that leave no value. */
function crossedBounds(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ label, min, max, earliest, latest }, index): Finding[] => {
    const areNumbers = typeof min === 'number' && typeof max === 'number' && min > max
    const areDays = [earliest, latest].every(isWrittenDay) && String(earliest) > String(latest)
    if (!areNumbers && !areDays) return []
    const path = ['forms', form, 'fields', index, areNumbers ? 'max' : 'latest']
    const message = `Nobody could fill in ${quote(label)} of form ${quote(form)}: its last value comes before its first`
    const hint = 'Exchange the two values, or remove one of them.'
    return [{ code: 'bad-value', place: { path }, message, hint }]
  })
}

/** Pictures for another server: ours opens them and takes out where they were made, of others nobody knows. */
function picturesElsewhere(form: string, value: unknown): Finding[] {
  if (!isElsewhere(Object(value).endpoint)) return []
  return fieldsOf(value).flatMap(({ type, label }, index): Finding[] => {
    if (type !== 'file') return []
    const message = `The field ${quote(label)} of form ${quote(form)} takes pictures, which only the server of this site can receive`
    const hint = 'Let "endpoint:" be a path on this site, such as "/submit-form.php", or remove the field.'
    return [{ code: 'bad-value', place: { path: ['forms', form, 'fields', index, 'type'] }, message, hint }]
  })
}

/** Choices of a field in which visitors type: it shows none of them, and the server would refuse everything else. */
function idleOptions(form: string, value: unknown): Finding[] {
  return fieldsOf(value).flatMap(({ type, label, options }, index): Finding[] => {
    if (options === undefined || !withoutOptions.includes(String(type))) return []
    const message = `The field ${quote(label)} of form ${quote(form)} has choices, which a field of type ${quote(type)} does not show`
    const hint = 'Write "type: select" for visitors to choose, or remove "options:" for them to type.'
    return [
      { code: 'idle-options', place: { path: ['forms', form, 'fields', index, 'options'], key: true }, message, hint },
    ]
  })
}

/** Two fields with one name: only one of the two values would arrive. */
function sameFields(form: string, value: unknown): Finding[] {
  const names = fieldsOf(value).map(({ name }) => name)
  return names.flatMap((name, index): Finding[] => {
    if (typeof name !== 'string' || names.indexOf(name) === index) return []
    const message = `Form ${quote(form)} has two fields with the name ${quote(name)}: only one of them would arrive`
    const hint = 'Give each field a name of its own. Visitors see the label, not the name.'
    return [{ code: 'duplicate-field', place: { path: ['forms', form, 'fields', index, 'name'] }, message, hint }]
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
  return {
    code: 'same-endpoint',
    place: { path: ['forms', name, ...(formType === undefined ? ['endpoint'] : ['payload', 'formType'])] },
    message: `Forms ${quote(first)} and ${quote(name)} both send ${formType === undefined ? 'no formType' : `the formType ${quote(formType)}`} to ${quote(endpoint)}`,
    hint: `The server could not tell them apart. Give ${quote(name)} a "payload: { formType: ${name} }" of its own.`,
  }
}
