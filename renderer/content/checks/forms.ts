import type { Frame } from '../frame.ts'
import { quote } from '../messages/names.ts'
import type { Finding } from '../problem.ts'

/** Forms that the server could not tell apart: the same endpoint and the same payload.formType. */
export function checkForms({ forms }: Frame): Finding[] {
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
