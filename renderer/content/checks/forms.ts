import type { Frame } from '../frame.ts'
import { quote } from '../messages/names.ts'
import type { Finding } from '../problem.ts'

/** Forms that would lose what a visitor writes, or that the server could not tell apart. */
export function checkForms({ forms }: Frame): Finding[] {
  return [...Object.entries(forms).flatMap(([name, form]) => sameFields(name, form)), ...sameForms(forms)]
}

/** Two fields with one name: only one of the two values would arrive. */
function sameFields(form: string, value: unknown): Finding[] {
  const { fields } = Object(value)
  const names = (Array.isArray(fields) ? fields : []).map((field) => Object(field).name)
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
